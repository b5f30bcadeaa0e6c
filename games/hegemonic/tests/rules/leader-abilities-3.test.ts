import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import { hegemonic as game } from '../../index.ts';
import { acting, fighting, leads, momentOf, passUntil } from '../leaders.ts';
import type { Side } from '../position.ts';
import { finishRound, reveal } from '../rounds.ts';
import { keysOf, type Table, table } from '../table.ts';

const hand: TechnologyKey[] = ['nanoFabricants', 'psionicEcology'];

describe('Occlus Magnus (LD09)', () => {
  it('level 1 shows the hand of an opponent to its owner alone', () => {
    const t = acting(
      9,
      {},
      {},
      {
        players: {
          Blue: { leader: [9, 1] },
          Red: { hand: ['braneManipulation', 'nanoFabricants'] },
          Green: {},
          Yellow: { hand },
        },
      },
    );
    expect(leads(t, 'B', 1)).toEqual(['lead 1 1', 'lead 1 3']);
    t.play('B lead 1 1');
    const event = t.last('handSeen');
    expect(event).toEqual(['handSeen', 0, 1, t.s.hands[1]]);
    expect(game.eventFor(event, 0)).toEqual(event);
    for (const viewer of [2, 'table'] as const)
      expect(game.eventFor(event, viewer)).toEqual(['handSeen', 0, 1, [-1, -1]]);
  });

  it('level 2 gives 2 of power of any type', () => {
    const blue = fighting({ leader: [9, 2] }, {});
    passUntil(blue, 'beforeCards');
    blue.play('B lead 2');
    expect(blue.terms('attacker')).toBe('agents 1, leader 2');
    const red = fighting({}, { leader: [9, 2] });
    passUntil(red, 'beforeCards');
    red.play('R lead 2');
    expect(red.terms('defender')).toBe('stack 2, leader 2');
  });

  it('level 3 makes both cards count 0', () => {
    const t = fighting({ leader: [9, 3], hand: ['sentientPropaganda'] }, { hand: ['braneManipulation'] });
    passUntil(t, 'beforeCards');
    t.play('B pass', 'B commit sentientPropaganda', 'R commit braneManipulation');
    passUntil(t, 'afterCards');
    t.play('B lead 3');
    expect(t.last('compared')[3]).toEqual([1, 2]);
    t.play('B inactive', 'R inactive');
    expect(keysOf(t.s.inactive[0]!)).toEqual(['sentientPropaganda']);
  });
});

describe('The Bloom Mother (LD10)', () => {
  it('level 1 gains a CAP for each faction with an own Embassy outside the home', () => {
    const t = acting(
      10,
      { home: [3, 0] },
      {
        '3,0': { pieces: { B: 'e' } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
        '-2,0': { tile: { political: 1, faction: 'green' }, pieces: { B: 'e' } },
        '-3,0': { tile: { political: 1, faction: 'orange' }, pieces: { B: 'e' } },
        '-3,1': { tile: { political: 1, faction: 'purple' }, pieces: { R: 'e' } },
      },
    );
    t.play('B lead 1');
    expect(t.caps('B')).toBe(2);
  });

  it.each(['assault', 'subvert'] as const)('level 2 gains 2 CAPs a point of power lost by %s', (card) => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: { leader: [10, 3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { political: 3, industrial: 1 }, pieces: { R: 'e', B: 'c' } },
        '2,0': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      },
      turn: ['B', card],
    });
    t.play(`B attack ${card === 'assault' ? 'embargo' : 'buyout'} 3,0 3,0 R political`);
    passUntil(t, 'basesLost');
    // The place is still empty.
    expect(t.s.embassies[t.at('3,0')]).toBe(-1);
    t.play('R lead 2');
    expect(t.caps('R')).toBe(6);
    expect(t.s.embassies[t.at('3,0')]).toBe(card === 'subvert' ? 0 : -1);
  });

  it('level 3 keeps the bases of a Defender who loses, but not the units', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: { leader: [10, 3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { martial: 1 }, pieces: { R: 'o f' } },
        '3,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      },
      turn: ['B', 'subvert'],
    });
    t.play('B attack buyout 3,-1 3,0 R martial');
    passUntil(t, 'afterCards');
    t.play('R lead 3');
    expect(t.last('compared')[4]).toBe(0);
    expect([t.s.outposts[t.at('3,0')], t.s.heights[t.at('3,0')], t.s.fleets[1]![0]]).toEqual([1, 1, -1]);
    expect([t.caps('B'), t.s.built[1]![2]]).toEqual([18, 1]);
  });

  it('level 3 is for a Defender with bases there', () => {
    const window = (players: { readonly [name: string]: Side }, enemies: string, attack: string) => {
      const t = table({
        players: { Blue: { caps: 20 }, Red: {}, Green: {}, Yellow: {}, ...players },
        sectors: { '3,0': { tile: { industrial: 2 }, pieces: { B: 'c', R: enemies } } },
        turn: ['B', attack.startsWith('acquire') ? 'industrialize' : 'assault'],
      });
      t.play(`B attack ${attack}`);
      return momentOf(t);
    };
    const mother: Side = { caps: 20, leader: [10, 3] };
    expect(window({ Red: mother }, 'c', 'acquire 3,0 3,0 R industrial')).toBe('afterCards');
    // The Attacker has bases of the type there, too; or there are but units to lose.
    expect(window({ Blue: mother }, 'c', 'acquire 3,0 3,0 R industrial')).toBeNull();
    expect(window({ Red: mother }, 'f', 'embargo 3,0 3,0 R martial')).toBeNull();
  });

  it('level 3 leaves Gates to the winner', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: { leader: [10, 3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { industrial: 1 }, pieces: { R: 'c' } },
        '3,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
        '3,-2': { tile: { industrial: 1 } },
      },
      gates: [['R', '3,0', '3,-2']],
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 3,-1 3,0 R industrial');
    passUntil(t, 'afterCards');
    t.play('R lead 3', 'B destroyGates 0');
    expect([t.s.complexes[1]![t.at('3,0')], t.s.gates[1]![0]]).toEqual([1, -1]);
  });
});

