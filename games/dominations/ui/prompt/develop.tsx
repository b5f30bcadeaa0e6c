import { predict, type Seat } from '@conclave/kernel';
import { Ask, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { HEGEMON } from '../../data/hegemon.ts';
import { tables } from '../../data/tables.ts';
import { dominations } from '../../index.ts';
import { endVp } from '../../rules/age-effects.ts';
import { developCard } from '../../rules/develop.ts';
import { exchange } from '../../rules/exchange.ts';
import { total } from '../../rules/holdings.ts';
import type { Move, State } from '../../rules/types.ts';
import { measureName } from '../../words/hegemon-words.ts';
import { masteryText, nodusSays } from '../../words/mastery-words.ts';
import { sayMove } from '../../words/move.ts';
import { amounts, domainName, masteryName, vp } from '../../words/names.ts';
import { turnText } from '../../words/say/tree.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { wonBy } from '../rack/by-card.ts';
import { isAssimilating } from '../situation.ts';
import { DomainSign } from '../symbols/symbols.tsx';
import { copyChoices } from '../tree/copies.tsx';
import { SingleAsk } from './age/single.tsx';
import { exchangeChoices } from './exchange.tsx';
import { Held } from './purse.tsx';
import { developWarning, moveWarning } from './warnings.ts';
import { asked, sentence } from './words.tsx';

function sentenceOf({ view, seats }: Props, { chosen, complete, picks }: Draft) {
  if (picks.length === 0) return asked(view, seats);
  if (complete)
    return sentence(complete[0] === 'advance' ? turnText(view, complete[1]) : sayMove(view, complete));
  if (chosen.action === 'exchange') return 'Choose what you give first.';
  if (chosen.kind !== undefined) return `${masteryName(chosen.kind)}: choose a copy and a place.`;
  if (chosen.spot !== undefined || picks.some(([name]) => name === 'spot'))
    return 'Choose a card that fits this place.';
  return asked(view, seats);
}

/** What the card that is being gained or turned will do, and how much that would be as things stand then. */
function Effect({ view, seat, draft }: Pick<Props, 'view'> & { readonly seat: Seat; readonly draft: Draft }) {
  const { chosen, picks, complete } = draft;
  const { kind, action } = chosen;
  if (kind === undefined || picks.length === 0) return null;
  const side = action === 'advance' ? 2 : 1;
  const then = complete && predict(dominations, view as State, seat, complete)?.view;
  const n = then ? endVp(then, seat, kind) : 0;
  return (
    <>
      <span>
        {masteryText(tables(view).mastery[kind]!, side, tables(view))}
        {n > 0 && ` That would be ${vp(n)} now.`}
      </span>
      {complete === null && action === 'gain' && view.age === 1 && (
        <span className="k-quiet">{nodusSays(tables(view))}</span>
      )}
    </>
  );
}

/** The Hegemon tiles that the card would win as things stand then. */
function Lead({ props, move }: { readonly props: Props; readonly move: Move }) {
  const { view, viewer, seats } = props;
  return wonBy(view, viewer as Seat, move).map(({ tile, rival }) => (
    <span key={tile}>
      <b>
        With it you have most {measureName(HEGEMON[tile]!)}: {vp(tables(view).hegemonVp)}.
      </b>
      {rival >= 0 &&
        !isAssimilating(view) &&
        ` ${seats[rival]!.name} has most Influence, and could still win that by the free card at the end of the Age.`}
    </span>
  ));
}

/** D-DEVELOP and D-ASSIM: a card gained or turned, exchanges, and the end (DM-DEV-01, DM-INF-05). */
export function DevelopAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const seat = viewer as Seat;
  const draft = useDraft(props);
  const { complete, picks, chosen } = draft;
  const isBegun = picks.length > 0;
  const isFree = isAssimilating(view);
  const verb = isFree ? 'Assimilate' : chosen.action === 'advance' ? 'Turn it' : 'Gain it';
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={sentenceOf(props, draft)}
      choices={
        isBegun && chosen.action !== 'exchange' ? copyChoices(props, draft) : exchangeChoices(props, draft)
      }
      preview={
        <>
          {isBegun && complete && <Lead props={props} move={complete} />}
          <Effect view={view} seat={seat} draft={draft} />
          {!isFree && <Held view={view} seat={seat} />}
        </>
      }
      warning={isBegun && complete ? moveWarning(view, seat, seats, complete) : null}
      confirm={isBegun ? (chosen.action === 'exchange' ? 'Exchange' : verb) : null}
      end={
        isBegun
          ? undefined
          : isFree
            ? { label: 'Take nothing', move: ['pass'], warning: 'The card would be free of cost.' }
            : { label: 'End Develop', move: ['pass'], warning: developWarning(view, seat, moves) }
      }
    />
  );
}

/** What is named so far: “So far 2 Government, 1 Trade”. */
const Named = ({ amounts: named }: { readonly amounts: readonly number[] }) => (
  <span className="k-quiet">So far {amounts(named)}.</span>
);

/** One Knowledge of those that remain to be paid, or given in an exchange. */
function OneOfAsk({
  props,
  name,
  confirm,
  canStop = false,
  warning = null,
}: {
  readonly props: Props;
  readonly name: 'domain' | 'from';
  readonly confirm: (domain: string) => string;
  readonly canStop?: boolean;
  readonly warning?: string | null;
}) {
  const { view, viewer, moves } = props;
  const { amounts } = (exchange.under(view) ?? developCard.under(view))!;
  return (
    <SingleAsk
      props={props}
      name={name}
      options={[...valuesOf(offersOf(moves), name)].map((domain) => ({
        value: domain,
        label: (
          <ChoiceLabel
            sign={<DomainSign domain={domain} size={20} />}
            name={domainName(domain)}
            effect={`${view.knowledge[viewer as Seat]![domain]! - amounts[domain]!} left`}
          />
        ),
      }))}
      preview={
        <>
          <Named amounts={amounts} />
          {warning && <span className="k-loss">{warning}</span>}
        </>
      }
      confirm={(domain) => confirm(domainName(domain as number))}
      end={canStop ? { label: 'No more', move: ['stop'], warning: null } : undefined}
    />
  );
}

/** D-PAY by Alchemy, and further Knowledge of an exchange. */
export const SpendAsk = ({ props }: { readonly props: Props }) => (
  <OneOfAsk props={props} name="domain" confirm={(name) => `Pay 1 ${name}`} />
);
export const MoreAsk = ({ props }: { readonly props: Props }) => (
  <OneOfAsk props={props} name="from" confirm={(name) => `Give 1 ${name}`} canStop warning={tooMuch(props)} />
);

/** What one more would be lost of an exchange to the limit. */
function tooMuch({ view, viewer }: Props): string | null {
  const { domain, amounts: named } = exchange.under(view)!;
  const room = view.limits[viewer as Seat]![domain]! - view.knowledge[viewer as Seat]![domain]!;
  return total(named) < room
    ? null
    : `One more would be lost: your limit in ${domainName(domain)} is reached.`;
}
