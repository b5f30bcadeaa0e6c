import { Button, useEscape, useNewlyAsked, useRoving, useWide } from '@conclave/kit';
import { usePainted } from '@conclave/kit/table';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DOMAINS } from '../../data/domains.ts';
import { MASTERY } from '../../data/mastery.ts';
import { VALUES } from '../../data/numbers.ts';
import { domainName } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { homeSeat, isDeveloping } from '../situation.ts';
import { DomainSign } from '../symbols/symbols.tsx';
import { useSheet } from '../tree/shown.ts';
import { Detail } from './detail.tsx';
import { Entry } from './entry.tsx';
import { FILTER_NAMES, FILTERS, type Filter, type Standing, standingOf } from './standing.ts';
import './catalogue.css';

/** Where one sees only one Domain: the first in which something can be paid. */
const firstDomain = (standings: readonly Standing[]): number =>
  MASTERY[standings.find(({ lack }) => lack === null)?.kind ?? 0]!.domain;

/** More Domains beside each other leave too little width to say what cards do. */
const FEW = 3;

/** Beside the card that is looked at the list has less room: what was pressed stays where it is all the same. */
function useSamePlace(list: RefObject<HTMLElement | null>, change: unknown): (pressed: Element) => void {
  const pressed = useRef<readonly [entry: Element, top: number] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` says when it may have moved
  useLayoutEffect(() => {
    if (!pressed.current || !list.current) return;
    const [entry, top] = pressed.current;
    list.current.scrollTop += entry.getBoundingClientRect().top - top;
  }, [change]);
  return (entry) => {
    pressed.current = [entry, entry.getBoundingClientRect().top];
  };
}

/** All Mastery cards that there are, Domain by Domain and by value. */
function Cards({ table }: { readonly table: Props }) {
  const { view, viewer } = table;
  const draft = useDraft(table);
  const seat = homeSeat(view, viewer);
  const [looked, setLooked] = useState<number | null>(null);
  useEscape(looked !== null, () => setLooked(null));
  useNewlyAsked(() => setLooked(null), 'step');
  const rove = useRoving<HTMLDivElement>();
  const isPainted = usePainted();
  const standings = useMemo(() => MASTERY.map((_, kind) => standingOf(view, seat, kind)), [view, seat]);
  const isPayable = standings.some(FILTERS.now.shows);
  const [wanted, setWanted] = useState<Filter>(() => (isDeveloping(table) ? 'now' : 'all'));
  const filter = wanted === 'now' && !isPayable ? 'all' : wanted;
  const [domain, setDomain] = useState(() => firstDomain(standings));
  /** Where one sees only some Domains this one comes into sight. */
  const open = (n: number) => {
    setDomain(n);
    const list = rove.ref.current!;
    list.scrollTop += list.children[n]!.getBoundingClientRect().top - list.getBoundingClientRect().top;
  };
  const there = draft.spot === null ? null : new Set(draft.offers.map(({ parts }) => parts.kind));
  const isShown = (kind: number) =>
    FILTERS[filter].shows(standings[kind]!) && (there === null || there.has(kind));
  const isBare = (of: number) => !MASTERY.some((card, kind) => card.domain === of && isShown(kind));
  const isBrief = useWide() && DOMAINS.filter((_, n) => !isBare(n)).length > FEW;
  /** Where only one Domain is in sight it is not one of which nothing is shown. */
  const seen = isBare(domain) ? DOMAINS.findIndex((_, n) => !isBare(n)) : domain;
  const detailed = looked ?? draft.card;
  const keepPlace = useSamePlace(rove.ref, detailed);
  // All of them are many, and the dearest stand last.
  const values = isPainted || filter !== 'all' ? VALUES : VALUES.slice(0, -1);
  const isSaid = filter !== 'all' && !isBrief;
  const left = filter === 'all' ? standings.filter(({ isInGame }) => !isInGame).length : 0;
  return (
    <section
      className="dm dm-sheet-over dm-catalogue"
      data-says={isSaid || undefined}
      aria-label="Mastery cards"
    >
      <header className="k-flow k-loose">
        <div className="dm-filters k-flow k-near map-row" role="group" aria-label="Show">
          {FILTER_NAMES.map((name) => (
            <Button
              key={name}
              small
              look="bare"
              aria-pressed={filter === name}
              title={FILTERS[name].says}
              onClick={() => setWanted(name)}
            >
              {FILTERS[name].label}{' '}
              <small className="k-note">{standings.filter(FILTERS[name].shows).length}</small>
            </Button>
          ))}
        </div>
        <p className="k-note">{FILTERS[filter].says}</p>
        <div className="dm-domain-tabs" role="group" aria-label="Domain">
          {DOMAINS.map((code, n) =>
            isBare(n) ? null : (
              <button
                key={code}
                type="button"
                aria-pressed={n === seen}
                aria-label={domainName(n)}
                onClick={() => open(n)}
              >
                <DomainSign domain={n} size={20} />
              </button>
            ),
          )}
        </div>
      </header>
      <div className="dm-catalogue-body" data-detailed={detailed !== null || undefined}>
        <div className="dm-columns" role="group" aria-label="Cards" {...rove}>
          {DOMAINS.map((code, n) => (
            <section
              key={code}
              className="dm-column"
              data-open={n === seen || undefined}
              data-bare={isBare(n) || undefined}
              aria-label={domainName(n)}
            >
              <h3 className={`dm-domain-${n} k-line`}>
                <DomainSign domain={n} size={18} /> <span className="k-short">{domainName(n)}</span>{' '}
                <b>{view.knowledge[seat]![n]}</b>
              </h3>
              {values.map((value) => (
                <div key={value} className="dm-tier k-stack k-near">
                  <span className="unseen">{value}</span>
                  {MASTERY.flatMap((card, kind) =>
                    card.domain !== n || card.value !== value || !isShown(kind)
                      ? []
                      : [
                          <Entry
                            key={kind}
                            of={standings[kind]!}
                            rules={view.rules}
                            isSaid={isSaid}
                            isLooked={detailed === kind}
                            isChosen={draft.card === kind}
                            look={(next, entry) => {
                              keepPlace(entry);
                              setLooked(looked === next ? null : next);
                            }}
                          />,
                        ],
                  )}
                </div>
              ))}
            </section>
          ))}
        </div>
        {left > 0 && (
          <Button small look="bare" className="dm-left-out" onClick={() => setWanted('shut')}>
            {left} more cards, of value 9, are not in a first game
          </Button>
        )}
        {detailed !== null && (
          <Detail
            key={detailed}
            table={table}
            seat={seat}
            of={standings[detailed]!}
            close={() => setLooked(null)}
          />
        )}
      </div>
    </section>
  );
}

/** The supply of Mastery cards as a catalogue, over the board while it is open. */
export function Catalogue({ table }: { readonly table: Props }) {
  const draft = useDraft(table);
  return useSheet(table, draft).sheet === 'cards' ? <Cards table={table} /> : null;
}
