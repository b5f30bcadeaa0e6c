import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Count, Tip } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { lifeToAct } from '../../rules/actions.ts';
import { canRaise, raiseCost } from '../../rules/hexilum.ts';
import type { State } from '../../rules/types.ts';
import {
  factionName,
  factionText,
  hexilum,
  minorName,
  minorTexts,
  unitsText,
  warlordName,
} from '../../words/names.ts';
import { FactionEmblem, MinorGlyph, Sign, UnitGlyph } from '../symbols/symbols.tsx';

type View = Readonly<State>;
interface Of {
  readonly view: View;
  readonly seat: Seat;
}

/** The warlord's life as a row of cells, as many filled as are left. */
export function Life({ view, seat }: Of) {
  const life = view.life[seat]!;
  const { life: most } = tables(view);
  return (
    <Tip
      className="hx-fact hx-life"
      rule="HX-ACT-13"
      tip={`${warlordName(view.factions[seat]!)}: ${life} of ${most} life.${
        life > 0 && life < lifeToAct(view) ? ` With ${life} life the warlord can only heal.` : ''
      }`}
    >
      <Sign name="warlord" size={16} />
      <span className="unseen">Life </span>
      <b data-low={life <= 2 || undefined}>
        <Count value={life} />
      </b>
      <span className="k-within k-dots hx-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} data-on={i < life || undefined} />
        ))}
      </span>
    </Tip>
  );
}

/** Hexilum at hand and the most that can be held (HX-GEN-05). */
export function Hexilum({ view, seat }: Of) {
  const n = view.hexilum[seat]!;
  const { mostHexilum } = tables(view);
  return (
    <Tip className="hx-fact" rule="HX-GEN-05" tip={`${hexilum(n)}; at most ${mostHexilum} can be held.`}>
      <Sign name="hexilum" size={16} />
      <span className="unseen">Hexilum </span>
      <b data-hexilum={seat}>
        <Count value={n} />
      </b>
      <span className="k-note hx-limit">
        <span aria-hidden="true">/ </span>
        <span className="unseen">of </span>
        {mostHexilum}
      </span>
    </Tip>
  );
}

/** What comes each turn, and what one more would cost. */
const incomeTip = (view: View, seat: Seat): string => {
  const level = view.income[seat]!;
  return level >= tables(view).highestIncome
    ? `Income ${level}, the highest there is.`
    : `Income ${level} at the start of each turn. Raising it costs an action and ${hexilum(raiseCost(view, seat))}.`;
};

export function Income({ view, seat }: Of) {
  return (
    <Tip className="hx-fact" rule="HX-ECO-01" tip={incomeTip(view, seat)}>
      <Sign name="income" size={16} />
      <span className="unseen">Income </span>
      <b>+{view.income[seat]}</b>
    </Tip>
  );
}

/** The income track: each level with what it costs to get there. */
export function IncomeTrack({ view, seat }: Of) {
  const level = view.income[seat]!;
  const { highestIncome } = tables(view);
  const surcharge = raiseCost(view, seat) - level - 1;
  return (
    <Tip className="hx-income" rule="HX-ECO-01" tip={incomeTip(view, seat)}>
      <span className="k-note">Income</span>
      <span className="unseen">
        level {level} of {highestIncome}
        {level < highestIncome && `, the next costs ${raiseCost(view, seat)}`}
      </span>
      <span className="k-within hx-levels" aria-hidden="true">
        {Array.from({ length: highestIncome }, (_, i) => i + 1).map((n) => (
          <span
            key={n}
            className="k-within"
            data-level={n === level ? 'now' : n < level ? 'past' : undefined}
            data-can={(n === level + 1 && canRaise(view, seat)) || undefined}
          >
            <b>{n}</b>
            {n > level && (
              <span className="k-within hx-cost">
                {n + surcharge}
                <Sign name="hexilum" size={12} />
              </span>
            )}
          </span>
        ))}
      </span>
    </Tip>
  );
}

const KINDS = ['normal', 'minor', 'squad'] as const;

