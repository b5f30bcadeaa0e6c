import { describe, expect, it } from 'vitest';
import { LEADERS } from '../../data/leaders.ts';
import { hegemonic as game } from '../../index.ts';
import { momentOf, pass } from '../leaders.ts';
import type { Given } from '../position.ts';
import { type Table, table } from '../table.ts';

/*
 * Section 2.7 and HG-LEA-06: the windows in which each ability is offered. Red, whose leader it is, has everything that
 * any ability could need, so that nothing but the moment decides.
 */
const OUTSIDE = ['phase', 'turn', 'revealed', 'action', 'declared', 'retention'];
const INSIDE = ['paid', 'lent', 'beforeCards', 'afterCards', 'basesLost'];

type Role = 'attacker' | 'defender' | 'bystander';
const ROLES: readonly Role[] = ['attacker', 'defender', 'bystander'];

/** When an ability is offered to one who plays this part in the conflict. */
const WINDOWS: { readonly [timing: string]: (role: Role) => string[] } = {
  T: () => OUTSIDE,
  W: () => [...OUTSIDE, ...INSIDE],
  C1: (role) => (role === 'bystander' ? [] : ['beforeCards']),
  C2: (role) => (role === 'bystander' ? [] : ['afterCards']),
  // Only for a side without the leader’s owner, after the loans.
  support: (role) => (role === 'bystander' ? ['lent'] : []),
  revealed: () => ['revealed'],
  retention: () => ['retention'],
  ownBasesLost: (role) => (role === 'defender' ? ['basesLost'] : []),
  defenderC1: (role) => (role === 'defender' ? ['beforeCards'] : []),
  defenderC2: (role) => (role === 'defender' ? ['afterCards'] : []),
};

/** By leader, LD01 to LD12: the timing of levels 1 to 3. */
const TIMINGS: readonly (readonly [string, string, string])[] = [
  ['W', 'C2', 'C1'],
  ['W', 'T', 'T'],
  ['W', 'T', 'T'],
  ['W', 'W', 'W'],
  ['W', 'T', 'T'],
  ['T', 'C1', 'C1'],
  ['T', 'T', 'T'],
  ['support', 'T', 'revealed'],
  ['W', 'C1', 'C2'],
  ['W', 'ownBasesLost', 'defenderC2'],
  ['W', 'W', 'T'],
  ['retention', 'defenderC1', 'W'],
];

/** Blue’s Agent is strong enough for any stack; Red’s Fleet for Blue’s Outpost. */
const given = (leader: number, turn: Given['turn']): Given => ({
  players: {
    Blue: { caps: 20, hand: ['predictiveAlgorithms', 'massTranslationRelay'] },
    Red: {
      caps: 20,
      leader: [leader, 3],
      built: [2, 1, 4],
      hand: ['predictiveAlgorithms', 'nanoFabricants'],
      advanced: ['stealthFieldEmitter'],
    },
    Green: { hand: ['dysonSphereAssembly'] },
    Yellow: {},
  },
  sectors: {
    '3,0': { tile: { industrial: 3 }, pieces: { R: '2c' } },
    '2,0': { tile: { industrial: 1 } },
    '3,-1': { tile: { martial: 3 }, pieces: { R: '2o f', B: 'a' } },
    '3,-2': { tile: { martial: 1 }, pieces: { B: 'o' } },
    '2,-2': { tile: { political: 1, faction: 'orange' }, pieces: { R: 'e' } },
    '1,-2': { tile: { political: 2, faction: 'purple' } },
    '-3,0': { tile: { martial: 1 }, pieces: { G: 'o', B: 'a' } },
    '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
    '-2,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
  },
  gates: [['R', '3,0', '2,0']],
  pool: [0, 1],
  stack: 9,
  turn,
});

/** Plays the lines, or else what comes first; notes what Red is offered in windows, where all pass. */
function watch(t: Table, lines: readonly string[], until: (t: Table) => boolean): Map<number, Set<string>> {
  const seen = new Map<number, Set<string>>([1, 2, 3].map((level) => [level, new Set()]));
  const script = [...lines];
  t.s.discards = [[t.s.deck.pop()!, t.s.deck.pop()!]];
  while (!until(t)) {
    const moment = momentOf(t);
    const seat = game.waiting(t.s)[0]!;
    if (moment !== null) {
      for (const text of seat === 1 ? t.offers('R', 'lead') : [])
        seen.get(Number(text.split(' ')[1]))!.add(moment);
      pass(t);
    } else if (script.length > 0) t.play(script.shift()!);
    else t.events.push(...game.apply(t.s, seat, game.moves(t.s, seat)[0]!));
  }
  return seen;
}

const CONFLICTS: { readonly [role in Role]: { turn: Given['turn']; lines: string[] } } = {
  attacker: {
    turn: ['R', 'martialize'],
    lines: ['R moveFleet 0 3,-2', 'R attack strike 0 3,-2 B martial', 'R drawStack 3,-1'],
  },
  defender: {
    turn: ['B', 'assault'],
    lines: ['B attack sabotage 0 3,-1 R martial', 'B drawFaction 2'],
  },
  bystander: {
    turn: ['B', 'assault'],
    lines: ['B attack sabotage 1 -3,0 G martial', 'B drawFaction 2'],
  },
};

describe('the windows of each leader', () => {
  const cases = LEADERS.flatMap(({ name }, i) => ROLES.map((role) => ({ name, leader: i + 1, role })));

  it.each(cases)('HG-LEA-06: of $name as $role', ({ leader, role }) => {
    const { turn, lines } = CONFLICTS[role];
    const t = table(given(leader, turn));
    const inConflict = watch(
      t,
      lines,
      ({ s, events }) => s.conflict === null && events.some(([name]) => name === 'conflictEnded'),
    );
    expect(t.last('compared')[4]).toBe(0);
    const round = table(given(leader, undefined));
    round.s.agenda[1]!.at = 'arbitration';
    round.s.actionPhase = 3;
    const inRound = watch(round, [], ({ s }) => s.phase === 'action' && s.actionPhase === 1);
    for (const level of [1, 2, 3]) {
      const seen = new Set([...inConflict.get(level)!, ...inRound.get(level)!]);
      expect([level, seen]).toEqual([level, new Set(WINDOWS[TIMINGS[leader - 1]![level - 1]!]!(role))]);
    }
  });
});
