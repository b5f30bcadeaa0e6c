import { describe, expect, it } from 'vitest';
import { incomes } from '../../rules/networks.ts';
import { OPTIONS } from '../../rules/setup.ts';
import { homeSites } from '../../rules/setup-steps.ts';
import { momentOf } from '../leaders.ts';
import type { Given } from '../position.ts';
import { finishRound, fresh, reveal } from '../rounds.ts';
import { keysOf, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };

describe('rulings on technologies', () => {
  it('HG-R-28: Dyson Sphere Assembly counts halves in the sector, one of each pair', () => {
    const t = table({
      players: { Blue: { caps: 9, advanced: ['dysonSphereAssembly'] }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { B: 'c', R: 'c' } },
        '3,-1': { tile: { industrial: 1 } },
        '3,-2': { tile: { industrial: 1 } },
      },
      gates: [
        ['B', '3,0', '3,-1'],
        ['B', '3,-2', '3,0'],
        ['B', '3,-1', '3,-2'],
      ],
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 3,0 3,0 R industrial');
    expect(t.terms('attacker')).toBe('complexes 1, gates 2');
  });

  it.each([
    { stack: 'o', cost: 1 },
    { stack: '3o', cost: 5 },
  ])('HG-R-29: Efficiency Paradigm is 1 CAP an action, not a point: $cost for $stack', ({ stack, cost }) => {
    const t = table({
      players: { Blue: { caps: 9, advanced: ['efficiencyParadigm'] }, ...others },
      sectors: { '3,0': { pieces: { B: 'a', R: stack } } },
      turn: ['B', 'subvert'],
    });
    t.play('B attack annex 0 3,0 R martial');
    expect(t.last('conflictPaid')[2]).toBe(cost);
  });

  it('HG-R-30: Emergent Economics keeps the limit and 6 more', () => {
    const t = table({
      players: { Blue: { caps: 30, built: [15, 9, 12], advanced: ['emergentEconomics'] }, ...others },
    });
    finishRound(t);
    // The limit of a full player board is 2.
    expect(t.last('retained')).toEqual(['retained', 0, 30 - 2 - 6]);
  });

  it('HG-R-33: an Advanced Technology taken back brings nothing, and costs its price again', () => {
    const t = table({
      players: { Blue: { caps: 9, built: [6, 1, 1], advanced: ['dysonSphereAssembly'] }, ...others },
      turn: ['B', 'assault'],
    });
    t.play('B takeBack dysonSphereAssembly');
    expect([t.caps('B'), t.s.advanced[0], t.hand('B')]).toEqual([9, [], ['dysonSphereAssembly']]);
    t.play('B advance dysonSphereAssembly');
    expect([t.caps('B'), keysOf(t.s.advanced[0]!)]).toEqual([5, ['dysonSphereAssembly']]);
  });

  it('HG-R-34: RESEARCH draws from the draw pile alone', () => {
    const t = table({
      players: { Blue: { hand: ['nanoFabricants', 'psionicEcology'] }, ...others },
      turn: ['B', 'discover'],
    });
    const top = t.s.deck.splice(0, 1)[0]!;
    t.s.discards = [[top]];
    const next = t.s.deck.slice(-4);
    t.play('B research', 'B redraw psionicEcology');
    expect(t.s.hands[0]!.filter((card) => next.includes(card))).toHaveLength(4);
    expect(keysOf(t.s.discards[0]!)).toEqual([keysOf([top])[0], 'psionicEcology']);
    expect(t.asked).toBe('0 action.choose');
  });
});

describe('rulings on the order of play', () => {
  /** Ben has the most CAPs when the round ends; Dan’s Broker opens the windows. */
  const richest = (): Given => ({
    players: { Ann: { caps: 1 }, Ben: { caps: 7 }, Cleo: { caps: 5 }, Dan: { leader: [4, 1] } },
  });

  it('HG-R-36: the most CAPs are those at the beginning of Arbitration', () => {
    const late = table(richest());
    late.s.agenda[1]!.at = 'arbitration';
    late.s.actionPhase = 3;
    const pass = () => {
      while (late.s.phase !== 'arbitration')
        if (momentOf(late) !== null) late.play('D pass');
        else late.play(`${['A', 'B', 'C', 'D'][late.s.active]} endTurn`);
    };
    reveal(late);
    late.play('D pass', 'A start 0');
    pass();
    // The window at its beginning is too late for gifts and gains.
    expect(late.asked).toBe('3 leaderWindow.ask');
    late.play('B give 2 5', 'D lead 1');
    expect([late.s.caps, late.s.arbiter]).toEqual([[1, 2, 10, 2], 1]);
    const early = table({ players: { ...richest().players, Dan: {} } });
    early.play('B give 2 5');
    finishRound(early);
    expect(early.last('arbiterChosen')[1]).toBe(2);
  });

  it('HG-R-37: the Arbiter chooses who starts among equal cards, one of them, in the group or not', () => {
    const t = table({ players: { Ann: {}, Ben: {}, Cleo: {}, Dan: {} }, arbiter: 'A' });
    reveal(t, { A: 'assault', B: 'subvert', C: 'discover', D: 'subvert' });
    t.play('A endTurn');
    expect([t.asked, t.offers('A', 'start')]).toEqual(['0 ordering.chooseStart', ['start 1', 'start 3']]);
    expect(t.whyNot('A start 0')).toMatchObject({ code: 'not-tied', rule: 'HG-ACT-03' });
    expect(t.whyNot('B start 1')?.code).toBe('not-your-turn');
    t.play('A start 3');
    expect(t.last('ordered')[1]).toEqual([3, 1]);
    expect([t.s.active, ...t.s.queue]).toEqual([3, 1, 2]);
  });

  it('HG-R-41: CAPs may be given while choices are hidden, and cancel none', () => {
    const t = table({ players: { Blue: { caps: 6 }, ...others } });
    t.play('B card subvert', 'B give 1 5', 'R give 2 1');
    expect(t.asked).toBe('1,2,3 actionPhase.choose');
    t.play('R card assault', 'B give 3 1', 'G card assault', 'Y card assault');
    expect(t.last('cardsRevealed')[1]).toEqual(['subvert', 'assault', 'assault', 'assault']);
    expect(t.s.caps).toEqual([0, 4, 1, 1]);
    const fought = table({
      players: {
        Blue: { caps: 6, hand: ['nanoFabricants'] },
        ...others,
        Red: { caps: 2, hand: ['nanoAccelerants'] },
      },
      sectors: { '3,0': { pieces: { B: 'a', R: 'o' } } },
      turn: ['B', 'assault'],
    });
    fought.play('B attack sabotage 0 3,0 R martial', 'B drawNothing', 'B commit nanoFabricants');
    fought.play('R give 2 1', 'B give 2 1');
    expect(fought.asked).toBe('1 conflict.commit');
    fought.play('R commit nanoAccelerants');
    expect(keysOf(fought.last('technologiesRevealed')[1])).toEqual(['nanoFabricants', 'nanoAccelerants']);
  });

  it('HG-R-45: an action phase may be passed wholly', () => {
    const t = table({ players: { Blue: { caps: 5 }, ...others } });
    reveal(t);
    t.play('B start 0');
    for (const initial of ['B', 'R', 'G', 'Y']) {
      expect(t.can(`${initial} endTurn`)).toBe(true);
      t.play(`${initial} endTurn`);
    }
    expect([t.asked, t.s.actionPhase, t.s.caps]).toEqual(['0,1,2,3 actionPhase.choose', 2, [5, 0, 0, 0]]);
  });

  it('HG-R-52: abilities that change the map interrupt others, too; a paid move stays, an unpaid conflict may go', () => {
    const t = table({
      players: { Blue: { caps: 9 }, Red: { leader: [7, 1] }, Green: {}, Yellow: {} },
      sectors: {
        '2,-2': { pieces: { B: 'a' } },
        '3,0': { pieces: { R: '2f' } },
        '3,-1': {},
      },
      turn: ['B', 'assault'],
    });
    t.play('B moveAgent 0 3,0', 'R pass', 'B attack sabotage 0 3,0 R martial');
    t.play(`R lead 1 0 ${t.at('3,-1')}`);
    expect([t.s.agents[0]![0], t.caps('B'), t.s.conflict]).toEqual([t.at('3,0'), 7, null]);
    expect(t.s.fleets[1]!.slice(0, 2)).toEqual([t.at('3,-1'), t.at('3,0')]);
    expect([t.can('B attack sabotage 0 3,0 R martial'), t.can('B stop')]).toEqual([true, true]);
  });
});

describe('rulings on places', () => {
  it('HG-R-38: free Locations beside opponents are open to all', () => {
    const given = (tile: number): Given => ({
      players: { Blue: { caps: 9 }, ...others },
      sectors: { '3,0': { tile, pieces: { R: '2c', G: 'e' } }, '3,-1': { tile: 47, pieces: { B: 'c' } } },
      turn: ['B', 'industrialize'],
    });
    // Tile 0 has three industrial Locations, tile 24 two.
    const open = table(given(0));
    open.play('B complex 3,0');
    expect(open.s.complexes.map((list) => list[open.at('3,0')])).toEqual([1, 2, 0, 0]);
    expect(table(given(24)).whyNot('B complex 3,0')?.code).toBe('no-location');
  });

  it('HG-R-39: units stay when the last base beside them is relocated', () => {
    const t = table({
      players: { Blue: { caps: 9, built: [0, 9, 0] }, ...others },
      sectors: { '3,0': { pieces: { B: 'e a' } }, '3,-1': { tile: { political: 1 } } },
      turn: ['B', 'politicize'],
    });
    t.play('B relocate 3,0 3,-1');
    expect([t.s.embassies[t.at('3,0')], t.s.agents[0]![0]]).toEqual([-1, t.at('3,0')]);
  });

  it('HG-R-40: the mark of a stack stays with its place, not with the Outposts that leave it', () => {
    const t = table({
      players: { Blue: { caps: 40, advanced: ['braneManipulation'] }, ...others },
      sectors: {
        '3,0': { pieces: { B: '3f', R: 'f', G: 'f' } },
        '3,-1': { tile: { martial: 3 }, pieces: { B: '3o' } },
        '3,-2': { tile: { martial: 3 } },
      },
      turn: ['B', 'martialize'],
    });
    t.s.actionsLeft = 4;
    t.play('B attack strike 0 3,0 R martial', 'B drawStack 3,-1');
    t.play('B relocate 3,-1 3,-2', 'B outpost 3,-2', 'B outpost 3,-2', 'B stop');
    t.play('B attack strike 1 3,0 G martial');
    expect(t.whyNot('B drawStack 3,-1')?.code).toBe('stack-used');
    expect(t.places('B', 'drawStack')).toEqual(['3,-2']);
  });

  it('HG-R-40: a new owner of a stack starts without a mark', () => {
    const t = table({
      players: { Blue: { caps: 40 }, Red: { caps: 40 }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { B: 'f', R: 'f', G: 'c' } },
        '3,-1': { tile: { martial: 2 }, pieces: { B: '2o' } },
        '3,-2': { tile: { industrial: 3 }, pieces: { R: '3c' } },
      },
      turn: ['B', 'martialize'],
    });
    t.s.chosen[1] = 'subvert';
    t.s.queue = [1];
    t.play('B attack strike 0 3,0 R martial', 'B drawStack 3,-1', 'B endTurn');
    t.s.fleets[1]![0] = t.at('3,0');
    t.play('R attack buyout 3,-2 3,-1 B martial');
    expect(t.s.outposts[t.at('3,-1')]).toBe(1);
    t.play('R attack invade 0 3,0 G industrial', 'R drawStack 3,-1');
    expect(t.terms('attacker')).toBe('fleets 1, stack 2');
  });

  it('HG-R-47: what is taken over is replaced by a base of the target’s type', () => {
    const t = table({
      players: { Blue: { caps: 9 }, ...others },
      sectors: {
        '3,0': { tile: 24, pieces: { R: 'e' } },
        '3,-1': { tile: { industrial: 3 }, pieces: { B: '2c' } },
      },
      turn: ['B', 'subvert'],
    });
    t.play('B attack buyout 3,-1 3,0 R political');
    expect([t.s.embassies[t.at('3,0')], t.s.complexes[0]![t.at('3,0')]]).toEqual([0, 0]);
    expect(t.s.built[0]).toEqual([2, 1, 0]);
  });

  it('HG-R-50: a base that is relocated may give the range for its own way', () => {
    const t = table({
      players: { Blue: { caps: 9, built: [0, 0, 12] }, ...others },
      sectors: {
        '3,0': { tile: { martial: 2 }, pieces: { B: '2o' } },
        '3,-1': { tile: { martial: 1 } },
        '3,-2': { tile: { martial: 1 } },
      },
      turn: ['B', 'martialize'],
    });
    // The stack of 2 reaches 1; the single one that is left reaches nothing new.
    expect(t.can('B relocate 3,0 3,-1')).toBe(true);
    expect(t.whyNot('B relocate 3,0 3,-2')?.code).toBe('out-of-range');
    t.play('B relocate 3,0 3,-1');
    expect(t.whyNot('B relocate 3,0 3,-2')?.code).toBe('out-of-range');
  });

  it('HG-R-51: without a legal place a home may lie beside another, then on its board, but never on the core', () => {
    const t = fresh(2, { homes: 'chosen' });
    const place = (hexes: readonly string[]) =>
      hexes.forEach((hex, i) => {
        t.s.tiles[t.at(hex)] = i;
      });
    const hexes = () => homeSites(t.s).map((sector) => t.hex(sector));
    t.s.homes[0] = t.at('3,-2');
    t.s.tiles[t.at('3,-2')] = 48;
    place(['0,-2', '-1,-1', '0,-3', '-1,-2', '-2,-1', '1,-2', '2,-3']);
    // B1 alone is left: (1,-3) is apart from the home, (2,-2) and (3,-3) lie beside it.
    expect(hexes()).toEqual(['1,-3']);
    place(['1,-3']);
    expect(new Set(hexes())).toEqual(new Set(['2,-2', '3,-3']));
    place(['2,-2', '3,-3']);
    expect(new Set(hexes())).toEqual(new Set(['2,0', '2,-1', '3,0', '3,-1']));
  });

  it('HG-R-54: units as the only target are all of the type that stand there', () => {
    const t = table({
      players: { Blue: { caps: 9 }, ...others },
      sectors: {
        '3,0': { tile: { industrial: 3 }, pieces: { B: '3c', R: '3a' } },
        '2,0': { tile: { industrial: 3 }, pieces: { B: 'c' } },
      },
      turn: ['B', 'assault'],
    });
    expect(t.offers('B', 'attack').filter((text) => text.endsWith('political'))).toHaveLength(2);
    t.play('B attack embargo 3,0 3,0 R political', 'R drawNothing');
    expect(t.last('compared')[3]).toEqual([4, 3]);
    expect(t.s.agents[1]).toEqual([-1, -1, -1]);
  });
});

