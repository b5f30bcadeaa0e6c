import { capital, listed } from '@conclave/frame/words.ts';
import { type Explanation, SeatBadge } from '@conclave/kit';
import { Beside } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { isHexilum, warlordAt } from '../../rules/board.ts';
import { EMPTY, INERT, MERCENARY, MINOR, type State } from '../../rules/types.ts';
import {
  cardTexts,
  factionText,
  kindName,
  minorName,
  minorTexts,
  missionName,
  warlordName,
} from '../../words/names.ts';
import { neighbourNames } from '../../words/territory.ts';
import { territoryName } from '../../words/territory-names.ts';
import type { Props } from '../draft.ts';
import { Sign } from '../symbols/symbols.tsx';
import { heldIn, matched, type Outlook } from './formations.ts';

interface Occupant {
  readonly seat: number;
  readonly name: string;
  readonly texts: readonly string[];
}

/** Who stands there and what it can do; null for nobody. */
function occupantOf(view: Readonly<State>, territory: number): Occupant | null {
  const warlord = warlordAt(view, territory);
  if (warlord >= 0) {
    const faction = view.factions[warlord]!;
    const life = `Warlord, life ${view.life[warlord]}. It counts for no formation, and stands in the way of them.`;
    return { seat: warlord, name: warlordName(faction), texts: [life, factionText(tables(view), faction)] };
  }
  const [kind, seat, card] = [view.kinds[territory]!, view.owners[territory]!, view.cards[territory]!];
  if (kind === EMPTY) return null;
  const name = capital(kindName(kind, card));
  if (kind === MERCENARY && card >= 0) return { seat, name, texts: cardTexts(tables(view), card) };
  if (kind === INERT) return { seat, name, texts: ['Its player is out of the game; it counts for nobody.'] };
  const minor = view.minors[seat] ?? -1;
  if (kind !== MINOR || minor < 0) return { seat, name, texts: [] };
  return { seat, name: minorName(minor), texts: minorTexts(tables(view).minors[minor]!) };
}

/** Whose nearest formations count on this territory. */
function formationsAt(outlooks: readonly Outlook[], territory: number, seats: Props['seats']): string[] {
  return outlooks.flatMap((outlook) => {
    const [best] = outlook.places;
    if (best === undefined || !best.cells.includes(territory)) return [];
    const [, of] = matched(outlook);
    const held = heldIn(best);
    if (held === 0) return [];
    const who = listed(outlook.seats.map((seat) => seats[seat]!.name));
    const part = best.missing.includes(territory) ? 'missing' : 'held';
    return [`${who}, ${missionName(outlook.mission)}: ${held} of ${of}, ${part} here.`];
  });
}

interface InspectProps extends Pick<Props, 'view' | 'seats'> {
  readonly territory: number;
  readonly outlooks: readonly Outlook[];
  /** Whether it stays until it is closed, and can be used. */
  readonly isPinned: boolean;
  /** Why it can't be chosen now; null where it can. */
  readonly why?: Explanation | null;
  readonly close: () => void;
}

/** A territory taken apart: who stands there and can do what, and whose formations count on it. */
export function Inspect({ view, seats, territory, outlooks, isPinned, why = null, close }: InspectProps) {
  const occupant = occupantOf(view, territory);
  const turn = view.queue.indexOf(territory);
  return (
    <Beside
      place={territory}
      label={`Territory ${territoryName(territory)}`}
      title={
        <>
          {territoryName(territory)}{' '}
          {isHexilum(view, territory) && (
            <span className="k-quiet">
              <Sign name="hexilum" size={14} /> hexilum
            </span>
          )}
        </>
      }
      className="hx-inspect"
      isPinned={isPinned}
      why={why}
      close={isPinned ? close : null}
    >
      {occupant === null ? (
        <p className="k-quiet">Empty.</p>
      ) : (
        <>
          <p className="hx-occupant">
            <SeatBadge seat={occupant.seat} info={seats[occupant.seat]!} /> <b>{occupant.name}</b>
          </p>
          {occupant.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
      {turn >= 0 && <p>Its ability waits in the chain, number {turn + 1}.</p>}
      {formationsAt(outlooks, territory, seats).map((line) => (
        <p key={line} className="k-quiet">
          {line}
        </p>
      ))}
      <p className="k-quiet map-inspect-more">Next to {listed(neighbourNames(view, territory))}.</p>
    </Beside>
  );
}
