import type { Seat, Viewer } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import type { Given } from '../../tests/position.ts';
import { type Table, table } from '../../tests/table.ts';
import { technologyName } from '../../words/names.ts';
import { ConflictScene } from './scene.tsx';
import { lenders, sealed } from './standing.ts';

const SEATS: readonly SeatInfo[] = ['Red', 'Blue', 'Green', 'Yellow'].map((name) => ({
  name,
  kind: 'human',
  away: false,
}));

/** HG-G-11 with a loan: a Fleet against an Agent. */
const GIVEN: Given = {
  players: {
    Red: { caps: 3, built: [1, 1, 5], hand: ['hyperCannonBatteries', 'predictiveAlgorithms'] },
    Blue: { hand: ['sentientPropaganda', 'massTranslationRelay'] },
    Green: {},
    Yellow: {},
  },
  sectors: {
    '2,0': { pieces: { R: 'f', B: 'a' } },
    '2,-1': { pieces: { R: '2o' } },
    '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { B: 'e' } },
    '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { Y: 'e' } },
  },
  turn: ['R', 'assault'],
};

const show = (t: Table, viewer: Viewer = 'table'): string =>
  renderToStaticMarkup(
    <ConflictScene
      table={{
        ...{ game, view: game.view(t.s, viewer), viewer, seats: SEATS, moves: [], play: () => undefined },
        ...{ beat: null, speed: 'off' },
      }}
    />,
  );

const textOf = (shown: string): string => shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const NAME = (t: Table, seat: Seat, i: number) => technologyName(t.s.hands[seat]![i]!);

describe('the scene of a conflict', () => {
  it('is not there outside of one', () => {
    expect(show(table(GIVEN))).toBe('');
  });

  it('names what attacks what, and who has to decide', () => {
    const t = table(GIVEN);
    t.play('R attack raze 0 2,0 B political');
    const text = textOf(show(t));
    expect(text).toContain('Raze destruction at B1');
    expect(text).toContain('Red with Fleet 1 at B1 against 1 Agent of Blue at B1');
    expect(text).toContain('Red chooses a stack to draw on');
    expect(text).toMatch(/Attacker.*martial Power 2 Fleets B1 2/);
  });

  it('shows who may lend, and then who lends what to whom', () => {
    const t = table(GIVEN);
    t.play('R attack raze 0 2,0 B political', `R drawStack 2,-1`, 'B drawFaction 0');
    expect(lenders(t.s, t.s.conflict!).map(({ seat, state }) => [seat, state])).toEqual([
      [2, 'none'],
      [3, 'asked'],
    ]);
    expect(textOf(show(t))).toContain('Yellow decides, up to 1');
    t.play('Y lend defender');
    expect(textOf(show(t))).toMatch(/Yellow \+1 to Blue/);
    expect(textOf(show(t))).toContain('loan of Yellow 1');
  });

  it('shows the back of a card that is chosen, and never its face', () => {
    const t = table(GIVEN);
    t.play('R attack raze 0 2,0 B political', 'R drawNothing', 'B drawNothing');
    const names = [0, 1].flatMap((seat) => [NAME(t, seat, 0), NAME(t, seat, 1)]);
    t.play('R commit hyperCannonBatteries');
    expect(sealed(game.view(t.s, 'table'), t.s.conflict!)).toEqual(['chosen', 'chooses']);
    for (const viewer of ['table', 0, 1, 2] as const) {
      const shown = show(t, viewer);
      expect(shown).toContain('has chosen');
      for (const name of names) expect(shown).not.toContain(name);
    }
  });

  it('ends with both cards, the verdict and what is lost', () => {
    const t = table(GIVEN);
    t.play('R attack raze 0 2,0 B political', 'R drawStack 2,-1', 'B drawFaction 0', 'Y pass');
    t.play('R commit hyperCannonBatteries', 'B commit massTranslationRelay');
    const text = textOf(show(t));
    expect(text).toContain('Hyper Cannon Batteries 4');
    expect(text).toContain('Mass Translation Relay 1');
    expect(text).toMatch(/Red wins, 8 against 5/);
  });
});
