import { HEX, hexagon, middlesOf, placeOf } from '@conclave/kit/table';
import type { Hex } from '@conclave/mechanics/hex';
import { cellsOf, type Placement } from '../../rules/galaxy.ts';
import type { Move } from '../../rules/types.ts';
import { type Props, useDraft } from '../draft.ts';

type LayMove = Extract<Move, readonly ['layBoard', ...unknown[]]>;

const CELL = hexagon(0.94);
const keyOf = ([q, r]: Hex): string => `${q},${r}`;

/** Placements by each hex that they would cover, in the order of the hexes. */
function byHex(moves: readonly Move[]): ReadonlyMap<string, { hex: Hex; boards: readonly Placement[] }> {
  const found = new Map<string, { hex: Hex; boards: Placement[] }>();
  for (const [label, ...board] of moves.filter((move): move is LayMove => move[0] === 'layBoard'))
    if (label === 'layBoard')
      for (const hex of cellsOf(board)) {
        const there = found.get(keyOf(hex)) ?? { hex, boards: [] };
        there.boards.push(board);
        found.set(keyOf(hex), there);
      }
  return found;
}

/** Free hexes, each a button that shows one way after the other to lay the next board over it. */
export function LayBoard({ table, scale }: { readonly table: Props; readonly scale: number }) {
  const { chosen, complete, pickAll } = useDraft(table);
  const hexes = byHex(table.moves);
  const laid = complete?.[0] === 'layBoard' ? complete.slice(1) : null;
  const covered = new Set(laid ? cellsOf(laid as unknown as Placement).map(keyOf) : []);
  const press = (boards: readonly Placement[]) => {
    const now = boards.findIndex(([q, r, turn]) => chosen.q === q && chosen.r === r && chosen.turn === turn);
    const [q, r, turn] = boards[(now + 1) % boards.length]!;
    pickAll(['q', q], ['r', r], ['turn', turn]);
  };
  return [...hexes.values()].map(({ hex, boards }) => {
    const [at] = middlesOf([hex]);
    const isCovered = covered.has(keyOf(hex));
    return (
      <path
        key={keyOf(hex)}
        d={CELL}
        role="button"
        tabIndex={-1}
        data-rove
        className="hg-free"
        data-covered={isCovered || undefined}
        aria-pressed={isCovered}
        aria-label={`Free hex ${keyOf(hex)}: ${boards.length} ways to lay a board`}
        transform={placeOf(at!)}
        strokeWidth={Math.max(1.5, HEX / 50 / scale)}
        onClick={() => press(boards)}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' && e.key !== ' ') return;
          e.preventDefault();
          press(boards);
        }}
      />
    );
  });
}
