import { CARDS } from '@conclave/games/hexpanse/data/cards.ts';
import type { Effect } from '@conclave/games/hexpanse/data/effects.ts';
import { actionCardOf } from '@conclave/games/hexpanse/data/tables.ts';
import { hexpanse, type Move, type State } from '@conclave/games/hexpanse/index.ts';
import { isVacant } from '@conclave/games/hexpanse/rules/board.ts';
import { territoriesOf } from '@conclave/games/hexpanse/rules/effects/pattern.ts';
import { NORMAL } from '@conclave/games/hexpanse/rules/types.ts';
import { type Options, sameMove } from '@conclave/kernel';
import type { Person } from './person.ts';
import { type Fits, findIn, type Position } from './position.ts';

/** The first fitting place in games of Hexpanse that go on at random, always the same one. */
export const findHexpanse = (
  seats: number,
  fits: Fits<State, Move>,
  options: Options = {},
): Position<State> => findIn(hexpanse, { seats, options }, fits);

const offers =
  (...labels: Move[0][]): Fits<State, Move> =>
  (_, moves) =>
    moves.some(([label]) => labels.includes(label));

/** A faction, a minor faction, a secret mission is chosen, a warlord placed, an action chosen, a unit exchanged. */
export const isFactionAsked = offers('faction');
export const isMinorAsked = offers('minor');
export const isMissionAsked = offers('mission');
export const isWarlordAsked = offers('warlord');
export const isActing = offers('endActions');
export const isExchanging = offers('exchange');

/** Several cards can be paid. */
export const isBuying: Fits<State, Move> = ({ round }, moves) =>
  round >= 3 && moves.filter(([label]) => label === 'buy').length >= 3;

/** An action a while into the game. */
export const isActingLate: Fits<State, Move> = (state, moves) => state.round >= 3 && isActing(state, moves);

/** An ability is under way while others wait. */
export const isInChain: Fits<State, Move> = ({ resolving, queue }, moves) =>
  resolving !== null && queue.length > 0 && moves.length > 0;

/** An option of an action card, as it is offered. */
type Play = Extract<Move, readonly ['play', ...unknown[]]>;

const marksOf = ([, card, option]: Play): readonly string[] =>
  actionCardOf(hexpanse, card).options[option - 1]!.flatMap((effect) =>
    effect.kind === 'pattern' ? effect.pattern.cells.map((cell) => cell[2]) : [],
  );

/** A card that lays a pattern with several of these marks. */
export const layingOf = (moves: readonly Move[], mark: 'P' | 'X'): Play | undefined =>
  moves.find(
    (move): move is Play => move[0] === 'play' && marksOf(move).filter((one) => one === mark).length > 1,
  );

/** A pattern can be filled with units of one kind, and nothing but its card can be played. */
export const isLaying: Fits<State, Move> = ({ actionsLeft, reserve, undeployed }, moves) =>
  actionsLeft === 2 &&
  reserve[0]![0]! > 2 &&
  undeployed[0]!.length === 0 &&
  layingOf(moves, 'P') !== undefined;

/** Enemies stand close enough together for a pattern that attacks. */
export const isStriking: Fits<State, Move> = ({ kinds, owners }, moves) =>
  kinds.filter((kind, territory) => kind === NORMAL && owners[territory]! > 0).length > 2 &&
  layingOf(moves, 'X') !== undefined;

/** Where a pattern may be laid once its card is played, by anchor; at each the turns that are legal. */
export function anchorsOf({ state }: Position<State>, play: Move): ReadonlyMap<number, readonly number[]> {
  const after = structuredClone(state);
  if (!hexpanse.moves(after, 0).some((move) => sameMove(move, play))) throw new Error(`not offered: ${play}`);
  hexpanse.apply(after, 0, play);
  const anchors = new Map<number, number[]>();
  for (const move of hexpanse.moves(after, 0))
    if (move[0] === 'orient') anchors.set(move[1], [...(anchors.get(move[1]) ?? []), move[2]]);
  return anchors;
}

/** An anchor about which the pattern of a card fits whole, however it is turned. */
export function openAnchorOf(position: Position<State>, play: Play): number {
  const { state } = position;
  const effect = actionCardOf(state, play[1]).options[play[2] - 1]!.find(({ kind }) => kind === 'pattern')!;
  const { pattern } = effect as Extract<Effect, { readonly kind: 'pattern' }>;
  const cells = pattern.cells.filter((cell) => cell[2] === 'P').length;
  const isOpen = (anchor: number, k: number) =>
    territoriesOf(state, pattern, anchor, k, 'P').filter((cell) => isVacant(state, cell)).length === cells;
  const found = [...anchorsOf(position, play)].find(
    ([anchor, turns]) => turns.length > 2 && turns.every((k) => isOpen(anchor, k)),
  );
  if (!found) throw new Error(`no room for ${play}`);
  return found[0];
}

/** Chooses an option of an action card, up to the question where its pattern goes. */
export async function choosesOption(person: Person, [, card, option]: Play): Promise<void> {
  await person.hits(person.prompt.getByRole('button', { name: /^Play a card/ }));
  const one = person.prompt.getByRole('button', { name: new RegExp(`^${CARDS[card]!.name}: `) });
  const way = person.prompt.getByRole('button', { name: new RegExp(`^Option ${option}: `) });
  await one.or(way).first().waitFor();
  if ((await one.count()) > 0) await person.hits(one);
  await person.hits(way);
}

/** The button of a prompt that sends what is chosen. */
export const confirmOf = (person: Person) => person.prompt.locator('button.k-signal[aria-disabled="false"]');

/** Chooses the first of what is asked, and confirms it. */
export async function takesFirst(person: Person): Promise<void> {
  const choice = person.prompt.locator('.k-answers').getByRole('button').first();
  await person.hits(choice);
  await person.hits(confirmOf(person));
}
