import { markupOf, people, propsFor } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import type { Move } from '../rules/types.ts';
import { fresh } from '../tests/rounds.ts';
import { type Table, table } from '../tests/table.ts';
import { LayBoard } from './board/lay-board.tsx';
import { type Draft, type Props, useDraft } from './draft.ts';

const SEATS = people('Yara', 'Vito', 'Will');
const propsOf = (t: Table): Props => ({
  ...propsFor(game, t.s, 0, SEATS),
  play: (move) => t.events.push(...game.apply(t.s, 0, move)),
});

/** What is under construction, after `act` if that is given. */
function drafted(t: Table, act?: (draft: Draft) => void): Draft {
  const props = propsOf(t);
  let draft: Draft | null = null;
  const Use = () => {
    draft = useDraft(props);
    return null;
  };
  markupOf(<Use />);
  if (act === undefined) return draft!;
  act(draft!);
  return drafted(t);
}

describe('the draft of a Build', () => {
  const building = (sectors: readonly string[]) =>
    table({
      players: { Yellow: { caps: 20, home: [3, -1] }, Violet: {}, White: {} },
      sectors: {
        '3,-1': { pieces: { Y: 'c e o' } },
        ...Object.fromEntries(sectors.map((hex) => [hex, { tile: { industrial: 1 } }])),
      },
      turn: ['Y', 'industrialize'],
    });
  const build = (t: Table): Draft =>
    drafted(t, ({ send }) => send(game.moves(t.s, 0).find(([label]) => label === 'complex')!));

  it('goes on with the piece built last, while there is a choice of places for it', () => {
    expect(build(building(['2,0', '3,0', '3,-2'])).picks).toEqual([['action', 'complex']]);
    const last = building(['2,0', '3,-2']);
    expect(build(last).picks).toEqual([]);
    expect(last.asked).toBe('0 build.next');
    expect(last.offers('Y', 'complex ')).toHaveLength(1);
  });
});

describe('the draft of a board that is laid (HG-VAR-16)', () => {
  it('takes one way after the other to cover a free hex that is pressed', () => {
    const t = fresh(2, { galaxy: 'free' });
    const seat = game.waiting(t.s)[0]!;
    const props: Props = propsFor(game, t.s, seat, SEATS);
    const shown: (Move | null)[] = [];
    const Press = () => {
      const draft = useDraft(props);
      const [hex] = LayBoard({ table: props, scale: 1 });
      shown.push(draft.complete);
      hex!.props.onClick();
      return null;
    };
    for (let n = 0; n < 3; n++) markupOf(<Press />);
    const [before, one, other] = shown;
    expect(before).toBeNull();
    expect([one?.[0], other?.[0]]).toEqual(['layBoard', 'layBoard']);
    expect(other).not.toEqual(one);
  });
});
