import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const orange = (power: number) => ({ political: power, faction: 'orange' as const });
const purple = (power: number) => ({ political: power, faction: 'purple' as const });

describe('political support', () => {
  /** Ben’s Agent attacks Dan’s; Cleo has orange and purple Embassies, Eve a purple one, Ann an orange one. */
  const given: Given = {
    players: { Ann: { home: [3, -3] }, Ben: { caps: 9 }, Cleo: {}, Dan: {}, Eve: {} },
    sectors: {
      '3,0': { pieces: { B: 'a', D: 'a' } },
      '-1,0': { tile: orange(3), pieces: { C: 'e' } },
      '-2,0': { tile: orange(2), pieces: { C: 'e' } },
      '-3,0': { tile: purple(3), pieces: { C: 'e' } },
      '-2,1': { tile: purple(2), pieces: { E: 'e' } },
      '-3,1': { tile: orange(1), pieces: { A: 'e' } },
      '3,-3': { pieces: { A: 'e' } },
    },
    turn: ['B', 'politicize'],
  };
  const attack = ['B attack infiltrate 0 3,0 D political', 'B drawFaction 0', 'D drawFaction 1'];

  it('HG-CON-23: comes from those who are not in the conflict, clockwise from the Attacker, once and to one side', () => {
    const t = table(given);
    t.play(...attack);
    expect(t.asked).toBe('2 conflict.lend');
    expect(t.whyNot('B lend attacker')?.code).toBe('not-your-turn');
    expect(t.whyNot('E lend defender')?.code).toBe('not-your-turn');
    expect(t.choices('C')).toEqual(['lend attacker', 'lend defender', 'pass']);
    t.play('C lend attacker');
    expect(t.asked).toBe('4 conflict.lend');
    t.play('E lend defender');
    expect(t.asked).toBe('0 conflict.lend');
    t.play('A pass');
    expect(t.last('compared')[3]).toEqual([1 + 2, 1 + 1]);
  });

  it('HG-CON-24: matches the faction that a side with political power uses', () => {
    const t = table(given);
    t.play(...attack, 'C pass');
    expect(t.offers('E', 'lend')).toEqual(['lend defender']);
    expect(t.whyNot('E lend attacker')).toMatchObject({ code: 'cannot-lend', rule: 'HG-CON-24' });
    t.play('E pass');
    expect(t.offers('A', 'lend')).toEqual(['lend attacker']);
  });

  it('HG-CON-24: goes to a defending Embassy of the faction, and never to industrial or martial power', () => {
    const fleet = table({
      ...given,
      sectors: { ...given.sectors, '3,0': { tile: purple(1), pieces: { B: 'f', D: 'e o' } } },
      turn: ['B', 'assault'],
    });
    fleet.play('B attack raze 0 3,0 D political');
    expect(fleet.asked).toBe('2 conflict.lend');
    expect(fleet.offers('C', 'lend')).toEqual(['lend defender']);
    fleet.play('C lend defender', 'E lend defender');
    expect(fleet.terms('defender')).toBe('embassy 1, loan 2');
    const none = table({
      ...given,
      sectors: { ...given.sectors, '3,0': { pieces: { B: 'c', D: 'o' } } },
      turn: ['B', 'assault'],
    });
    none.play('B attack embargo 3,0 3,0 D martial');
    expect(none.terms('attacker')).toBe('complexes 1');
    expect(none.asked).toBe('1 action.choose');
  });

  it('HG-CON-25: is worth 1 for each sector with a matching Embassy, whatever its power, and whole', () => {
    const t = table(given);
    t.play(...attack);
    expect(t.offers('C', 'lend')).toHaveLength(2);
    t.play('C lend attacker', 'E pass', 'A lend attacker');
    expect(t.events.filter(([name]) => name === 'lent')).toEqual([
      ['lent', 2, 'attacker', 2],
      ['lent', 0, 'attacker', 1],
    ]);
    expect(t.terms('attacker')).toBe('agents 1, loan 3');
    // Lending costs the lenders nothing, and does not use up their factions (HG-R-17).
    expect([t.s.marks[2], t.s.marks[0]]).toEqual([[], []]);
  });

  it('HG-CON-26: needs a faction that the Agent has drawn', () => {
    const t = table(given);
    t.play('B attack infiltrate 0 3,0 D political', 'B drawNothing', 'D drawFaction 1');
    expect(t.offers('C', 'lend')).toEqual(['lend defender']);
    t.play('C pass', 'E pass');
    expect(t.terms('attacker')).toBe('agents 1');
    const neither = table(given);
    neither.play('B attack infiltrate 0 3,0 D political', 'B drawNothing', 'D drawNothing');
    expect(neither.last('compared')[3]).toEqual([1, 1]);
  });

  it('HG-CON-27: does not come from a home', () => {
    const t = table(given);
    t.play(...attack, 'C pass', 'E pass');
    expect(t.asked).toBe('0 conflict.lend');
    t.play('A lend attacker');
    expect(t.last('lent')).toEqual(['lent', 0, 'attacker', 1]);
    const homeOnly = table({ ...given, sectors: { ...given.sectors, '-3,1': {} } });
    homeOnly.play(...attack, 'C pass', 'E pass');
    expect(homeOnly.terms('attacker')).toBe('agents 1');
  });
});

