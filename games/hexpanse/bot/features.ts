import type { Seat } from '@conclave/kernel';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { tables } from '../data/tables.ts';
import { clockwise, isAlive, isEnemy, partnerOf, sideOf } from '../rules/sides.ts';
import { minorOf } from '../rules/tokens.ts';
import type { State } from '../rules/types.ts';
import { type Army, armiesOf, type Hand, handOf, payable } from './estate.ts';
import { ALL, type Formation, formationOf, type Reach, reachOf } from './formation.ts';
import { hexilumWorth, incomeWorth, reserveWorth } from './holdings.ts';
import { openOutlook } from './outlook.ts';
import { type Peril, perilsOf } from './peril.ts';
import { lifeWorth } from './weights.ts';

/** Each is a feature; M1 is the same in older rules. */
const MINOR_IDS = [...new Set(MINOR_FACTIONS.map(({ id }) => id))].sort(
  (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
);

/** What is counted of a seat, by key; words for them are in words/features.ts. */
export const FEATURES = [
  'round',
  'seats',
  'rivals',
  'toMove',
  'before',
  'alive',
  'formations',
  'formationsToMove',
  'formationsLead',
  'missing',
  'missingToMove',
  'missingBlocked',
  'missingRival',
  'near1',
  'near2',
  'near3',
  'near4',
  'nearBlocked',
  'withinReserve',
  'reachSoon',
  'reach',
  'reachLeft',
  'canWin',
  'canWinNext',
  'canWinLeft',
  'threatened',
  'threatenedBroadly',
  'life',
  'lifeWorth',
  'fear',
  'left',
  'leftLater',
  'mortal',
  'mortalLater',
  'prey',
  'preyLater',
  'canKill',
  'shots',
  'ways',
  'hexilum',
  'hexilumWorth',
  'hexilumNext',
  'income',
  'incomeWorth',
  'payable',
  'reserve',
  'reserveWorth',
  'minorsReserve',
  'arrivals',
  'ship',
  'normals',
  'minors',
  'squad',
  'mercenaries',
  'reusable',
  'units',
  'attackable',
  'targets',
  'cards',
  'cardsWorth',
  'mercenaryCards',
  'actionCards',
  'cells',
  'widest',
  'attacks',
  'holdings',
  'holdingsLead',
  ...MINOR_IDS.map((id) => `minor ${id}`),
] as const;

/** What is known of a seat before it is compared with others. */
interface Known {
  readonly formation: Formation;
  readonly formations: number;
  readonly reach: Reach;
  readonly army: Army;
  readonly hand: Hand;
  readonly peril: Peril;
  readonly holdings: number;
}

const NO_REACH: Reach = { soon: 0, all: 0, left: 0 };

/** Life, hexilum, income, reserve and cards together, in actions. */
const holdingsOf = (s: Readonly<State>, seat: Seat, army: Army, hand: Hand): number =>
  hand.worth +
  army.reusable +
  (lifeWorth(s.life[seat]!) +
    hexilumWorth(tables(s), s.hexilum[seat]!) +
    incomeWorth(s) * s.income[seat]! +
    reserveWorth(s.reserve[seat]!.reduce((a, b) => a + b, 0))) /
    100;

const is = (condition: boolean): number => (condition ? 1 : 0);

/** The living enemies that move before a seat does. */
function beforeOf(s: Readonly<State>, seat: Seat): Seat[] {
  const order = clockwise(s, Math.max(0, s.active));
  return order.slice(0, order.indexOf(seat)).filter((other) => isAlive(s, other) && isEnemy(s, seat, other));
}

function featuresOfSeat(s: Readonly<State>, seat: Seat, all: readonly Known[]): number[] {
  const { formation, formations, reach, army, hand, peril, holdings } = all[seat]!;
  const rivals = all.filter((_, other) => isEnemy(s, seat, other) && isAlive(s, other));
  const before = beforeOf(s, seat);
  const reachBefore = before.map((other) => all[other]!.reach);
  const alive = isAlive(s, seat);
  const life = s.life[seat]!;
  const [normal, minor, squad] = s.reserve[seat]! as [number, number, number];
  const [shipNormal, shipMinor] = s.ship[seat]! as [number, number];
  const reserve = normal + minor + squad;
  const units = army.normal + army.minor + army.squad + army.mercenaries;
  const toMove = is(s.active === seat);
  const minorFaction = minorOf(s, seat);
  return [
    s.round / 10,
    s.seats,
    rivals.length,
    toMove,
    before.length,
    is(alive),
    formations,
    formations * toMove,
    formations - Math.max(0, ...rivals.map((one) => one.formations)),
    formation.missing,
    formation.missing * toMove,
    formation.missingBlocked,
    Math.min(ALL, ...rivals.map((one) => one.formation.missing)),
    ...formation.near,
    formation.blocked,
    is(formation.missing <= reserve + hand.mercenaries),
    reach.soon,
    reach.all,
    reach.left,
    is(toMove === 1 && reach.all > 0),
    is(before.length === 1 && reach.all > 0),
    is(toMove === 0 && reach.left > 0),
    is(reachBefore.some(({ all }) => all > 0)),
    is(reachBefore.some(({ left }) => left > 0)),
    life,
    alive ? lifeWorth(life) / 100 : 0,
    peril.fear,
    peril.left,
    peril.leftLater,
    is(alive && before.length > 0 && peril.left <= 0),
    is(alive && peril.leftLater <= 0),
    peril.preyLeft,
    peril.preyLeftLater,
    is(toMove === 1 && peril.preyLeft <= 0),
    peril.shots,
    peril.ways,
    s.hexilum[seat]!,
    hexilumWorth(tables(s), s.hexilum[seat]!) / 100,
    s.hexilum[seat]! + (toMove ? 0 : s.income[seat]!),
    s.income[seat]!,
    (incomeWorth(s) * s.income[seat]!) / 100,
    payable(s, seat),
    reserve,
    reserveWorth(reserve) / 100,
    minor,
    minorFaction?.arrival ? minor + shipMinor / 2 : 0,
    shipNormal + shipMinor,
    army.normal,
    army.minor,
    army.squad,
    army.mercenaries,
    army.reusable,
    units,
    army.attackable,
    army.targets,
    hand.mercenaries + hand.actions,
    hand.worth,
    hand.mercenaries,
    hand.actions,
    hand.cells,
    hand.widest,
    hand.attacks,
    holdings,
    holdings - Math.max(...rivals.map((one) => one.holdings)),
    ...MINOR_IDS.map((id) => is(id === minorFaction?.id)),
  ];
}

/** By seat what speaks for it; partners share theirs. */
export function featuresOf(s: Readonly<State>): number[][] {
  const o = openOutlook(s);
  const armies = armiesOf(s);
  const perils = perilsOf(s);
  const sides = Array.from({ length: s.seats }, (_, seat) => formationOf(o, sideOf(s, seat)));
  const all = armies.map((army, seat): Known => {
    const hand = handOf(s, seat);
    return {
      formation: sides[seat]!,
      formations: o.values[sideOf(s, seat)]! / 100,
      reach: isAlive(s, seat) && s.phase !== 'setup' ? reachOf(o, seat) : NO_REACH,
      army,
      hand,
      peril: perils[seat]!,
      holdings: holdingsOf(s, seat, army, hand),
    };
  });
  const features = all.map((_, seat) => featuresOfSeat(s, seat, all));
  if (!s.pairs) return features;
  return features.map((own, seat) => {
    const partner = features[partnerOf(s, seat)]!;
    return own.map((value, i) => (value + partner[i]!) / 2);
  });
}
