import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { AGES } from '../../data/numbers.ts';
import { mayDeclare, turn } from '../turn.ts';
import type { BuildEnd, Move, State } from '../types.ts';

/*
 * Why a move is no answer to what is asked: to what part of the game it belongs, and why that has gone by, is still to come,
 * or never comes at this table. `first` is the step that asks, so that the sentence can say what is to be done now.
 */

type Moment = (s: Readonly<State>, seat: Seat, first: string) => Refusal;

/** Steps that stand within an action of Build or Develop, or answer an Omen or a Gain. */
const isPhase = (first: string, phase: 'build' | 'develop'): boolean => first === `${phase}.choose`;

/** Moves of the own turn, made where it is not the time for turns. */
function outOfTurn(s: Readonly<State>, seat: Seat, first: string): Refusal | null {
  if (s.phase === 'draft') return no('draft-first', 'DM-SET-07', { first });
  if (s.phase === 'redraw') return no('redraw-first', 'DM-AGE-03', { first });
  if (s.phase === 'end') return no('turns-over', 'DM-AGE-06', { first });
  return s.active === seat ? null : no('not-own-turn', 'DM-AGE-05', { first });
}

/** How Build has ended in this turn; games of older rules do not know. */
const buildEnd = (s: Readonly<State>): BuildEnd | undefined => turn.under(s)?.built;

const BUILD_OVER: { readonly [end in BuildEnd]: string } = {
  passed: 'build-passed',
  used: 'build-used',
  nothing: 'build-unpayable',
};

const place: Moment = (s, seat, first) => {
  const refused = outOfTurn(s, seat, first);
  if (refused) return refused;
  return s.phase === 'grow' && !isPlaced(s)
    ? no('finish-first', 'DM-GRO-01', { first })
    : no('tile-placed', 'DM-GRO-02', { first });
};

/** Whether the tile of the present turn lies on the map: what is asked in Grow comes before it or after it. */
const isPlaced = (s: Readonly<State>): boolean => s.agenda.some((f) => f.do === 'grow' && f.at !== 'place');

const building: Moment = (s, seat, first) => {
  const refused = outOfTurn(s, seat, first);
  if (refused) return refused;
  if (s.phase === 'grow') return no('build-later', 'DM-AGE-05', { first });
  if (s.phase === 'build') return no('finish-first', 'DM-BLD-01', { first });
  const end = buildEnd(s);
  return no(end === undefined ? 'build-over' : BUILD_OVER[end], 'DM-AGE-05', { first });
};

const developing: Moment = (s, seat, first) => {
  const refused = outOfTurn(s, seat, first);
  if (refused) return refused;
  if (s.phase === 'grow') return no('develop-later', 'DM-AGE-05', { first });
  if (isPhase(first, 'build')) return no('end-build-first', 'DM-AGE-05', { first });
  return no('finish-first', 'DM-DEV-01', { first });
};

const exchanging: Moment = (s, seat, first) => {
  const refused = outOfTurn(s, seat, first);
  if (refused) return refused;
  return s.phase === 'grow'
    ? no('exchange-later', 'DM-DEV-10', { first })
    : no('exchange-between', 'DM-DEV-10', { first });
};

/** What only a question of its own asks for. */
const onlyAsked =
  (code: string, rule: string): Moment =>
  (_s, _seat, first) =>
    no(code, rule, { first });

/** The same for what Omens ask. */
const byOmen =
  (code: string, rule: string): Moment =>
  (s, _seat, first) =>
    s.hasOmens ? no(code, rule, { first }) : no('no-omens', 'DM-VAR-01', { first });

const declaring: Moment = (s, seat, first) => {
  if (s.hegemon) return no('no-ambition-with-hegemon', 'DM-VAR-02', { first });
  if (!s.ambition) return no('no-ambition-here', 'DM-VAR-02', { first });
  if (s.ambitions[seat] !== 0) return no('ambition-declared', 'DM-VAR-02', { n: s.ambitions[seat]!, first });
  if (s.age < AGES) return no('ambition-later', 'DM-VAR-02', { first });
  return mayDeclare(s, seat)
    ? no('ambition-at-start', 'DM-VAR-02', { first })
    : no('ambition-none-left', 'DM-VAR-02', { first });
};

const MOMENTS: { readonly [label in Move[0]]: Moment } = {
  keep: onlyAsked('draft-over', 'DM-SET-07'),
  redraw: (s, _seat, first) =>
    s.phase === 'draft'
      ? no('draft-first', 'DM-SET-07', { first })
      : no('redraw-over', 'DM-AGE-03', { first }),
  declare: declaring,
  choose: onlyAsked('nothing-to-choose', 'DM-KNO-10'),
  place,
  omen: byOmen('no-two-omens', 'DM-OME-08'),
  giveBack: byOmen('no-migration', 'DM-OME-02'),
  lose: byOmen('nothing-to-lose', 'DM-OME-02'),
  fall: byOmen('no-fire', 'DM-CIT-09'),
  payVp: byOmen('no-tribute', 'DM-OME-11'),
  payKnowledge: byOmen('no-tribute', 'DM-OME-11'),
  exchange: exchanging,
  more: onlyAsked('no-exchange-begun', 'DM-DEV-10'),
  stop: onlyAsked('no-exchange-begun', 'DM-DEV-10'),
  city: building,
  upgrade: building,
  monument: building,
  patronage: building,
  site: onlyAsked('no-site-asked', 'DM-MON-07'),
  gain: developing,
  advance: developing,
  pay: onlyAsked('no-payment-asked', 'DM-BLD-04'),
  spend: onlyAsked('no-free-payment-asked', 'DM-DEV-09'),
  pass: (s, _seat, first) =>
    first === 'redraw.choose'
      ? no('keep-by-redraw', 'DM-AGE-03', { first })
      : no('cannot-pass', s.phase === 'grow' && first === 'grow.place' ? 'DM-AGE-05' : 'DM-R-29', { first }),
};

/** Why a move that the step does not ask for is not open. */
export function whyNotNow(s: Readonly<State>, seat: Seat, label: string, first: string): Refusal {
  const moment = MOMENTS[label as Move[0]] as Moment | undefined;
  return moment ? moment(s, seat, first) : no('no-such-move', 'DM-AGE-05', { label, first });
}
