import type { Seat } from '@conclave/kernel';
import { isAscending } from '@conclave/mechanics/sorted';
import { isMercenary } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { cardLists } from './fill.ts';
import { isAlive } from './sides.ts';
import { abilityOf } from './sources.ts';
import { isSquadCard } from './tokens.ts';
import { EMPTY, INERT, MERCENARY, MINOR, NORMAL, SQUAD, type State } from './types.ts';

/** HX-CRD-12: the squad tokens that a seat's cards have brought. */
const squadTokens = (s: Readonly<State>, seat: Seat): number =>
  s.deployed[seat]!.flatMap((card) => abilityOf(s, ['mercenary', card])).reduce(
    (sum, effect) => sum + (effect.kind === 'squad' ? effect.tokens : 0),
    0,
  );

function brokenCards(s: Readonly<State>): string | null {
  const cards = cardLists(s).flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return `card ${twice} is in two places`;
  if (cards.length !== tables(s).cards.length) return `${cards.length} cards`;
  if (s.market.length > tables(s).market) return `a market of ${s.market.length}`;
  for (const lists of [s.undeployed, s.deployed, s.actionCards, s.buried, [s.extra]])
    if (!lists.every(isAscending)) return 'a list of cards is not ascending';
  if (s.actionCards.flat().some(isMercenary) || ![...s.undeployed, ...s.deployed].flat().every(isMercenary))
    return 'a card of the wrong kind';
  return null;
}

function brokenTerritory(s: Readonly<State>, territory: number): string | null {
  const [kind, owner, card] = [s.kinds[territory]!, s.owners[territory]!, s.cards[territory]!];
  if ((kind === EMPTY) !== owner < 0) return `a token of nobody on ${territory}`;
  if ((kind === MERCENARY) !== card >= 0) return `card ${card} on ${territory}`;
  if (owner >= 0 && (kind === INERT) === isAlive(s, owner)) return `a token of ${owner} on ${territory}`;
  if (kind === MERCENARY && !s.deployed[owner]!.includes(card))
    return `a token without its card on ${territory}`;
  if (kind !== EMPTY && s.warlords.includes(territory)) return `a token and a warlord on ${territory}`;
  return null;
}

/** Units are on the board, in the reserve or on the Recovery Ship, and so many as the mode says. */
function brokenUnits(s: Readonly<State>, seat: Seat): string | null {
  const onBoard = (kind: number) => s.kinds.filter((k, i) => k === kind && s.owners[i] === seat).length;
  const [normal, minor, squad] = s.reserve[seat]! as [number, number, number];
  const [shipped, shippedMinor] = s.ship[seat]! as [number, number];
  if ([normal, minor, squad, shipped, shippedMinor].some((n) => n < 0))
    return `fewer than no units of ${seat}`;
  const mode = tables(s).modes[s.mode];
  if (normal + shipped + onBoard(NORMAL) !== mode.normal) return `normal units of ${seat}`;
  const minors = s.minors[seat]! < 0 ? 0 : mode.minor;
  if (minor + shippedMinor + onBoard(MINOR) !== minors) return `minor units of ${seat}`;
  const squads = squad + onBoard(SQUAD);
  const hasCard = s.deployed[seat]!.some((card) => isSquadCard(s, card));
  if (squads > squadTokens(s, seat) || squads > 0 !== hasCard) return `squad tokens of ${seat}`;
  const tokens = s.deployed[seat]!.filter((card) => !isSquadCard(s, card));
  if (tokens.length !== onBoard(MERCENARY)) return `mercenaries of ${seat}`;
  return null;
}

function brokenSeat(s: Readonly<State>, seat: Seat): string | null {
  const { mostHexilum, life, highestIncome } = tables(s);
  if (s.hexilum[seat]! < 0 || s.hexilum[seat]! > mostHexilum) return `${s.hexilum[seat]} hexilum`;
  if (s.life[seat]! < 0 || s.life[seat]! > life) return `${s.life[seat]} life`;
  if (s.income[seat]! > highestIncome) return `income ${s.income[seat]}`;
  if (isAlive(s, seat) === s.eliminated.includes(seat)) return `${seat} is dead and alive`;
  if (!isAlive(s, seat)) return s.warlords[seat]! >= 0 ? `a dead warlord of ${seat}` : null;
  return brokenUnits(s, seat);
}

/** What must hold after every move; a sentence for the first thing that does not. */
export function broken(s: Readonly<State>): string | null {
  for (let territory = 0; territory < s.kinds.length; territory++) {
    const fault = brokenTerritory(s, territory);
    if (fault !== null) return fault;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const fault = brokenSeat(s, seat);
    if (fault !== null) return fault;
  }
  if (s.queue.some((at) => s.owners[at] !== s.active)) return 'an ability waits without its token';
  const missions = [...s.secrets, s.common].filter((mission) => mission >= 0);
  if (new Set(missions).size !== missions.length) return 'a mission is there twice';
  return brokenCards(s);
}
