import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../../data/galaxy.ts';
import { TILES } from '../../data/tiles.ts';
import { recommendedGalaxy, sectorAt } from '../../rules/galaxy.ts';
import type { Given } from '../position.ts';
import { asks, finishRound, fresh, fromDeck, initialsFrom, playUntil } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const learningGame = { learningGame: 'on' };
const COUNTS = [2, 3, 4, 5, 6];

describe('the learning game', () => {
  it.each(COUNTS)(
    'HG-VAR-01: has the recommended galaxy and homes for %i, whatever else is chosen',
    (players) => {
      const { s } = fresh(players, { ...learningGame, homes: 'chosen', galaxy: 'free' });
      expect(s.galaxy).toBe(recommendedGalaxy(s));
      for (const [i, hex] of LAYOUTS[players]!.homes.entries())
        expect(s.homes[(s.arbiter + i) % players]).toBe(sectorAt(s, hex));
    },
  );

  it.each([
    { players: 2, pool: 3, stack: 3 },
    { players: 3, pool: 3, stack: 6 },
    { players: 4, pool: 4, stack: 8 },
    { players: 5, pool: 5, stack: 10 },
    { players: 6, pool: 6, stack: 12 },
  ])(
    'HG-VAR-02: has four tiles a player of $players, one of them beside each home; two rounds',
    ({ players, pool, stack }) => {
      const t = fresh(players, learningGame);
      const { tileHands } = t.s;
      expect([t.s.pool.length, t.s.stack.length]).toEqual([pool, stack]);
      expect(tileHands.map((hand) => hand.length)).toEqual(Array(players).fill(1));
      const tiles = [...tileHands.flat(), ...t.s.pool, ...t.s.stack];
      expect(new Set(tiles).size).toBe(4 * players);
      if (players < 4) expect(tiles.every((tile) => TILES[tile]!.small)).toBe(true);
      const [first] = initialsFrom(t, t.s.arbiter);
      expect(t.asked).toBe(`${t.s.arbiter} setUp.placeFirstTile`);
      expect(t.whyNot(`${first} place ${tileHands[t.s.arbiter]} 1,0`)?.code).toBe('not-beside-home');
      const asked = playUntil(t, asks('expansionTurn.placeTile'));
      expect(asked).toHaveLength(players);
      // The first expansion turn has flipped one.
      expect([t.s.pool.length, t.s.stack.length]).toEqual([pool + 1, stack - 1]);
      playUntil(t, () => t.s.outcome !== null);
      expect([t.s.round, t.s.outcome?.reason]).toEqual([2, 'stack']);
    },
  );

  it('HG-VAR-03: has no hands and no RESEARCH; a card drawn is used at once', () => {
    const t = fresh(4, learningGame);
    expect([t.s.hands, t.s.deck.length]).toEqual([[[], [], [], []], 54]);
    playUntil(t, asks('expansionTurn.draw'));
    const [first] = initialsFrom(t, t.s.arbiter) as [string];
    t.play(`${first} drawDeck`);
    expect(t.asked).toBe(`${t.s.arbiter} useCard.use`);
    expect(t.offers(first, 'discard')).toHaveLength(1);
    t.play(t.offers(first, 'discard').map((text) => `${first} ${text}`)[0]!);
    expect(t.s.hands).toEqual([[], [], [], []]);
    const discover = (options: Given['options']) =>
      table({
        players: { Blue: { caps: 5, built: [1, 1, 1] }, ...others },
        options,
        turn: ['B', 'discover'],
      });
    const learning = discover(learningGame);
    expect(learning.whyNot('B research')).toMatchObject({ code: 'no-research', rule: 'HG-VAR-03' });
    expect(discover({}).can('B research')).toBe(true);
    const basic = table({ ...learning.given, turn: ['B', 'assault'] });
    basic.play('B drawDeck');
    expect(basic.asked).toBe('0 useCard.use');
  });

  it('HG-VAR-04: has no retention limit', () => {
    const kept = (options: Given['options']) => {
      const t = table({ players: { Blue: { caps: 40, built: [3, 4, 8] }, ...others }, options });
      finishRound(t);
      return t.s.caps[0]! - 16;
    };
    expect([kept(learningGame), kept({})]).toEqual([40, 4]);
  });

  it('HG-VAR-05: passes the token counter-clockwise, whoever has most CAPs', () => {
    const next = (arbiter: string) => {
      const t = table({
        players: { Blue: { caps: 9 }, Red: {}, Green: { caps: 3 }, Yellow: {} },
        options: learningGame,
        arbiter,
      });
      finishRound(t);
      return t.s.arbiter;
    };
    expect(['B', 'R', 'G', 'Y'].map(next)).toEqual([3, 0, 1, 2]);
  });

  const agent = (options: Given['options']) =>
    table({
      players: { Blue: { caps: 9 }, ...others },
      sectors: {
        '3,0': { pieces: { R: 'o', B: 'a' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { Y: 'e' } },
      },
      options,
      turn: ['B', 'assault'],
    });

  it('HG-VAR-06: has no lending', () => {
    const t = agent(learningGame);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0');
    expect(t.asked).toBe('0 action.choose');
    expect(t.terms('attacker')).not.toContain('loan');
    const normal = agent({});
    normal.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0');
    expect(normal.asked).toBe('3 conflict.lend');
  });

  it('HG-VAR-07: turns a card of the draw pile for the Attacker, then for the Defender, and discards both', () => {
    const t = agent(learningGame);
    // Political 4, martial 5.
    const [attack, defence] = [fromDeck(t, 'nanoAccelerants'), fromDeck(t, 'bioAdaptiveHulls')];
    t.s.deck.push(defence, attack);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.last('technologiesRevealed')[1]).toEqual([attack, defence]);
    expect([t.terms('attacker'), t.terms('defender')]).toEqual(['agents 1, card 4', 'stack 1, card 5']);
    expect(t.s.discards).toEqual([[attack, defence]]);
    expect([t.s.inactive, t.s.hands]).toEqual([
      [[], [], [], []],
      [[], [], [], []],
    ]);
  });

  it('HG-VAR-08: has no gifts', () => {
    const t = agent(learningGame);
    expect(t.whyNot('B give Red 1')).toMatchObject({ code: 'no-gifts', rule: 'HG-VAR-08' });
    expect(agent({}).can('B give Red 1')).toBe(true);
  });
});
