import { typeOne } from '@conclave/frame/terminal.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import { STRATEGIES } from '../data/strategies.ts';
import type { Move, State } from '../rules/types.ts';
import { peopleOf } from '../words/move.ts';
import { sectorsByName } from '../words/sector.ts';
import { sectorName } from '../words/sector-names.ts';

type Of<Label extends Move[0]> = Extract<Move, readonly [Label, ...unknown[]]>;

const only = <Label extends Move[0]>(moves: readonly Move[], label: Label): readonly Of<Label>[] =>
  moves.filter((move): move is Of<Label> => move[0] === label);

/** The sectors that moves name at a place, once each, in the order of their names. */
function sectorsOf<M extends Move>(
  view: Readonly<State>,
  moves: readonly M[],
  named: (move: M) => number,
): readonly number[] {
  const found = new Set(moves.map(named));
  return sectorsByName(view).filter((sector) => found.has(sector));
}

/** How to type a choice of card and side. */
function choices(moves: readonly Of<'choose'>[]): string {
  const [, card, , discard] = moves[0]!;
  const sides = listed(STRATEGIES);
  return discard === undefined
    ? `Type a card and one of ${sides}: “choose ${card} war”.`
    : `Type a card, one of ${sides},\nand another card to discard: “choose ${card} war ${discard}”.`;
}

/** Ships that can be moved, by where they stand. */
function ways(view: Readonly<State>, moves: readonly (Of<'move'> | Of<'portal'>)[]): string[] {
  const at = (sector: number) => sectorName(view, sector);
  return sectorsOf(view, moves, (move) => move[1]).map((from) => {
    const own = moves.filter((move) => move[1] === from);
    const ships = Math.max(...own.map((move) => move[3]));
    const label = own[0]![0];
    const targets = sectorsOf(view, own, (move) => move[2]).map(at);
    const where = label === 'portal' ? 'any other sector' : targets.join(', ');
    return `${label} ${at(from)} (${plural(ships, 'ship')}) to ${where}`;
  });
}

/** Whose ships can be ambushed or converted, by sector. */
function victims(view: Readonly<State>, moves: readonly (Of<'ambush'> | Of<'convert'>)[]): string[] {
  return sectorsOf(view, moves, (move) => move[1]).map((sector) => {
    const own = moves.filter((move) => move[1] === sector);
    return `${own[0]![0]} ${sectorName(view, sector)} ${listed(own.map((move) => peopleOf(view, move[2])))}`;
  });
}

/** What an Expansion turn allows, a line for each kind of action and sector, with an example that can be typed. */
function actions(view: Readonly<State>, moves: readonly Move[]): string {
  const at = (sector: number) => sectorName(view, sector);
  const produce = sectorsOf(view, only(moves, 'produce'), (move) => move[1]);
  const going = [...only(moves, 'move'), ...only(moves, 'portal')];
  const lines = [
    ...ways(view, only(moves, 'move')),
    ...ways(view, only(moves, 'portal')),
    ...(produce.length > 0 ? [`produce ${produce.map(at).join(', ')}`] : []),
    ...victims(view, only(moves, 'ambush')),
    ...victims(view, only(moves, 'convert')),
    'end',
  ];
  const [example] = going;
  const how =
    example === undefined
      ? 'Type one of these:'
      : `Type one of these, such as “${example[0]} ${at(example[1])} ${at(example[2])} 1”; without a number all ships go:`;
  return typeOne(lines, how);
}

/** Moves that are many, in few lines that say how to type them; null where a list is short enough. */
export function offer(view: Readonly<State>, moves: readonly Move[]): string | null {
  const choose = only(moves, 'choose');
  if (choose.length > 0) return choices(choose);
  return moves.some(([label]) => label === 'endExpansion') ? actions(view, moves) : null;
}