describe('rulings on numbers and options', () => {
  it('HG-R-43: the wild home is one option, whatever page speaks of it', () => {
    expect(OPTIONS.filter(({ id }) => /wild/i.test(id))).toEqual([
      { id: 'wildHomes', values: ['off', 'on'], default: 'off' },
    ]);
  });

  it('HG-R-44: the income is that of the slot emptied last, which is the right-most base built', () => {
    const expected = {
      industrial: [0, 2, 3, 4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 13],
      political: [0, 2, 3, 4, 5, 5, 5, 6, 6, 7],
      martial: [0, 2, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 12],
    };
    for (const [i, list] of Object.values(expected).entries())
      for (const [n, income] of list.entries()) {
        const { s } = table({ players: { Blue: {}, ...others } });
        s.built[0]![i] = n;
        expect(incomes(s, 0)[i]).toBe(income);
      }
  });

  it('HG-R-46: the learning game has no RESEARCH', () => {
    const t = table({
      players: { Blue: { built: [1, 1, 1] }, ...others },
      options: { learningGame: 'on' },
      turn: ['B', 'discover'],
    });
    expect(t.offers('B')).not.toContain('research');
    expect(t.whyNot('B research')).toMatchObject({ code: 'no-research', rule: 'HG-VAR-03' });
  });

  it('HG-R-53: the learning game goes with wild homes and with nothing else', () => {
    const all = {
      learningGame: 'on',
      homes: 'chosen',
      galaxy: 'free',
      leaders: 'drafted',
      technologies: 'drafted',
      discardPiles: 'three',
      longerGame: 'on',
      wildHomes: 'on',
    };
    const { s, asked } = fresh(4, all);
    expect([s.learning, s.wildHomes, s.longer]).toEqual([true, true, false]);
    expect([s.leaders, s.packets, s.discards]).toEqual([[], [], [[]]]);
    expect(s.homes.includes(-1)).toBe(false);
    expect(asked).toContain('setUp.placeFirstTile');
    // Sixteen tiles: one for each in hand, four in the pool, eight in the stack.
    expect([s.tileHands.flat().length, s.pool.length, s.stack.length]).toEqual([4, 4, 8]);
    const full = fresh(4, { ...all, learningGame: 'off' });
    expect([full.s.longer, full.s.discards.length, full.asked]).toEqual([
      true,
      3,
      `${full.s.arbiter} setUp.layBoard`,
    ]);
  });
});