describe('The Technocrat (LD11)', () => {
  const discarded = (t: Table): void => {
    // The top card is the last.
    const card = (key: TechnologyKey) => t.s.deck[keysOf(t.s.deck).indexOf(key)]!;
    t.s.discards = [[card('hyperCannonBatteries'), card('bioAdaptiveHulls')]];
    t.s.deck = t.s.deck.filter((other) => !t.s.discards[0]!.includes(other));
  };
  const ready = (blue: Side): Table => {
    const t = table({
      players: { Blue: { leader: [11, 3], ...blue }, Red: {}, Green: {}, Yellow: {} },
      turn: ['B', 'assault'],
    });
    discarded(t);
    t.play('B collect');
    return t;
  };

  it('level 1 takes the top discard, then discards one', () => {
    const t = ready({ hand });
    expect(leads(t, 'B', 1)).toEqual(['lead 1 0']);
    t.play('B lead 1 0', 'B discard psionicEcology');
    expect(t.hand('B')).toEqual(['nanoFabricants', 'bioAdaptiveHulls']);
    expect(keysOf(t.s.discards[0]!)).toEqual(['hyperCannonBatteries', 'psionicEcology']);
  });

  it('level 2 takes an Advanced Technology back for its price, then discards one', () => {
    const t = ready({ hand, advanced: ['polymorphicMatter'] });
    t.play(`B lead 2 ${t.s.advanced[0]![0]}`);
    expect([t.caps('B'), t.s.advanced[0]]).toEqual([6, []]);
    t.play('B discard nanoFabricants');
    expect(t.hand('B')).toEqual(['polymorphicMatter', 'psionicEcology']);
  });

  it('level 3 takes a RESEARCH, then draws one and discards one or advances one for 3 CAPs less', () => {
    const t = ready({
      hand: ['nanoFabricants'],
      inactive: ['emergentEconomics', 'psionicEcology'],
      built: [11, 1, 1],
      caps: 2,
    });
    t.play('B lead 3');
    expect(t.asked).toBe('0 research.redraw');
    expect(t.hand('B')).toEqual(['nanoFabricants', 'emergentEconomics', 'psionicEcology']);
    t.play('B redraw psionicEcology');
    expect(t.s.hands[0]).toHaveLength(5);
    t.play('B drawDeck', 'B advance emergentEconomics');
    expect([t.caps('B'), t.s.hands[0]!.length, keysOf(t.s.advanced[0]!)]).toEqual([
      0,
      5,
      ['emergentEconomics'],
    ]);
    const low = ready({ hand: ['emergentEconomics'], caps: 20 });
    low.play('B lead 3', 'B redraw', 'B drawDeck');
    expect(low.whyNot('B advance emergentEconomics')?.code).toBe('tier-too-low');
  });
});

describe('The Entombed (LD12)', () => {
  it('level 1 keeps up to 3 CAPs more in this Arbitration', () => {
    const kept = (use: boolean, caps: number) => {
      const t = table({
        players: { Blue: { caps, leader: [12, 1], built: [1, 1, 1] }, Red: {}, Green: {}, Yellow: {} },
      });
      finishRound(t);
      expect(momentOf(t)).toBe('retention');
      t.play(use ? 'B lead 1' : 'B pass');
      return caps - ((t.events.find(([name]) => name === 'retained')?.[2] as number | undefined) ?? 0);
    };
    expect([kept(true, 20), kept(true, 12), kept(false, 20)]).toEqual([13, 12, 10]);
  });

  it('level 2 gives 3 of power to a Defender', () => {
    const t = fighting({}, { leader: [12, 2] });
    passUntil(t, 'beforeCards');
    t.play('R lead 2');
    expect(t.terms('defender')).toBe('stack 2, leader 3');
    const attacker = fighting({ leader: [12, 2] }, {});
    expect(attacker.terms('attacker')).toBe('agents 1');
  });

  it('level 3 keeps what its owner has in a sector from being targeted until the phase ends', () => {
    const t = table({
      players: { Blue: { caps: 20 }, Red: { leader: [12, 3], home: [3, -3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { martial: 2, industrial: 1 }, pieces: { B: 'a', R: 'o c', G: 'f' } },
        '3,-1': { pieces: { R: 'o' } },
        '3,-3': { pieces: { R: 'o' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B collect');
    // Its home is protected anyway.
    expect(new Set(t.places('R', 'lead 3'))).toEqual(new Set(['3,0', '3,-1']));
    t.play(`R lead 3 ${t.at('3,0')}`);
    for (const type of ['martial', 'industrial'])
      expect(t.whyNot(`B attack sabotage 0 3,0 R ${type}`)).toMatchObject({ code: 'sheltered' });
    expect(t.can('B attack sabotage 0 3,0 G martial')).toBe(true);
    t.play('B endTurn');
    reveal(t);
    t.play('B start 0');
    expect(t.can('B attack sabotage 0 3,0 R martial')).toBe(true);
  });
});