/** Units by kind with their signs. */
function Units({ view, seat, counts }: Of & { readonly counts: readonly number[] }) {
  return KINDS.map((kind, i) => {
    const n = counts[i] ?? 0;
    if (n === 0 && i > 0) return null;
    const minor = view.minors[seat]!;
    return (
      <span key={kind} className="k-within hx-count" data-none={n === 0 || undefined}>
        {kind === 'minor' && minor >= 0 ? (
          <MinorGlyph minor={minor} size={15} />
        ) : (
          <UnitGlyph kind={kind === 'squad' ? 'squad' : 'normal'} size={15} />
        )}
        {n}
      </span>
    );
  });
}

/** What can be placed (HX-PLC-01). */
export function Reserve({ view, seat, label = false }: Of & { readonly label?: boolean }) {
  const counts = view.reserve[seat]!;
  return (
    <Tip className="hx-fact" rule="HX-PLC-01" tip={`Reserve: ${unitsText(counts)}.`}>
      {label ? <span className="k-note">Reserve</span> : <Sign name="reserve" size={15} />}
      <span className="unseen">{label ? unitsText(counts) : `Reserve ${unitsText(counts)}`}</span>
      <span className="k-within hx-counts" aria-hidden="true" data-reserve={seat}>
        <Units view={view} seat={seat} counts={counts} />
      </span>
    </Tip>
  );
}

/** What waits to be taken back (HX-REC-01). */
export function Ship({ view, seat, label = false }: Of & { readonly label?: boolean }) {
  const counts = view.ship[seat]!;
  return (
    <Tip className="hx-fact" rule="HX-REC-01" tip={`Recovery Ship: ${unitsText(counts)}.`}>
      {label ? <span className="k-note">Recovery Ship</span> : <Sign name="ship" size={15} />}
      <span className="unseen">{label ? unitsText(counts) : `Recovery Ship ${unitsText(counts)}`}</span>
      <span className="k-within hx-counts" aria-hidden="true" data-ship={seat}>
        <Units view={view} seat={seat} counts={counts} />
      </span>
    </Tip>
  );
}

/** Faction and warlord, with what the warlord can do. */
export function FactionChip({ view, seat, brief = false }: Of & { readonly brief?: boolean }) {
  const faction = view.factions[seat]!;
  if (faction < 0) return null;
  return (
    <Tip className="hx-fact hx-faction" rule="HX-ACT-12" tip={factionText(tables(view), faction)}>
      <FactionEmblem faction={faction} size={brief ? 16 : 22} />
      <span className={brief ? 'unseen' : undefined}>
        {brief ? factionName(faction) : <b className="k-title">{warlordName(faction)}</b>}
      </span>
      {!brief && <span className="k-quiet">{factionName(faction)}</span>}
    </Tip>
  );
}

/** The minor faction of a seat, with what its units do. */
export function MinorChip({ view, seat, brief = false }: Of & { readonly brief?: boolean }) {
  const minor = view.minors[seat]!;
  if (minor < 0) return null;
  return (
    <Tip
      className="hx-fact"
      rule="HX-MIN-01"
      tip={
        <span className="k-stack">
          <b>{minorName(minor)}</b>
          {minorTexts(tables(view).minors[minor]!).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      }
    >
      <MinorGlyph minor={minor} size={16} />
      <span className={brief ? 'unseen' : undefined}>{minorName(minor)}</span>
    </Tip>
  );
}

/** How many cards a seat has in front. */
export function CardCount({ view, seat }: Of) {
  const mercenaries = view.undeployed[seat]!.length + view.deployed[seat]!.length;
  const actions = view.actionCards[seat]!.length;
  return (
    <Tip
      className="hx-fact"
      rule="HX-CRD-01"
      tip={`${plural(mercenaries, 'mercenary', 'mercenaries')}, of which ${view.deployed[seat]!.length} in play; ${plural(actions, 'action card')}.`}
    >
      <Sign name="card" size={14} />
      <span className="unseen">Cards </span>
      <span data-cards={seat}>{mercenaries + actions}</span>
    </Tip>
  );
}
