import { capital } from '@conclave/frame/words.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import type { Explanation } from '@conclave/kit';
import { spotPair } from '@conclave/mechanics/edge-match';
import type { dominations } from '../index.ts';
import { supply } from '../rules/mastery.ts';
import { nextLevel } from '../rules/monuments.ts';
import type { Move, State } from '../rules/types.ts';
import { whyNoLevel } from '../rules/why-not/build.ts';
import { domainName, masteryName } from '../words/names.ts';
import { sayRefusal } from '../words/refusals.ts';
import { besideCards } from '../words/tree.ts';
import type { Draft } from './drafting.ts';
import { offersOf } from './parts.ts';
import { openingsOf } from './tree/openings.ts';

type View = Readonly<State>;
type Game = Pick<typeof dominations, 'whyNot'>;

function explained(refusal: Refusal | null, name = ''): Explanation | null {
  const text = refusal && sayRefusal(refusal);
  return text ? { text: name === '' ? text : `${name}: ${text}`, rule: refusal.rule, kind: 'no' } : null;
}

const refused = (game: Game, view: View, seat: Seat, move: Move, name?: string): Explanation | null =>
  explained(game.whyNot(view as State, seat, move), name);

const asksFor = (moves: readonly Move[], label: Move[0]): boolean => moves.some((move) => move[0] === label);

/** Why something can’t be built now, also briefly. */
interface Lack {
  readonly text: string;
  readonly brief: string;
  readonly rule?: string | undefined;
}

const BRIEFLY: { readonly [code: string]: (params: Refusal['params']) => string } = {
  'cannot-pay': (p) => `${p?.missing} ${domainName(Number(p?.domain))} short`,
  'no-counter': () => 'no counter left',
  'cannot-pay-level': (p) => `${p?.missing} Knowledge short`,
  'level-fits-nowhere': () => 'fits nowhere in your Tree',
  'no-free-camp': () => 'no Camp is free',
};

const lackBy = (refusal: Refusal): Lack => ({
  text: sayRefusal(refusal)!,
  brief: BRIEFLY[refusal.code]!(refusal.params),
  rule: refusal.rule,
});

/** Why the next level of a Monument in play can’t be built; null where it can, or there is none. */
export function levelLack(view: View, seat: Seat, monument: number): Lack | null {
  const refusal = nextLevel(view, monument) === 0 ? null : whyNoLevel(view, seat, monument, false);
  return refusal && lackBy(refusal);
}

/** The move that a press on a place of the map seems to want. */
function wantedAt(view: View, seat: Seat, moves: readonly Move[], cell: number): Move | null {
  if (asksFor(moves, 'place')) return ['place', view.hands[seat]![0]!, cell, 0];
  if (asksFor(moves, 'site')) return ['site', cell];
  if (asksFor(moves, 'fall')) return ['fall', cell];
  if (view.phase !== 'build' || !asksFor(moves, 'pass')) return null;
  return [view.owners[view.cells.indexOf(cell)] === seat ? 'upgrade' : 'city', cell];
}

/** Why a place of the map can't be chosen; null where nothing is asked that it could answer. */
export function whyNotCell(
  game: Game,
  view: View,
  seat: Seat,
  moves: readonly Move[],
  cell: number,
): Explanation | null {
  const move = wantedAt(view, seat, moves, cell);
  const monument = view.sites[view.cells.indexOf(cell)] ?? -1;
  if (move?.[0] !== 'city' || monument < 0) return move && refused(game, view, seat, move);
  // Who presses on a Monument means its next level, which is chosen in the prompt where it can be.
  const isOffered = offersOf(moves).some(({ parts }) => parts.monument === monument);
  return isOffered ? null : explained(whyNoLevel(view, seat, monument, false));
}

const TAKEN = ['camp-taken', 'own-city-there'];

/** Why a City can be founded nowhere: what the place lacks that lacks least. */
export function whyNoCity(game: Game, view: View, seat: Seat): Lack {
  const refusals = view.cells.flatMap((cell) => game.whyNot(view as State, seat, ['city', cell]) ?? []);
  const missing = ({ params }: (typeof refusals)[number]) => Number(params?.missing ?? 0);
  const [least] = refusals
    .filter(({ code }) => !TAKEN.includes(code))
    .sort((a, b) => missing(a) - missing(b));
  return least
    ? lackBy(least)
    : { text: 'Each Camp has a City or a Monument already.', brief: 'no Camp is free', rule: 'DM-CIT-08' };
}

/** Why a card can't go to a place of the own Tree. */
export function whyNotSpot(
  game: Game,
  view: View,
  seat: Seat,
  { chosen, candidates }: Draft,
  spot: number,
): Explanation | null {
  const { kind, copy, monument } = chosen;
  const [x, y] = spotPair(spot);
  const name = capital(besideCards(view, seat, x, y)) || 'Campfire';
  if (monument !== undefined) return refused(game, view, seat, ['monument', monument, x, y], name);
  if (kind === undefined)
    return candidates.length === 0
      ? null
      : { text: `${name}: No card that you could gain now fits there.`, kind: 'no' };
  const of = copy ?? supply(view, kind)[0] ?? 0;
  return refused(game, view, seat, ['gain', kind, of, x, y], name);
}

/** Why a Mastery card can be neither gained nor turned now; null where neither is asked. */
export function whyNotCard(game: Game, view: View, seat: Seat, kind: number): Explanation | null {
  if (view.mastery[seat]![kind] !== 0) return refused(game, view, seat, ['advance', kind], masteryName(kind));
  const copies = supply(view, kind);
  const [x, y] = spotPair(openingsOf(view, seat)[0]!.spot);
  const said = refused(game, view, seat, ['gain', kind, copies[0] ?? 0, x, y], masteryName(kind));
  if (said === null || copies.length === 0 || said.rule?.startsWith('DM-TRE') !== true) return said;
  return { ...said, text: `${masteryName(kind)}: No copy that is left fits your Tree.` };
}
