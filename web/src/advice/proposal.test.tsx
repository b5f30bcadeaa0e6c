import { games } from '@conclave/games';
import { useDraft as useApex } from '@conclave/games/apex/ui/draft.ts';
import { useDraft as useDominations } from '@conclave/games/dominations/ui/draft.ts';
import { useDraft as useHegemonic } from '@conclave/games/hegemonic/ui/draft.ts';
import { useDraft as useHexpanse } from '@conclave/games/hexpanse/ui/draft.ts';
import { useTable } from '@conclave/games/stardust-imperium/ui/table.ts';
import { type Core, type Move, moveText, pick, seeded, seedOf } from '@conclave/kernel';
import { AtTable, type TableProps, tableScope } from '@conclave/kit';
import { proposal } from '@conclave/kit/table';
import { people, propsFor } from '@conclave/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const SEATS = people('Ann', 'Bob');
const MOVES = 120;

/** By game, the move that its page would make at a press on Confirm; where it asks more at once, the first of them. */
const READY: Readonly<Record<string, (props: TableProps) => Move | null>> = {
  apex: (props) => useApex(props as never).complete,
  dominations: (props) => useDominations(props as never).complete,
  hegemonic: (props) => useHegemonic(props as never).complete,
  hexpanse: (props) => useHexpanse(props as never).held[0] ?? null,
  'stardust-imperium': (props) => useTable(props as never).draft.complete,
};

/** What stands ready at a new table after a proposal. */
function readyAfter(ready: (props: TableProps) => Move | null, props: TableProps, move: Move): Move | null {
  const scope = tableScope('test');
  proposal.at(scope).set({ moves: props.moves, move });
  const found: (Move | null)[] = [];
  renderToStaticMarkup(
    <AtTable scope={scope}>
      <Look props={props} ready={ready} found={found} />
    </AtTable>,
  );
  return found[0]!;
}

function Look({
  props,
  ready,
  found,
}: {
  readonly props: TableProps;
  readonly ready: (props: TableProps) => Move | null;
  readonly found: (Move | null)[];
}) {
  found.push(ready(props));
  return null;
}

describe('a move that is proposed', () => {
  it.each(Object.entries(READY))('stands ready to be confirmed: %s', async (id, ready) => {
    const game = await games[id]!.load();
    const rng = seeded(seedOf(7));
    const s: Core = game.setup(seedOf(4), 2);
    const missed: string[] = [];
    for (let n = 0; n < MOVES && s.outcome === null; n++) {
      const seat = game.waiting(s)[0]!;
      const props = propsFor(game, s, seat, SEATS);
      const move = pick(rng, props.moves);
      const found = readyAfter(ready, props, move);
      if (!found || moveText(found) !== moveText(move)) missed.push(`${moveText(move)}: ${found}`);
      game.apply(s, seat, move);
    }
    expect(missed).toEqual([]);
  });
});
