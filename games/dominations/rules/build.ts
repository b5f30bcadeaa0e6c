import type { Seat } from '@conclave/kernel';
import { fits, type Opening, spotPair } from '@conclave/mechanics/edge-match';
import { levelCard } from '../data/cards.ts';
import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { TOP_LEVEL } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { extrasLeft, hasBuild, influenceTrigger, spendBuild } from './actions.ts';
import { hasCounter, isCampFree, setCity } from './cities.ts';
import { cityCost } from './costs.ts';
import { beginExchange, emitExchanges } from './exchange.ts';
import { influence, pay, score } from './gain.ts';
import { power } from './holdings.ts';
import { campAt } from './map.ts';
import { buildLevel, hasFreeCamp, nextLevel, nextLevelCost, payments } from './monuments.ts';
import { treeOpenings } from './tree.ts';
import type { Move, State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

type Emit = (move: Move) => void;

/** The level that a seat could bring a City to on a tile of the map; 0 for none (DM-CIT-02, 05, 08). */
export function cityLevelAt(s: Readonly<State>, seat: Seat, place: number): number {
  if (isCampFree(s, place)) return 1;
  return s.owners[place] === seat && s.levels[place]! < TOP_LEVEL ? s.levels[place]! + 1 : 0;
}

/** Cities to found and to upgrade, each paid in the colour of its Camp (DM-CIT-02 to 06). */
function emitCities(s: Readonly<State>, seat: Seat, emit: Emit): void {
  const held = s.knowledge[seat]!;
  const costs: number[] = [];
  for (let level = 1; level <= TOP_LEVEL; level++)
    costs[level] = hasCounter(s, seat, level) ? cityCost(s, seat, level) : Number.POSITIVE_INFINITY;
  for (let place = 0; place < s.cells.length; place++) {
    const level = cityLevelAt(s, seat, place);
    if (level > 0 && held[campAt(s, place)]! >= costs[level]!)
      emit([level === 1 ? 'city' : 'upgrade', s.cells[place]!]);
  }
}

/** Whether a seat can pay the next level of a Monument in play, and a Camp is free if it needs one. */
const canPayLevel = (s: Readonly<State>, seat: Seat, monument: number, patronage: boolean): boolean => {
  const level = nextLevel(s, monument);
  if (level === 0 || (level === 1 && !hasFreeCamp(s))) return false;
  return payments(s, seat, monument, nextLevelCost(s, seat, monument, patronage)).length > 0;
};

/** The next levels of Monuments, with each place in the Tree that they fit (DM-MON-01 to 08). */
function emitLevels(s: Readonly<State>, seat: Seat, label: 'monument' | 'patronage', emit: Emit): void {
  let open: Opening[] | null = null;
  for (let monument = 0; monument < s.monuments.length; monument++) {
    if (!canPayLevel(s, seat, monument, label === 'patronage')) continue;
    open ??= treeOpenings(s, seat);
    const card = tables(s).sides[levelCard(s.monuments[monument]!, nextLevel(s, monument))]!;
    for (const opening of open) {
      if (!fits(opening, card)) continue;
      const [x, y] = spotPair(opening.spot);
      emit([label, monument, x, y]);
    }
  }
}

/** All Build actions that are open to a seat, and the exchanges before them (D-BUILD, D-EXCH). */
function emitBuilds(s: Readonly<State>, seat: Seat, emit: Emit): void {
  if (hasBuild(s, seat)) {
    emitCities(s, seat, emit);
    emitLevels(s, seat, 'monument', emit);
  }
  if (extrasLeft(s, seat, 'patronage') > 0) emitLevels(s, seat, 'patronage', emit);
  emitExchanges(s, seat, emit);
}

/** Whether an action is left in the Build phase and there is something to do with it (section 5, D-BUILD). */
export function canBuild(s: Readonly<State>, seat: Seat): boolean {
  if (!hasBuild(s, seat) && extrasLeft(s, seat, 'patronage') === 0) return false;
  let any = false;
  emitBuilds(s, seat, () => {
    any = true;
  });
  return any;
}

/** A City is founded or raised by a level (DM-CIT-03, 04, DM-BLD-05). */
function buildCity(s: State, seat: Seat, cell: number): void {
  const place = s.cells.indexOf(cell);
  const level = s.levels[place]! + 1;
  const cost = cityCost(s, seat, level);
  const before = s.influence[seat]!;
  spendBuild(s, seat, false);
  pay(
    s,
    seat,
    DOMAINS.map((_, domain) => (domain === campAt(s, place) ? cost : 0)),
  );
  tell(['cityBuilt', seat, cell, level]);
  setCity(s, seat, place, level);
  score(s, seat, tables(s).cityVp[level]!, 'cities', 'city', level);
  influence(s, seat, tables(s).cityInfluence[level]!, 'city', level);
  influence(s, seat, power(s, seat, KIND.military), 'card', KIND.military);
  influenceTrigger(s, seat, before);
}

/** One action of the Build phase, an exchange before it, or the pass that ends the phase (DM-BLD-01). */
export const buildAction = procedure<{ seat: Seat }>(
  'build',
  { seat: 'all' },
  {
    choose: {
      rule: 'DM-BLD-01',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        emitBuilds(s, seat, emit);
        emit(['pass']);
      },
      take(s, _f, seat, move) {
        switch (move[0]) {
          case 'exchange':
            return beginExchange(s, seat, move);
          case 'monument':
          case 'patronage': {
            const [label, monument, x, y] = move;
            const patronage = label === 'patronage' ? 1 : 0;
            return call(buildLevel, { seat, monument, x, y, patronage, cell: -1 });
          }
          case 'pass':
            s.phase = 'develop';
            tell(['passed', seat, 'build']);
            return;
          default:
            return buildCity(s, seat, move[1] as number);
        }
      },
    },
  },
);
