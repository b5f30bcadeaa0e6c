import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { hasUnit } from '../../rules/board.ts';
import { isAlive, isEnemy, sideOf } from '../../rules/sides.ts';
import type { EndReason, State } from '../../rules/types.ts';
import { END_REASONS, missionName } from '../../words/names.ts';
import { matched, outlooksOf } from '../board/formations.ts';
import type { Draft } from '../drafting.ts';
import { spendsLastSafeLife } from './deeds.ts';

type View = Readonly<State>;

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** What the moves would change, how near a formation is before all, then seat by seat: “hexilum 3 → 5”. */
export function changes(
  view: View,
  after: View,
  viewer: Seat,
  seats: readonly SeatInfo[],
): readonly string[] {
  const facts: string[] = [...nearer(view, after, viewer, seats)];
  for (const seat of [...view.life.keys()].sort((a, b) => +(b === viewer) - +(a === viewer) || a - b)) {
    const whose = seat === viewer ? '' : `${seats[seat]!.name}’s `;
    const tell = (name: string, before: number, then: number) =>
      before !== then && facts.push(`${whose}${name} ${before} → ${then}`);
    tell('hexilum', view.hexilum[seat]!, after.hexilum[seat]!);
    tell('life', view.life[seat]!, after.life[seat]!);
    tell('income', view.income[seat]!, after.income[seat]!);
    tell('reserve', sum(view.reserve[seat]!), sum(after.reserve[seat]!));
    tell('Recovery Ship', sum(view.ship[seat]!), sum(after.ship[seat]!));
  }
  return facts;
}

const DRAW: EndReason = 'draw';

/** Units of the own side that attacks would destroy which are chosen one by one (HX-MIN-02). */
const ownStrikes = ({ held, courses }: Draft, viewer: Seat): number =>
  held.filter(([label, territory], i) => {
    const { view } = courses[i]!;
    const isOwn = (owner: Seat) => view.life[owner]! > 0 && sideOf(view, owner) === sideOf(view, viewer);
    return (
      label === 'strike' && hasUnit(view, territory as number) && isOwn(view.owners[territory as number]!)
    );
  }).length;

/** Own units that the moves would lose by their patterns, and other things one may not have thought of. */
export function warnings(
  draft: Draft,
  view: View,
  viewer: Seat,
  seats: readonly SeatInfo[],
): readonly string[] {
  const { pattern, outlook } = draft;
  const list: string[] = [];
  const { ownLosses = ownStrikes(draft, viewer), hitsOwnWarlord = false } = pattern?.outcome ?? {};
  if (ownLosses > 0) list.push(`The attack also destroys ${plural(ownLosses, 'unit')} of your own side.`);
  if (hitsOwnWarlord)
    list.push(
      view.life[viewer] === 1
        ? 'The attack kills your own warlord.'
        : 'The attack also hits your own warlord.',
    );
  if (spendsLastSafeLife(draft, view, viewer))
    list.push('Your warlord is left with 1 life: it can then only heal, and one attack kills it.');
  return [...list, ...helps(view, outlook, viewer, seats)];
}

/** How many cells of each mission that is known the side of a seat holds in its best place. */
function nearness(view: View, viewer: Seat, seat: Seat) {
  return outlooksOf(view, viewer)
    .filter(({ side }) => side === sideOf(view, seat))
    .sort((a, b) => a.mission - b.mission)
    .map((outlook) => {
      const [held, of] = matched(outlook);
      return { mission: outlook.mission, held, of };
    });
}

/** Formations that come nearer or go farther, the own ones first: “Bastion 3 → 4 of 9”. */
function nearer(view: View, after: View, viewer: Seat, seats: readonly SeatInfo[]): readonly string[] {
  if (after.outcome !== null) return [];
  const then = new Map(outlooksOf(after, viewer).map((outlook) => [outlook.key, matched(outlook)]));
  return outlooksOf(view, viewer).flatMap((outlook) => {
    const [before] = matched(outlook);
    const [held, of] = then.get(outlook.key) ?? [before];
    if (held === before) return [];
    const whose = outlook.isOwn ? '' : `${listed(outlook.seats.map((seat) => seats[seat]!.name))}’s `;
    return `${whose}${missionName(outlook.mission)} ${before} → ${held} of ${of}`;
  });
}

/** Enemies who would come nearer to a formation, or win. */
function helps(view: View, after: View, viewer: Seat, seats: readonly SeatInfo[]): readonly string[] {
  if (after.outcome !== null)
    return after.outcome.reason !== DRAW &&
      after.outcome.places.some((place, seat) => place === 1 && isEnemy(view, viewer, seat))
      ? ['An enemy wins by this.']
      : [];
  return seats.flatMap((info, seat) => {
    if (seat >= view.seats || !isAlive(view, seat) || !isEnemy(view, viewer, seat)) return [];
    const nearer = nearness(view, viewer, seat);
    return nearness(after, viewer, seat).flatMap(({ mission, held, of }, i) =>
      held > (nearer[i]?.held ?? 0)
        ? [`${info.name} would then hold ${held} of ${of} cells of ${missionName(mission)}.`]
        : [],
    );
  });
}

/** The win that the moves bring, as a sentence; null for none. */
export function winText({ outlook }: Draft, viewer: Seat): string | null {
  const { outcome } = outlook;
  if (outcome === null || outcome.reason === DRAW || outcome.places[viewer] !== 1) return null;
  return `You win. ${END_REASONS[outcome.reason as keyof typeof END_REASONS]}`;
}

/** What of the next income would be lost; null for nothing (HX-GEN-05). */
export function wasteText(view: View, seat: Seat): string | null {
  const { mostHexilum } = tables(view);
  const over = view.hexilum[seat]! + view.income[seat]! - mostHexilum;
  return over > 0 ? `Of your next income ${over} would be lost: you can hold ${mostHexilum}.` : null;
}