describe('technology cards in a conflict', () => {
  const given: Given = {
    players: {
      Blue: { caps: 9, hand: ['nanoAccelerants', 'dysonSphereAssembly'] },
      Red: { hand: ['braneManipulation', 'sentientPropaganda'] },
      Green: { hand: ['polymorphicMatter'] },
      Yellow: {},
    },
    sectors: {
      '3,0': {
        tile: { industrial: 2, martial: 1, political: 1 },
        pieces: { B: 'c a f', R: 'c o e' },
      },
    },
    turn: ['B', 'assault'],
  };
  const attack = ['B attack sabotage 0 3,0 R martial', 'B drawNothing'];

  it('HG-CON-28: are chosen by both sides at once, and by nobody else', () => {
    const t = table(given);
    t.play(...attack);
    expect(t.asked).toBe('0,1 conflict.commit');
    const own = t.choices('B');
    expect(own).toEqual(t.s.hands[0]!.map((card) => `commit ${card}`));
    expect(t.whyNot('B pass')).not.toBeNull();
    expect(t.whyNot(`B commit ${t.s.hands[1]![0]}`)?.code).toBe('not-in-hand');
    expect(t.whyNot('G commit polymorphicMatter')?.code).toBe('not-your-turn');
    t.play('R commit braneManipulation');
    expect(t.asked).toBe('0 conflict.commit');
    expect(t.s.conflict!.cards).toEqual([-1, -1]);
  });

  it('HG-CON-28: stay secret until both are there', () => {
    const views = ['braneManipulation', 'sentientPropaganda'].map((card) => {
      const t = table(given);
      t.play(...attack, `R commit ${card}`);
      return [game.view(t.s, 0), game.view(t.s, 2), game.view(t.s, 'table')];
    });
    expect(views[0]).toEqual(views[1]);
    const t = table(given);
    t.play(...attack, 'R commit braneManipulation');
    const events = t.play('B commit nanoAccelerants');
    expect(events.filter(([name]) => name === 'technologiesRevealed')).toHaveLength(1);
  });

  it('HG-CON-28: count 0 for a side without a hand', () => {
    const t = table({
      ...given,
      players: { ...given.players, Red: { inactive: ['braneManipulation'] } },
    });
    t.play(...attack);
    expect(t.asked).toBe('0 conflict.commit');
    t.play('B commit dysonSphereAssembly');
    expect(t.terms('attacker')).toBe('agents 1, card 3');
    expect(t.terms('defender')).toBe('stack 1');
    expect(t.last('technologiesRevealed')[1][1]).toBe(-1);
  });

  it.each([
    // Nano-Accelerants are 1, 4, 3 for industrial, political, martial power; Brane Manipulation is 1, 3, 6.
    { attack: ['embargo 3,0 3,0 R martial'], cards: [1, 6] },
    { attack: ['sabotage 0 3,0 R industrial', 'drawNothing'], cards: [4, 1] },
    { attack: ['raze 0 3,0 R political'], cards: [3, 3] },
    { attack: ['sabotage 0 3,0 R martial', 'drawNothing'], cards: [4, 6] },
  ])('HG-CON-29: count for the type that their side uses: $attack.0', ({ attack: [line, draw], cards }) => {
    const t = table(given);
    t.play(`B attack ${line}`, ...(draw === undefined ? [] : [`B ${draw}`]));
    t.play('B commit nanoAccelerants', 'R commit braneManipulation');
    const card = (side: 1 | 2) => t.last('compared')[side].find(([part]) => part === 'card')![1];
    expect([card(1), card(2)]).toEqual(cards);
  });

  it('HG-CON-29: are industrial for a Gate, political for an Agent and martial for a Fleet that defends', () => {
    const cards = (pattern: string, pieces: string) => {
      const t = table({
        ...given,
        sectors: {
          '3,0': { tile: { industrial: 2 }, pieces: { B: 'c', R: pieces } },
          '3,-1': { tile: { industrial: 1 }, pieces: { R: 'c' } },
        },
        gates: [['R', '3,0', '3,-1']],
        turn: ['B', pattern === 'acquire' ? 'industrialize' : 'assault'],
      });
      const type = pattern === 'acquire' ? 'industrial' : pieces === 'a' ? 'political' : 'martial';
      t.play(`B attack ${pattern} 3,0 3,0 R ${type}`);
      if (t.asked.endsWith('drawDefender')) t.play('R drawNothing');
      t.play('B commit nanoAccelerants', 'R commit sentientPropaganda');
      return t.last('compared')[2].find(([part]) => part === 'card')![1];
    };
    // Sentient Propaganda is 1, 6, 3.
    expect([cards('acquire', 'f'), cards('embargo', 'a'), cards('embargo', 'f')]).toEqual([1, 6, 3]);
  });

  it('HG-CON-30: bring the inactive ones back at once when they were the last, themselves excepted', () => {
    const t = table({
      ...given,
      players: {
        ...given.players,
        Blue: { caps: 9, hand: ['nanoAccelerants'], inactive: ['polymorphicMatter', 'psionicEcology'] },
      },
    });
    t.play(...attack, 'B commit nanoAccelerants', 'R commit braneManipulation');
    // Before the used card is put away.
    expect(t.asked).toBe('0 cleanUp.attacker');
    expect(t.hand('B')).toEqual(['polymorphicMatter', 'psionicEcology']);
    t.play('B inactive', 'R inactive');
    expect(t.s.inactive[0]).toHaveLength(1);
    const more = table({
      ...given,
      players: {
        ...given.players,
        Blue: { caps: 9, hand: ['nanoAccelerants', 'nanoFabricants'], inactive: ['psionicEcology'] },
      },
    });
    more.play(...attack, 'B commit nanoAccelerants', 'R commit braneManipulation');
    expect(more.hand('B')).toEqual(['nanoFabricants']);
  });
});
