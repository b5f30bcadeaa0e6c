import { describe, expect, it } from 'vitest';
import type { Given } from '../position.ts';
import { reveal } from '../rounds.ts';
import { keysOf, type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const rich = { Blue: { caps: 40 }, ...others };

describe('the outcome', () => {
  it.each([
    { attackers: '2c', defenders: '1c', winner: 0 },
    { attackers: '1c', defenders: '1c', winner: -1 },
    { attackers: '1c', defenders: '2c', winner: 1 },
  ])('HG-CON-31: $attackers against $defenders is won by side $winner', (given) => {
    const t = table({
      players: rich,
      sectors: { '3,0': { pieces: { B: given.attackers } }, '3,-1': { pieces: { R: given.defenders } } },
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 3,0 3,-1 R industrial');
    expect(t.last('compared')[4]).toBe(given.winner);
    const [lost, kept] = [t.s.complexes[1]![t.at('3,-1')] === 0, t.s.complexes[0]![t.at('3,0')]! > 0];
    expect([lost, kept]).toEqual([given.winner === 0, true]);
  });

  it('HG-CON-32: of a DESTROY that is won: all that was targeted goes back, nothing takes its place', () => {
    const t = table({
      players: { Blue: { caps: 40, built: [0, 0, 9] }, Red: { built: [1, 2, 4] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { political: 1, martial: 1, industrial: 0 }, pieces: { B: 'f', R: 'e o a f' } },
        '3,-1': { pieces: { R: 'a' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack raze 0 3,0 R political');
    expect(t.last('compared')[3]).toEqual([3, 2]);
    expect(t.s.embassies[t.at('3,0')]).toBe(-1);
    expect(t.s.agents[1]).toEqual([-1, t.at('3,-1'), -1]);
    expect(t.s.built[1]).toEqual([1, 1, 4]);
    expect([t.s.heights[t.at('3,0')], t.s.fleets[1]![0]]).toEqual([1, t.at('3,0')]);
    expect([t.s.built[0], t.s.fleets[0]![0]]).toEqual([[0, 0, 9], t.at('3,0')]);
    expect(t.s.agents[0]).toEqual([-1, -1, -1]);
  });

  it('HG-CON-33: of a TAKEOVER that is won: bases are replaced by own ones of their type, free, units are not', () => {
    const t = table({
      players: { Blue: { caps: 4, built: [2, 3, 9] }, Red: { built: [1, 1, 2] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { martial: 3 }, pieces: { R: '2o f' } },
        '2,0': { pieces: { B: '3c' } },
        '3,-1': { tile: { industrial: 2 }, pieces: { B: '2c' } },
      },
      turn: ['B', 'subvert'],
    });
    t.play('B attack buyout 2,0 3,0 R martial');
    expect(t.last('compared')[3]).toEqual([5, 3]);
    expect([t.s.outposts[t.at('3,0')], t.s.heights[t.at('3,0')]]).toEqual([0, 2]);
    expect([t.s.built[0], t.s.built[1]]).toEqual([
      [2, 3, 11],
      [1, 1, 0],
    ]);
    expect([t.s.fleets[0], t.s.fleets[1]]).toEqual([
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
    expect(t.caps('B')).toBe(0);
    expect(t.last('replaced')).toEqual(['replaced', 0, 'martial', t.at('3,0'), 2]);
  });

  describe('of a TAKEOVER without enough bases', () => {
    /** Blue takes three Complexes over with `left` of its own unbuilt. */
    const takeover = (left: number): Table => {
      const t = table({
        players: { Blue: { caps: 40, built: [15 - left, 0, 0] }, ...others },
        sectors: {
          '3,0': { tile: { industrial: 3 }, pieces: { R: '3c' } },
          '3,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
          '2,0': { pieces: { B: 'c' } },
        },
        turn: ['B', 'industrialize'],
      });
      t.play('B attack acquire 3,-1 3,0 R industrial');
      return t;
    };
    const complexes = (t: Table, ...hexes: string[]) => hexes.map((hex) => t.s.complexes[0]![t.at(hex)]);

    it('HG-CON-34: places those there are, then bases may come from anywhere, free', () => {
      const t = takeover(1);
      expect(t.asked).toBe('0 outcome.fill');
      expect(complexes(t, '3,0', '3,-1', '2,0')).toEqual([1, 3, 1]);
      expect(t.whyNot('B fill 3,0')).toMatchObject({ code: 'fills-from-there', rule: 'HG-CON-34' });
      expect(t.whyNot('B fill 3,-2')?.code).toBe('no-own-base');
      const caps = t.caps('B');
      t.play('B fill 2,0', 'B fill 3,-1');
      expect(complexes(t, '3,0', '3,-1', '2,0')).toEqual([3, 2, 0]);
      expect([t.caps('B'), t.s.built[0]![0]]).toEqual([caps, 15]);
      expect(t.asked).toBe('0 action.choose');
    });

    it('HG-CON-34: leaves places empty if the Attacker likes', () => {
      const t = takeover(1);
      t.play('B fill 2,0', 'B stop');
      expect(complexes(t, '3,0', '3,-1', '2,0')).toEqual([2, 3, 0]);
    });

    it('HG-CON-34: asks nothing while the supply is enough', () => {
      const t = takeover(3);
      expect(complexes(t, '3,0', '3,-1', '2,0')).toEqual([3, 3, 1]);
      expect(t.asked).toBe('0 action.choose');
    });
  });

  it.each([
    { attack: 'sabotage 0', losses: { agent: 1, fleet: 0 } },
    { attack: 'raze 0', losses: { agent: 0, fleet: 1 } },
  ])('HG-CON-35: of a defence: an attacking unit is destroyed ($attack), nothing else', (given) => {
    const t = table({
      players: rich,
      sectors: {
        '3,0': { pieces: { B: '2a 2f', R: '3c' } },
        '3,-2': { tile: { industrial: 1 } },
      },
      gates: [['R', '3,0', '3,-2']],
      turn: ['B', 'assault'],
    });
    t.play(`B attack ${given.attack} 3,0 R industrial`);
    if (t.asked.endsWith('drawAttacker')) t.play('B drawNothing');
    expect(t.last('compared')[4]).toBe(1);
    const left = (units: number[]) => 2 - units.filter((sector) => sector >= 0).length;
    expect({ agent: left(t.s.agents[0]!), fleet: left(t.s.fleets[0]!) }).toEqual(given.losses);
    expect([t.s.complexes[1]![t.at('3,0')], t.s.gates[1]![0]]).toEqual([3, t.at('3,0')]);
  });

  it('HG-CON-35: of a defence: attacking Complexes stay, and so do the units of the Defender', () => {
    const t = table({
      players: rich,
      sectors: { '3,0': { tile: { industrial: 1 }, pieces: { B: 'c', R: '3o f' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack embargo 3,0 3,0 R martial');
    expect(t.s.complexes[0]![t.at('3,0')]).toBe(1);
    expect([t.s.heights[t.at('3,0')], t.s.fleets[1]![0]]).toEqual([3, t.at('3,0')]);
  });

  it('HG-CON-36: of a draw: no base falls, the attacking unit and all targeted units do', () => {
    const t = table({
      players: { Blue: { caps: 40, built: [0, 0, 9] }, ...others },
      sectors: {
        '3,0': { tile: { political: 1, industrial: 0 }, pieces: { B: '2f', R: 'e 2a f' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack raze 0 3,0 R political');
    expect(t.last('compared')[3]).toEqual([3, 3]);
    expect(t.s.embassies[t.at('3,0')]).toBe(1);
    expect(t.s.agents[1]).toEqual([-1, -1, -1]);
    expect(t.s.fleets[0]).toEqual([-1, t.at('3,0'), -1]);
    expect(t.s.fleets[1]![0]).toBe(t.at('3,0'));
  });

  it('HG-CON-36: of a draw: targeted Gates leave with both halves, without anybody’s choice; the Attacker’s stay', () => {
    const t = table({
      players: rich,
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { B: 'c', R: 'c' } },
        '3,-2': { tile: { industrial: 1 } },
        '2,-1': { tile: { industrial: 1 } },
      },
      gates: [
        ['R', '3,0', '3,-2'],
        ['R', '2,-1', '3,0'],
        ['R', '2,-1', '3,-2'],
        ['B', '3,0', '3,-2'],
      ],
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 3,0 3,0 R industrial');
    expect(t.last('compared')[3]).toEqual([1, 1]);
    expect(t.s.gates[1]).toEqual([-1, -1, -1, -1, t.at('2,-1'), t.at('3,-2')]);
    expect(t.s.gates[0]!.slice(0, 2)).toEqual([t.at('3,0'), t.at('3,-2')]);
    expect([t.s.complexes[0]![t.at('3,0')], t.s.complexes[1]![t.at('3,0')]]).toEqual([1, 1]);
    expect(t.asked).toBe('0 action.choose');
  });

  describe('and Gates', () => {
    const given: Given = {
      players: rich,
      sectors: {
        '3,0': { tile: { industrial: 3 }, pieces: { B: '2c', R: 'c' } },
        '3,-2': { tile: { industrial: 1 } },
        '2,-1': { tile: { industrial: 1 } },
      },
      gates: [
        ['R', '3,0', '3,-2'],
        ['R', '2,-1', '3,0'],
        ['R', '2,-1', '3,-2'],
      ],
      turn: ['B', 'industrialize'],
    };

    it.each([
      { choice: 'destroyGates', left: [0, 1, 2] },
      { choice: 'destroyGates 1', left: [0, 2] },
      { choice: 'destroyGates 0 1', left: [2] },
    ])('HG-CON-37: the winner destroys any of the loser’s in the sector: $choice', ({ choice, left }) => {
      const t = table(given);
      t.play('B attack acquire 3,0 3,0 R industrial');
      expect(t.asked).toBe('0 outcome.destroyGates');
      expect(t.offers('B', 'destroyGates')).toEqual([
        'destroyGates',
        'destroyGates 0',
        'destroyGates 1',
        'destroyGates 0 1',
      ]);
      expect(t.whyNot('B destroyGates 2')).toMatchObject({ code: 'not-exposed', rule: 'HG-CON-37' });
      expect(t.whyNot('B destroyGates 1 0')).toBeNull();
      expect(t.whyNot('B destroyGates 1 1')?.code).toBe('named-twice');
      t.play(`B ${choice}`);
      expect([0, 1, 2].filter((pair) => t.s.gates[1]![2 * pair]! >= 0)).toEqual(left);
      expect(t.s.complexes[0]![t.at('3,0')]).toBe(3);
    });

    it('HG-CON-37: nobody else’s Gates are exposed, nor those of a loser without industrial power', () => {
      const t = table({
        ...given,
        sectors: { ...given.sectors, '3,0': { tile: { industrial: 3 }, pieces: { B: '2c', R: 'c a' } } },
        gates: [['G', '3,0', '3,-2'], ...given.gates!],
        turn: ['B', 'subvert'],
      });
      t.play('B attack buyout 3,0 3,0 R political', 'R drawNothing');
      expect(t.last('compared')[4]).toBe(0);
      expect(t.asked).toBe('0 action.choose');
      expect(t.s.gates[1]!.includes(-1)).toBe(false);
    });

    it('HG-CON-37: an attacking loser with Complexes exposes its own, in the Conflict Sector only', () => {
      const t = table({
        players: rich,
        sectors: {
          '3,0': { tile: { industrial: 1 }, pieces: { B: 'c' } },
          '3,-1': { tile: { industrial: 1, martial: 3 }, pieces: { R: '3o' } },
          '2,-1': { tile: { industrial: 1 } },
          '3,-2': { tile: { industrial: 1 } },
        },
        gates: [
          ['B', '3,0', '2,-1'],
          ['B', '3,-1', '3,-2'],
          ['R', '3,-1', '3,-2'],
        ],
        turn: ['B', 'assault'],
      });
      t.play('B attack embargo 3,0 3,-1 R martial');
      expect(t.last('compared')[4]).toBe(1);
      expect(t.offers('R', 'destroyGates')).toEqual(['destroyGates', 'destroyGates 1']);
      t.play('R destroyGates 1');
      expect(t.s.gates[0]!.slice(0, 4)).toEqual([t.at('3,0'), t.at('2,-1'), -1, -1]);
      expect(t.s.gates[1]![0]).toBe(t.at('3,-1'));
    });
  });

  it.each([
    { defenders: 'o', winner: -1 },
    { defenders: '2o', winner: 1 },
  ])('HG-CON-38: brings no CAPs back when side $winner has won', ({ defenders, winner }) => {
    const t = table({
      players: { Blue: { caps: 9 }, Red: { caps: 3 }, Green: {}, Yellow: {} },
      sectors: { '3,0': { pieces: { B: 'a', R: defenders } } },
      turn: ['B', 'subvert'],
    });
    t.play('B attack annex 0 3,0 R martial', 'B drawNothing');
    expect(t.last('compared')[4]).toBe(winner);
    expect([t.caps('B'), t.caps('R')]).toEqual([9 - 2 * (defenders === 'o' ? 1 : 2), 3]);
  });
});

describe('cleaning up', () => {
  const given: Given = {
    players: {
      Blue: { caps: 9, hand: ['nanoAccelerants', 'nanoFabricants'], advanced: ['massTranslationRelay'] },
      Red: { hand: ['braneManipulation', 'polymorphicMatter'] },
      Green: {},
      Yellow: {},
    },
    sectors: { '3,0': { pieces: { B: 'a', R: '3o' } } },
    turn: ['B', 'assault'],
  };
  const fought = (): Table => {
    const t = table(given);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    t.play('B commit nanoAccelerants', 'R commit braneManipulation');
    return t;
  };

  it('HG-CON-39: is the Attacker’s first, then the Defender’s: the card becomes inactive, face up', () => {
    const t = fought();
    expect(t.asked).toBe('0 cleanUp.attacker');
    expect(t.whyNot('R inactive')?.code).toBe('not-your-turn');
    t.play('B inactive');
    expect(t.asked).toBe('1 cleanUp.defender');
    t.play('R inactive');
    expect([keysOf(t.s.inactive[0]!), keysOf(t.s.inactive[1]!)]).toEqual([
      ['nanoAccelerants'],
      ['braneManipulation'],
    ]);
    expect([t.hand('B'), t.hand('R')]).toEqual([['nanoFabricants'], ['polymorphicMatter']]);
    expect(t.asked).toBe('0 action.choose');
  });

  it('HG-CON-39, HG-R-20: or a card is drawn from one of three sources, and the used one is discarded after that', () => {
    const t = fought();
    const own = t.s.advanced[0]![0]!;
    const top = t.s.deck.at(-1)!;
    // The used card is not there to be taken back: the discard pile is still empty.
    const sources = t.choices('B');
    expect(sources).toEqual(['inactive', 'drawDeck', `takeBack ${own}`]);
    expect(t.whyNot('B drawDiscard 0')?.code).toBe('empty-pile');
    t.play('B drawDeck');
    expect(t.s.hands[0]).toContain(top);
    expect(keysOf(t.s.discards[0]!)).toEqual(['nanoAccelerants']);
    // Now the Defender may take it.
    t.play('R drawDiscard 0');
    expect(t.hand('R')).toEqual(['polymorphicMatter', 'nanoAccelerants']);
    expect(keysOf(t.s.discards[0]!)).toEqual(['braneManipulation']);
    expect([t.s.inactive[0], t.s.inactive[1]]).toEqual([[], []]);
    const back = fought();
    back.play('B takeBack massTranslationRelay');
    expect([back.hand('B'), back.s.advanced[0]]).toEqual([['massTranslationRelay', 'nanoFabricants'], []]);
  });

  it('HG-CON-40: inactive cards come back together, by RESEARCH', () => {
    const t = table({
      players: {
        Blue: { hand: ['nanoFabricants'], inactive: ['nanoAccelerants', 'psionicEcology'] },
        ...others,
      },
      turn: ['B', 'discover'],
    });
    t.play('B research');
    expect([t.hand('B'), t.s.inactive[0]]).toEqual([
      ['nanoFabricants', 'nanoAccelerants', 'psionicEcology'],
      [],
    ]);
  });

  it('HG-CON-40: and when Arbitration begins, but not with any other phase', () => {
    const t = table({
      players: { Blue: { caps: 1, inactive: ['nanoAccelerants', 'psionicEcology'] }, ...others },
    });
    const pass = () => {
      reveal(t);
      t.play('B start 0', 'B endTurn', 'R endTurn', 'G endTurn', 'Y endTurn');
    };
    pass();
    pass();
    expect(t.s.actionPhase).toBe(3);
    expect(t.s.inactive[0]).toHaveLength(2);
    pass();
    expect(t.asked).toContain('expansionTurn');
    const names = t.events.map(([name]) => name);
    const arbitration = t.events.findIndex(
      (event) => event[0] === 'phaseStarted' && event[1] === 'arbitration',
    );
    expect(names.indexOf('recovered')).toBeGreaterThan(arbitration);
    expect([t.hand('B'), t.s.inactive[0]]).toEqual([['nanoAccelerants', 'psionicEcology'], []]);
  });
});
