import { describe, expect, it } from 'vitest';
import { KIND_OF, TECHNOLOGIES } from '../data/technologies.ts';
import { hegemonic as game } from '../index.ts';
import { best, duel } from '../tests/bot.ts';
import type { Given, Sector } from '../tests/position.ts';
import { fresh, playUntil } from '../tests/rounds.ts';
import { table } from '../tests/table.ts';
import { promise, worth } from './index.ts';
import { roundsLeft } from './outlook.ts';

describe('what a move promises', () => {
  it('is more for a base that brings a board than for one that brings nothing new', () => {
    const t = duel('industrialize', {
      sectors: { '2,-1': { tile: 18, pieces: { B: '2c' } }, '1,0': { tile: { industrial: 2 } } },
    });
    t.s.actionsLeft = 1;
    expect(best(t, 'B')).toBe(`complex ${t.at('1,0')}`);
  });

  it('begins with CAPs that a BUILD in the same turn can spend', () => {
    const t = duel('industrialize', {
      players: { Blue: { home: [3, -1], caps: 2 }, Red: { home: [-1, -2] } },
      sectors: { '2,-1': { tile: { industrial: 3 } } },
    });
    expect(best(t, 'B')).toBe('collect');
    t.play('B collect');
    expect(best(t, 'B')).toBe(`complex ${t.at('2,-1')}`);
  });

  it('is a takeover that cannot fail, and never one without hope', () => {
    const weak: { readonly [hex: string]: Sector } = {
      '1,0': { tile: { industrial: 2 }, pieces: { B: '2c' } },
      '2,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      '1,-1': { tile: { political: 1 }, pieces: { R: 'e' } },
    };
    const t = duel('subvert', { sectors: weak });
    expect(best(t, 'B')).toMatch(new RegExp(`^attack buyout \\d+ ${t.at('1,-1')} 1 political$`));
    const strong: { readonly [hex: string]: Sector } = {
      '1,0': { tile: { industrial: 1 }, pieces: { B: 'c' } },
      '1,-1': { tile: { political: 3, faction: 'orange' }, pieces: { R: 'e 3a' } },
      '0,-2': { tile: { political: 3, faction: 'orange' }, pieces: { R: 'e' } },
      '-1,-1': { tile: { political: 2, faction: 'orange' }, pieces: { R: 'e' } },
    };
    const hopeless = duel('subvert', { sectors: strong });
    expect(hopeless.offers('B', 'attack')).not.toEqual([]);
    expect(best(hopeless, 'B')).not.toMatch(/^attack/);
  });

  it('sends an Agent where it can win, and lets it attack there', () => {
    const t = duel('politicize', {
      players: { Blue: { home: [3, -1], caps: 12 }, Red: { home: [-1, -2] } },
      sectors: {
        '2,-1': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e a' } },
        '2,0': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e' } },
        '1,-2': { tile: { political: 2, faction: 'purple' }, pieces: { R: 'e' } },
      },
    });
    expect(best(t, 'B')).toBe(`moveAgent 0 ${t.at('1,-2')}`);
    t.play('B moveAgent 0 1,-2');
    expect(best(t, 'B')).toBe(`attack infiltrate 0 ${t.at('1,-2')} 1 political`);
    t.play('B attack infiltrate 0 1,-2 R political');
    expect(best(t, 'B')).toBe('drawFaction 2');
  });

  it('is an Agent beside an Embassy only where it is threatened', () => {
    const answer = (complexes: string) => {
      const t = duel('politicize', {
        players: { Blue: { home: [3, -1], caps: 2 }, Red: { home: [-1, -2], caps: 9 } },
        sectors: {
          '2,0': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e' } },
          '1,-1': { tile: { political: 2, faction: 'orange' }, pieces: { B: 'e' } },
          [complexes]: { tile: { industrial: 3 }, pieces: { R: '3c' } },
        },
      });
      t.s.actionsLeft = 1;
      return [best(t, 'B'), `agent ${t.at('1,-1')}`];
    };
    const [beside, guard] = answer('2,-2');
    expect(beside).toBe(guard);
    const [far] = answer('0,-2');
    expect(far).toBe('collect');
  });

  it('is a base where rivals do not reach it, when places are equal else', () => {
    const answer = (complexes: string) => {
      const t = duel('industrialize', {
        players: { Blue: { home: [3, -1], caps: 1 }, Red: { home: [-1, -2], caps: 9 } },
        sectors: {
          '2,-1': { tile: 18 },
          '2,0': { tile: { industrial: 3 } },
          [complexes]: { tile: { industrial: 2 }, pieces: { R: '2c' } },
        },
      });
      t.s.actionsLeft = 1;
      return [best(t, 'B'), `complex ${t.at('2,-1')}`, `complex ${t.at('2,0')}`];
    };
    const [afar, farther] = answer('3,0');
    expect(afar).toBe(farther);
    const [near, , other] = answer('3,-2');
    expect(near).toBe(other);
  });

  it('is that one of two takeovers which can be held', () => {
    const answer = (complexes: string) => {
      const t = duel('subvert', {
        players: { Blue: { home: [3, -1], caps: 8 }, Red: { home: [-1, -2], caps: 9 } },
        sectors: {
          '2,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
          '2,0': { tile: { political: 2, faction: 'green' }, pieces: { R: 'e' } },
          '3,-2': { tile: { political: 2, faction: 'orange' }, pieces: { R: 'e' } },
          [complexes]: { tile: { industrial: 3 }, pieces: { R: '3c' } },
        },
      });
      t.s.actionsLeft = 1;
      const attack = (hex: string) => `attack buyout ${t.at('2,-1')} ${t.at(hex)} 1 political`;
      return [best(t, 'B'), attack('2,0'), attack('3,-2')];
    };
    const [first, held] = answer('2,-2');
    expect(first).toBe(held);
    const [second, , other] = answer('1,0');
    expect(second).toBe(other);
  });

  it('stops a BUILD that brings nothing, and ends every turn', () => {
    const t = duel('industrialize', { sectors: { '2,-1': { tile: { industrial: 3 } } } });
    for (let moves = 0; t.s.active === t.seat('B'); moves++) {
      expect(moves).toBeLessThan(20);
      const line = best(t, 'B');
      expect(line).not.toMatch(/^(give|drop)/);
      t.play(`B ${line}`);
    }
  });

  it('spends in the last turn what the Arbitration would take', () => {
    const t = duel('industrialize', {
      players: { Blue: { home: [3, -1], caps: 13 }, Red: { home: [-1, -2] } },
      sectors: { '2,-1': { tile: { industrial: 3 } }, '2,0': { tile: { industrial: 3 } } },
      stack: 0,
    });
    t.s.actionPhase = 3;
    // Nothing to draw that could be advanced.
    t.s.deck.length = 0;
    while (t.s.outcome === null && t.s.active === t.seat('B')) t.play(`B ${best(t, 'B')}`);
    expect(t.s.built[0]![0]).toBeGreaterThan(4);
  });

  it('of an action card is least for one that nothing can be done with', () => {
    const t = table({
      players: { Blue: { home: [3, -1], caps: 6 }, Red: { home: [-1, -2], caps: 6 } },
      sectors: {
        '3,-1': { pieces: { B: 'c e o' } },
        '-1,-2': { pieces: { R: 'c e o' } },
        '2,-1': { tile: { industrial: 3 } },
      },
      stack: 8,
    });
    expect(best(t, 'B')).toBe('card industrialize');
  });

  it('of Assault is less than of a card with a BUILD where there is nothing to attack and nothing to build', () => {
    const answer = (more: Partial<Given> = {}) =>
      best(
        table({
          players: { Blue: { home: [3, -1] }, Red: { home: [-1, -2] } },
          sectors: { '3,-1': { pieces: { B: 'c e o' } }, '-1,-2': { pieces: { R: 'c e o' } } },
          stack: 8,
          ...more,
        }),
        'B',
      );
    expect(answer()).toBe('card industrialize');
    // Two CAPITALIZE bring more than two BASICs once no income is below three.
    expect(answer({ players: { Blue: { home: [3, -1], built: [3, 2, 2] }, Red: { home: [-1, -2] } } })).toBe(
      'card discover',
    );
    // BASIC pays for an EMBARGO, and not for a BUYOUT.
    expect(
      answer({
        players: { Blue: { home: [3, -1], hand: ['polymorphicMatter'] }, Red: { home: [-1, -2] } },
        sectors: {
          '3,-1': { pieces: { B: 'c e o' } },
          '-1,-2': { pieces: { R: 'c e o' } },
          '2,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
          '1,0': { tile: 34, pieces: { R: 'e' } },
        },
      }),
    ).toBe('card assault');
  });

  it('pays for an attack with the CAPs that the first action brings', () => {
    const t = duel('subvert', {
      players: { Blue: { home: [3, -1] }, Red: { home: [-1, -2] } },
      sectors: {
        '2,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
        '1,0': { tile: { political: 1 }, pieces: { R: 'e' } },
      },
    });
    expect(best(t, 'B')).toBe('collect');
    t.play('B collect');
    expect(best(t, 'B')).toBe(`attack buyout ${t.at('2,-1')} ${t.at('1,0')} 1 political`);
  });

  it('is a RESEARCH where a hand is used up and CAPs abound, and keeps what is strong', () => {
    const t = duel('discover', {
      players: {
        Blue: {
          home: [3, -1],
          caps: 20,
          hand: ['massTranslationRelay'],
          inactive: ['polymorphicMatter', 'emergentEconomics', 'empathyTransmitter'],
          built: [3, 1, 1],
        },
        Red: { home: [-1, -2] },
      },
      stack: 2,
    });
    expect(best(t, 'B')).toBe('research');
    t.play('B research');
    const [, ...thrown] = best(t, 'B').split(' ').map(Number);
    expect(thrown.map((card) => TECHNOLOGIES[KIND_OF[card]!]!.key)).not.toContain('polymorphicMatter');
    const rich = duel('discover', {
      players: {
        Blue: {
          home: [3, -1],
          built: [3, 3, 3],
          hand: ['polymorphicMatter', 'emergentEconomics', 'empathyTransmitter', 'braneManipulation'],
        },
        Red: { home: [-1, -2] },
      },
    });
    expect(best(rich, 'B')).toBe('capitalize');
  });

  it('leaves a Gate pair where it stands well', () => {
    const t = duel('industrialize', {
      players: { Blue: { home: [3, -1], caps: 8 }, Red: { home: [-1, -2] } },
      gates: [['B', '3,-1', '1,0']],
      sectors: {
        '1,0': { tile: { industrial: 3 }, pieces: { B: '2c' } },
        '2,-1': { tile: { industrial: 1 }, pieces: { B: 'c' } },
        '0,1': { tile: { industrial: 2 } },
      },
    });
    for (let moves = 0; t.s.active === t.seat('B'); moves++) {
      expect(moves).toBeLessThan(20);
      const line = best(t, 'B');
      expect(line).not.toMatch(/^relocateGate/);
      t.play(`B ${line}`);
    }
  });

  it('of a technology card in a conflict spares the strong one where a weak one does', () => {
    const hand = ['polymorphicMatter', 'predictiveAlgorithms'] as const;
    const sectors: { readonly [hex: string]: Sector } = {
      '2,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      '2,0': { tile: { industrial: 3 }, pieces: { B: '3c' } },
      '1,0': { tile: { political: 1 }, pieces: { R: 'e' } },
    };
    const easy = duel('subvert', {
      players: { Blue: { home: [3, -1], caps: 6, hand }, Red: { home: [-1, -2] } },
      sectors,
    });
    easy.play('B attack buyout 2,-1 1,0 R political');
    const powers = easy.s.hands[0]!.map((card) => TECHNOLOGIES[KIND_OF[card]!]!.power[0]);
    expect(best(easy, 'B')).toBe(`commit ${easy.s.hands[0]![powers.indexOf(Math.min(...powers))]}`);
    const close = duel('subvert', {
      players: {
        Blue: { home: [3, -1], caps: 6, hand },
        Red: { home: [-1, -2], hand: ['empathyTransmitter', 'nanoAccelerants', 'psionicEcology'] },
      },
      sectors: {
        '2,-1': { tile: { industrial: 3 }, pieces: { B: '2c' } },
        '1,0': { tile: { political: 3, faction: 'green' }, pieces: { R: 'e' } },
      },
    });
    close.play('B attack buyout 2,-1 1,0 R political');
    expect(best(close, 'B')).toBe(
      `commit ${close.s.hands[0]!.find((card) => TECHNOLOGIES[KIND_OF[card]!]!.power[0] === 6)}`,
    );
  });

  it('lends to the side whose victory serves the lender', () => {
    const t = table({
      players: {
        Blue: { caps: 6, home: [3, 0] },
        Red: { home: [3, -3] },
        Green: { home: [-3, 0] },
        Yellow: { home: [-3, 3] },
      },
      sectors: {
        '1,0': { tile: { industrial: 2 }, pieces: { R: '2c', B: 'a' } },
        '2,0': { tile: { political: 1, faction: 'green' }, pieces: { B: 'e' } },
        '0,1': { tile: { political: 1, faction: 'green' }, pieces: { G: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 1,0 R industrial', 'B drawFaction 2');
    expect(t.asked).toBe('2 conflict.lend');
    // Without Red's Complexes the core is Green's.
    expect(best(t, 'G')).toBe('lend attacker');
  });

  // HG-R-59
  it('keeps no CAPs in the eighth round of a longer game, which is the last though hexes are empty', () => {
    const last = (round: number) => {
      const t = duel('assault', {
        players: {
          Blue: { home: [3, -1], caps: 3, hand: ['predictiveAlgorithms'] },
          Red: { home: [-1, -2] },
        },
        options: { longerGame: 'on' },
        round,
      });
      t.s.actionPhase = 3;
      t.s.actionsLeft = 1;
      return best(t, 'B');
    };
    expect(last(5)).toBe('collect');
    expect(last(8)).toMatch(/^draw/);
  });

  // HG-ACT-03
  it('of equals lets the seat itself begin, or the rival that leads come last', () => {
    const ordering = (arbiter: string, ...cards: readonly string[]) => {
      const t = table({
        players: {
          Blue: { home: [3, -1] },
          Red: { home: [2, -3], points: 9 },
          Green: { home: [-3, 1], points: 30 },
          Yellow: { home: [-2, 3], points: 12 },
        },
        arbiter,
        stack: 8,
      });
      t.play(...cards);
      expect(t.asked).toBe(`${t.seat(arbiter)} ordering.chooseStart`);
      return best(t, arbiter);
    };
    const three = ['B card discover', 'R card assault', 'G card assault', 'Y card assault'];
    expect(ordering('Y', ...three)).toBe('start 3');
    expect(ordering('R', ...three)).toBe('start 1');
    // Clockwise the leader, Green, is last when Yellow begins.
    expect(ordering('B', ...three)).toBe('start 3');
    // Of two it is last when the other one begins.
    const two = ['B card discover', 'Y card discover', 'G card assault', 'R card assault'];
    expect(ordering('B', ...two)).toBe('start 1');
  });

  it('is nothing for gifts and for throwing technologies away', () => {
    const t = duel('industrialize', {
      players: { Blue: { home: [3, -1], caps: 6, advanced: ['polymorphicMatter'] }, Red: { home: [-1, -2] } },
    });
    const moves = game.moves(t.s, 0);
    const given = moves.filter(([label]) => label === 'give' || label === 'drop' || label === 'takeBack');
    expect(given.length).toBeGreaterThan(2);
    const promises = promise(t.s, 0, moves);
    for (const move of given) expect(promises[moves.indexOf(move)]).toBe(Number.NEGATIVE_INFINITY);
  });

  it('leaves the position as it is', () => {
    const t = fresh(3);
    for (const procedure of ['setUp', 'expansionTurn', 'actionPhase', 'action']) {
      playUntil(t, ({ asked }) => asked.includes(` ${procedure}.`));
      const seat = game.waiting(t.s)[0]!;
      const before = game.hash(t.s);
      promise(t.s, seat, game.moves(t.s, seat));
      worth(t.s, seat);
      expect(game.hash(t.s)).toBe(before);
    }
  });
});

describe('what a position is worth', () => {
  const given = (points: number, sectors: Given['sectors'] = {}) =>
    worth(
      table({
        players: { Blue: { home: [3, -1], points }, Red: { home: [-1, -2] } },
        sectors: { '3,-1': { pieces: { B: 'c' } }, '-1,-2': { pieces: { R: 'c' } }, ...sectors },
        stack: 8,
      }).s,
      0,
    );

  it('rises with points, bases and units', () => {
    const plain = given(3);
    expect(given(4) - plain).toBeCloseTo(100);
    expect(given(3, { '1,0': { pieces: { B: 'c' } } })).toBeGreaterThan(plain);
    expect(given(3, { '1,0': { tile: 20, pieces: { B: 'a' } } })).toBeGreaterThan(plain);
  });

  it('is more where a board is held alone than where it is shared', () => {
    const shared = given(3, { '1,0': { pieces: { B: 'c' } }, '0,1': { pieces: { R: 'c' } } });
    expect(given(3, { '1,0': { pieces: { B: 'c' } } })).toBeGreaterThan(shared);
  });

  it('falls with what a rival has', () => {
    expect(given(3, { '1,0': { pieces: { R: '2c' } } })).toBeLessThan(given(3));
  });

  it('falls with what rivals could attack with, and less where it is defended', () => {
    const embassy = { tile: { political: 2, faction: 'green' } } as const;
    const complexes = { tile: { industrial: 3 }, pieces: { R: '3c' } } as const;
    const near = (pieces: string) =>
      given(3, { '2,0': { ...embassy, pieces: { B: pieces } }, '3,0': complexes });
    const far = (pieces: string) =>
      given(3, { '2,0': { ...embassy, pieces: { B: pieces } }, '3,-2': complexes });
    expect(near('e')).toBeLessThan(far('e'));
    expect(near('e a') - near('e')).toBeGreaterThan(far('e a') - far('e'));
  });

  it('counts as many rounds as the stack has tiles for', () => {
    const t = fresh(4);
    playUntil(t, ({ s }) => s.phase === 'action');
    expect([t.s.stack.length, roundsLeft(t.s)]).toEqual([20, 6]);
    playUntil(t, ({ s }) => s.round === 6 && s.phase === 'action');
    expect([t.s.stack.length, roundsLeft(t.s)]).toEqual([0, 1]);
  });

  // HG-R-59
  it('counts at most eight rounds of a longer game', () => {
    const t = fresh(2, { longerGame: 'on' });
    playUntil(t, ({ s }) => s.phase === 'action');
    expect(roundsLeft(t.s)).toBe(8);
    playUntil(t, ({ s }) => s.round === 8 && s.phase === 'action');
    expect(roundsLeft(t.s)).toBe(1);
  });
});
