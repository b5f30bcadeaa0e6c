import { CRA, DOMAINS } from '../data/domains.ts';
import { KIND, slotKind } from '../data/mastery.ts';
import type { Goal } from '../data/objectives.ts';
import { type Tables, tables } from '../data/tables.ts';
import { countDomain, power } from '../rules/holdings.ts';
import { goalCount } from '../rules/objectives.ts';
import { contestWorth } from './contests.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** What one more of each is worth for Hegemon tiles, objectives and cards that count it. */
export interface Marginal {
  city: number;
  /** City Levels as the Hegemon counts them; a City that becomes one of level 2; of level 3. */
  level: number;
  second: number;
  top: number;
  adjacent: number;
  separate: number;
  basic: number;
  advanced: number;
  levelCard: number;
  control: number;
  influence: number;
  /** Cities on Camps of a colour, Nodus, Mastery cards, by Domain; Mastery cards by value; kinds of cards. */
  readonly colour: number[];
  readonly nodus: number[];
  readonly domain: number[];
  readonly value: { 3: number; 6: number; 9: number };
  readonly card: Map<number, number>;
}

/** What is expected of an objective with so many of what it counts. */
export function goalWorth(o: Omit<Outlook, 'more'>, goal: Goal, count: number): number {
  const worth = tables(o.s).objectiveVp * WEIGHT.point;
  if (count >= goal.n) return worth;
  const step = goal.kind === 'INF' ? WEIGHT.influenceStep : 1;
  if ((goal.n - count) / step > 2 * o.turns + 1) return 0;
  return 0.6 * worth * ((count + 0.5 * step) / (goal.n + 0.5 * step)) ** 2;
}

function addContests(o: Omit<Outlook, 'more'>, m: Marginal): void {
  for (const contest of o.contests) {
    const step = contest.measure.kind === 'influence' ? 1 / WEIGHT.influenceStep : 1;
    const swing = contestWorth(contest, o.seat, step) - contestWorth(contest, o.seat);
    switch (contest.measure.kind) {
      case 'monumentLevels':
        m.levelCard += swing;
        break;
      case 'influence':
        m.influence += swing;
        break;
      case 'cities':
        m.city += swing;
        break;
      case 'cityLevels':
        m.level += swing;
        break;
      case 'adjacentCities':
        m.adjacent += swing;
        break;
      case 'separateCities':
        m.separate += swing;
        break;
      case 'basic':
        m.basic += swing;
        break;
      case 'advanced':
        m.advanced += swing;
        break;
      case 'nodus':
        m.nodus[contest.measure.domain]! += swing;
        break;
    }
  }
}

function addGoal(t: Tables, m: Marginal, goal: Goal, more: number): void {
  switch (goal.kind) {
    case 'COL':
      m.colour[goal.domain]! += more;
      break;
    case 'NODUS':
      m.nodus[goal.domain]! += more;
      break;
    case 'DOM':
      m.domain[goal.domain]! += more;
      break;
    case 'VAL':
      m.value[goal.value] += more;
      break;
    case 'CARD': {
      m.card.set(goal.card, more);
      const { needs } = t.mastery[goal.card]!;
      if (needs !== -1 && needs !== 'any') m.card.set(needs, WEIGHT.onTheWay * more);
      break;
    }
    case 'CITIES':
      m.city += more;
      break;
    case 'LVL':
      m.level += more;
      break;
    case 'L3':
      m.top += more;
      break;
    case 'ADJ':
      m.adjacent += more;
      break;
    case 'SOLO':
      m.separate += more;
      break;
    case 'ADV':
      m.advanced += more;
      break;
    case 'MON':
      m.levelCard += more;
      break;
    case 'CTRL':
      m.control += more;
      break;
    case 'INF':
      m.influence += more;
      break;
  }
}

function addGoals(o: Omit<Outlook, 'more'>, m: Marginal): void {
  const { s, seat } = o;
  const card = tables(s).objectives[s.objectives[seat] ?? -1];
  for (const goal of card?.goals ?? []) {
    const count = goalCount(s, seat, goal);
    addGoal(tables(s), m, goal, goalWorth(o, goal, count + 1) - goalWorth(o, goal, count));
  }
}

/** Cards in the own Tree that count things. */
function addCards(o: Omit<Outlook, 'more'>, m: Marginal): void {
  const { s, seat, ends } = o;
  const each = (kind: number) => WEIGHT.point * power(s, seat, kind);
  const per = (kind: number) => {
    const n = power(s, seat, kind);
    return n === 0 ? 0 : WEIGHT.point / n;
  };
  m.influence += ends * per(KIND.theology);
  m.city += ends * each(KIND.monarchy) + each(KIND.empire);
  m.level += each(KIND.empire);
  m.second += ends * each(KIND.cathedrals);
  m.advanced += ends * each(KIND.astronomy);
  m.levelCard += ends * each(KIND.architecture) + each(KIND.theatre);
  m.levelCard += power(s, seat, KIND.diplomacy) * (o.influence + m.influence);
  m.value[6] += each(KIND.greatLibrary);
  m.value[9] += each(KIND.greatLibrary);
  m.domain[CRA]! += ends * each(KIND.steelmaking);
  const monotheism = ends * each(KIND.monotheism);
  if (monotheism > 0) {
    const counts = DOMAINS.map((_, domain) => countDomain(s, seat, domain));
    const most = Math.max(...counts);
    for (const [domain, n] of counts.entries()) if (n === most) m.domain[domain]! += monotheism;
  }
  const engineering = ends * per(KIND.engineering);
  for (const domain of DOMAINS.keys()) {
    m.nodus[domain]! += ends * each(slotKind(domain, 5)) + engineering;
    if (s.nodus[seat]![domain] === 0) m.nodus[domain]! += each(KIND.epic);
  }
}

const zeros = (): number[] => DOMAINS.map(() => 0);

/** What one more of everything that counts is worth to the seat. */
export function marginalOf(o: Omit<Outlook, 'more'>): Marginal {
  const m: Marginal = {
    city: 0,
    level: 0,
    second: 0,
    top: 0,
    adjacent: 0,
    separate: 0,
    basic: 0,
    advanced: 0,
    levelCard: 0,
    control: 0,
    influence: 0,
    colour: zeros(),
    nodus: zeros(),
    domain: zeros(),
    value: { 3: 0, 6: 0, 9: 0 },
    card: new Map(),
  };
  addContests(o, m);
  addGoals(o, m);
  addCards(o, m);
  return m;
}
