import type { Next, Seat } from '@conclave/kernel';
import { DOMAINS, REL, TRA } from '../data/domains.ts';
import { KIND, slotKind } from '../data/mastery.ts';
import { AGES } from '../data/numbers.ts';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { extrasLeft, hasBuild } from './actions.ts';
import { buildAction, canBuild } from './build.ts';
import { choice, choiceOf } from './choice.ts';
import { canDevelop, developAction } from './develop.ts';
import { gain, score } from './gain.ts';
import { grow } from './grow.ts';
import { power } from './holdings.ts';
import { stake } from './objectives.ts';
import { notesBuildEnd } from './older.ts';
import { endOmens, omenSum } from './omens.ts';
import type { BuildEnd, State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** The least number that may be declared next; more than there are objectives when no number is left (DM-VAR-02). */
export const leastAmbition = (s: Readonly<State>): number => Math.max(...s.ambitions) + 1;

export const mayDeclare = (s: Readonly<State>, seat: Seat): boolean =>
  s.ambition && s.age === AGES && s.ambitions[seat] === 0 && leastAmbition(s) <= goalsOf(s, seat);

export const goalsOf = (s: Readonly<State>, seat: Seat): number =>
  tables(s).objectives[s.objectives[seat]!]!.goals.length;

/** DM-GRO-01: what cards and Domination cards give at the start of a turn without a choice. */
function startEffects(s: State, seat: Seat): void {
  for (const domain of DOMAINS.keys()) {
    const kind = slotKind(domain, 1);
    gain(s, seat, domain, power(s, seat, kind), 'card', kind);
  }
  if (s.holders[REL] === seat && !s.hasOmens)
    score(s, seat, tables(s).highPriest, 'triggers', 'domination', REL);
}

/** How Build has ended, to be told to who would build on. */
function buildEnd(s: Readonly<State>, seat: Seat): BuildEnd {
  if (s.phase !== 'build') return 'passed';
  return hasBuild(s, seat) || extrasLeft(s, seat, 'patronage') > 0 ? 'nothing' : 'used';
}

/** DM-AGE-05: one turn. `built` is set when Build is over. */
export const turn = procedure<{ seat: Seat; built?: BuildEnd }>(
  'turn',
  { seat: 'all', built: 'all' },
  {
    begin(s, { seat }) {
      s.active = seat;
      s.phase = 'grow';
      s.exchanged = [];
      tell(['turnStarted', seat, s.age, s.round]);
      endOmens(s, (omen, owner) => owner === seat && tables(s).omens[omen]!.duration === 'round');
    },
    declare: {
      rule: 'DM-VAR-02',
      who: (s, { seat }) => (mayDeclare(s, seat) ? seat : null),
      options(s, _f, seat, emit) {
        for (let n = leastAmbition(s); n <= goalsOf(s, seat); n++) emit(['declare', n]);
        emit(['pass']);
      },
      take(s, _f, seat, move) {
        if (move[0] === 'pass') return;
        const n = move[1] as number;
        s.ambitions[seat] = n;
        if (s.firstAmbition === -1) s.firstAmbition = seat;
        tell(['declared', seat, n, stake(s, seat)]);
      },
    },
    startEffects: (s, { seat }) => startEffects(s, seat),
    merchant(s, { seat }): Next {
      if (s.holders[TRA] === seat) return call(choice, choiceOf(seat, tables(s).merchant, 'domination', TRA));
    },
    mercenaries: (s, { seat }): Next => {
      const left = power(s, seat, KIND.mercenaries);
      if (left > 0) return call(choice, choiceOf(seat, left, 'card', KIND.mercenaries));
    },
    grow: (_s, { seat }) => call(grow, { seat, edges: 0, loci: [], sites: [] }),
    openBuild(s, { seat }) {
      s.phase = 'build';
      s.builds = 1 + omenSum(s, seat, OMEN.cometOfFortune);
    },
    build: (s, { seat }): Next =>
      s.phase === 'build' && canBuild(s, seat) ? loop(buildAction, { seat }) : undefined,
    openDevelop(s, f) {
      const { seat } = f;
      if (notesBuildEnd(s)) f.built = buildEnd(s, seat);
      s.phase = 'develop';
      s.builds = 0;
      s.develops = 1 + omenSum(s, seat, OMEN.inspiredMinds);
    },
    develop: (s, { seat }): Next =>
      s.phase === 'develop' && canDevelop(s, seat) ? loop(developAction, { seat }) : undefined,
    end(s, { seat }) {
      s.develops = 0;
      s.active = -1;
      endOmens(s, (omen, owner) => owner === seat && tables(s).omens[omen]!.duration === 'turn');
    },
  },
);
