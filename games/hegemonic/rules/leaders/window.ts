import type { Next, Seat } from '@conclave/kernel';
import { clockwise } from '../seats.ts';
import type { Move, State } from '../types.ts';
import { call, procedure, tell } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { type Ability, leaderOf, sideOf } from './makers.ts';
import { isInside, type Moment } from './moments.ts';

/** The ability of a level of a seat's leader, and the number in it. */
const abilityOf = (s: Readonly<State>, seat: Seat, level: number): Ability =>
  ABILITIES[leaderOf(s, seat).key][level - 1]!;
const numberOf = (s: Readonly<State>, seat: Seat, level: number): number => leaderOf(s, seat).n[level - 1]!;

/** Whether the timing of a level fits a moment (section 2.7, HG-LEA-06). */
export function fits(s: Readonly<State>, seat: Seat, level: number, moment: Moment): boolean {
  const { key, timing } = leaderOf(s, seat);
  // The Assembly Speaker helps others, or with two players the own side (LD08).
  if (key === 'assemblySpeaker' && level === 1) return moment === (s.seats === 2 ? 'beforeCards' : 'lent');
  const { only } = abilityOf(s, seat, level);
  if (only !== undefined) return moment === only;
  switch (timing[level - 1]!) {
    case 'any':
      return true;
    case 'outside':
      return !isInside(moment);
    case 'before-cards':
      return moment === 'beforeCards' && sideOf(s, seat) >= 0;
    case 'after-cards':
      return moment === 'afterCards' && sideOf(s, seat) >= 0;
  }
}

/** HG-LEA-02, 09: the abilities that a seat may use at a moment. */
function emitAbilities(s: Readonly<State>, seat: Seat, moment: Moment, emit: (move: Move) => void): void {
  for (let level = 1; level <= s.positions[seat]!; level++)
    if (fits(s, seat, level, moment))
      abilityOf(s, seat, level).options(
        s,
        seat,
        (...args) => emit(['lead', level, ...args]),
        numberOf(s, seat, level),
      );
}

function canLead(s: Readonly<State>, seat: Seat, moment: Moment): boolean {
  let some = false;
  emitAbilities(s, seat, moment, () => {
    some = true;
  });
  return some;
}

/** HG-LEA-07: who is asked in which order. */
function order(s: Readonly<State>): Seat[] {
  const c = s.conflict;
  if (c === null) return clockwise(s, s.active >= 0 ? s.active : s.arbiter);
  const others = clockwise(s, c.attacker).filter((seat) => seat !== c.attacker && seat !== c.defender);
  return [c.attacker, c.defender, ...others];
}

/** A moment at which leaders may interrupt (HG-LEA-04): all are asked until everybody has passed (HG-LEA-07). */
export const interruption = procedure<{ moment: Moment; passed: Seat[] }>(
  'leaderWindow',
  { moment: 'all', passed: 'all' },
  {
    ask: {
      rule: 'HG-LEA-06',
      who: (s, f) => order(s).find((seat) => !f.passed.includes(seat) && canLead(s, seat, f.moment)) ?? null,
      options(s, f, seat, emit) {
        emitAbilities(s, seat, f.moment, emit);
        emit(['pass']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'pass') {
          f.passed.push(seat);
          return 'again';
        }
        const [, level, ...args] = move as readonly ['lead', number, ...(number | string)[]];
        const { use } = abilityOf(s, seat, level);
        // HG-LEA-03
        s.positions[seat] = 0;
        s.leaderUses++;
        f.passed = [];
        tell(['leaderUsed', seat, s.leaders[seat]!, level, args]);
        const next = use(s, seat, args, numberOf(s, seat, level));
        return typeof next === 'object' && 'frame' in next ? { ...next, again: true } : 'again';
      },
    },
  },
);

/** Opens the window of a moment; nobody is asked anything without leaders. */
export function leaderWindow(s: State, moment: Moment): Next {
  return s.leaders.length === 0 ? undefined : call(interruption, { moment, passed: [] });
}
