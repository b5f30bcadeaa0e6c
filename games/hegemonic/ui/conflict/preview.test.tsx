import { plainText } from '@conclave/frame/event-parts.ts';
import type { SeatInfo } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import { conflictOf } from '../../rules/conflict/declaring.ts';
import { preview } from '../../rules/conflict/preview.ts';
import type { Move } from '../../rules/types.ts';
import { playEagerly } from '../../tests/eager.ts';
import type { Given } from '../../tests/position.ts';
import { table } from '../../tests/table.ts';
import { forecast, outlook } from './outlook.ts';
import { Shown } from './preview.tsx';
import { results } from './results.ts';

type Attack = Extract<Move, readonly ['attack', ...unknown[]]>;
const attacksIn = (moves: readonly Move[]) => moves.filter((move): move is Attack => move[0] === 'attack');

const NAMES = ['Red', 'Blue', 'Green'];
const SEATS: readonly SeatInfo[] = NAMES.map((name) => ({ name, kind: 'human', away: false }));

const GIVEN: Given = {
  players: {
    Red: { caps: 9, hand: ['predictiveAlgorithms'], built: [15, 0, 0] },
    Blue: { hand: ['dysonSphereAssembly'] },
    Green: { hand: [] },
  },
  sectors: {
    '2,0': { pieces: { R: '3c a' } },
    '2,-1': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e a' } },
    '3,0': { tile: { political: 1, faction: 'green' }, pieces: { G: 'e' } },
    '1,0': { tile: { industrial: 2 }, pieces: { B: '2c' } },
  },
  gates: [['R', '2,0', '2,-1']],
  turn: ['R', 'subvert'],
};

describe('the preview of an attack', () => {
  const t = table(GIVEN);
  const view = game.view(t.s, 0);
  const buyout: Attack = ['attack', 'buyout', t.at('2,0'), t.at('2,-1'), 1, 'political'];
  const of = preview(view, 0, buyout);

  it('says what is certain, may be lent and may be played', () => {
    expect(outlook(of.attacker)).toMatchObject({ certain: 3, more: 0, least: 6, most: 6 });
    expect(outlook(of.defender)).toMatchObject({ certain: 3, more: 1, least: 4 });
    expect(forecast(of)).toBe('open');
  });

  it('promises nothing where a leader may be used (HG-LEA-06)', () => {
    const given: Given = {
      ...GIVEN,
      players: { Red: { caps: 20, hand: [] }, Blue: { hand: [] }, Green: { leader: [8, 0] } },
      sectors: {
        '2,0': { pieces: { R: '3c' } },
        '2,-1': { tile: { political: 1, faction: 'orange' }, pieces: { B: 'e' } },
      },
      gates: [],
    };
    const sure = (position: number) => {
      const led = table({ ...given, players: { ...given.players, Green: { leader: [8, position] } } });
      const attack: Attack = ['attack', 'buyout', led.at('2,0'), led.at('2,-1'), 1, 'political'];
      const of = preview(led.s, 0, attack);
      // 3 against 1: The Assembly Speaker could make it 3 against 3.
      return [of.attacker.certain, of.defender.certain, forecast(of)];
    };
    expect(sure(0)).toEqual([3, 1, 'sure']);
    expect(sure(1)).toEqual([3, 1, 'open']);
  });

  it('names what is won, lost and drawn, and what the board would pay', () => {
    const { won, drawn, lost, swings } = results(view, conflictOf(view, 0, buyout));
    const said = (lines: typeof won) => lines.map((line) => plainText(line, NAMES));
    expect(said(won)).toEqual(['Blue loses 1 Embassy and 1 Agent', 'Red places 1 Embassy there']);
    expect(said(drawn)).toEqual([
      'The attacking Complexes stay unharmed',
      'Blue loses 1 Agent',
      'All bases stay',
    ]);
    expect(said(lost)).toEqual([
      'The attacking Complexes stay unharmed',
      'Blue may destroy 1 Gate pair of Red at B2',
    ]);
    expect(swings).toEqual([
      { board: 1, seat: 1, before: 3, after: 0 },
      { board: 1, seat: 2, before: 1, after: 3 },
    ]);
  });

  it('shows all of it', () => {
    const [, pattern, by, sector, defender, target] = buyout;
    const shown = renderToStaticMarkup(
      <Shown
        table={{
          ...{ game, view, viewer: 0, seats: SEATS, moves: [], play: () => undefined },
          ...{ beat: null, speed: 'off' },
        }}
        declaring={{ pattern, by, from: by, sector, defender, target }}
        seat={0}
      />,
    );
    const text = shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Buyout takeover at B2');
    expect(text).toContain('pay 4 CAPs of 9');
    expect(text).toContain('ends with 6');
    expect(text).toContain('Complexes B1 3');
    expect(text).toContain('May be lent Green +1');
  });

  it('takes under 2 ms for an attack in a late game with six seats', () => {
    const times: number[] = [];
    for (const seed of [6, 7])
      playEagerly(seed, 6, (s) => {
        if (s.round < 4) return;
        for (const seat of game.waiting(s)) {
          const seen = game.view(s, seat);
          for (const attack of attacksIn(game.moves(seen, seat))) {
            const began = performance.now();
            const { attacker, defender } = preview(seen, seat, attack);
            outlook(attacker);
            outlook(defender);
            results(seen, conflictOf(seen, seat, attack));
            times.push(performance.now() - began);
          }
        }
      });
    expect(times.length).toBeGreaterThan(20);
    const median = times.sort((a, b) => a - b)[times.length >> 1]!;
    expect(median).toBeLessThan(2);
  });
});
