import { type Options, seedOf } from '@conclave/kernel';
import { insert, sort } from '@conclave/mechanics/sorted';
import { CARDS, isMercenary } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { MISSIONS } from '../data/missions.ts';
import { tables } from '../data/tables.ts';
import { hexpanse as game } from '../index.ts';
import { planetOf } from '../rules/board.ts';
import { isSquadCard } from '../rules/tokens.ts';
import { INERT, MERCENARY, MINOR, NORMAL, SQUAD, type State } from '../rules/types.ts';

/** A player: what is not said is as at the start, the warlord far away. */
export interface Side {
  readonly faction?: 'TE' | 'CC' | 'IN' | 'UT';
  /** Such as `M5`; with one, 9 normal and 3 minor units are in the game, else 12 normal ones. */
  readonly minor?: string;
  readonly warlord?: string;
  readonly life?: number;
  readonly hexilum?: number;
  readonly income?: number;
  /** Normal, minor and squad; else all that is neither on the board nor on the ship. */
  readonly reserve?: readonly [normal: number, minor?: number, squad?: number];
  readonly ship?: readonly [normal: number, minor?: number];
  /** Undeployed mercenaries and action cards, such as `C3 A17`; `C23` deployed is `C23!`. */
  readonly cards?: string;
  /** Secret mission, such as `P07`: all players have one, or none has. */
  readonly secret?: string;
  readonly isDead?: true;
}

export interface Given {
  /** By their initials in the order of seats; the first one is active and the first player. */
  readonly players: { readonly [initial: string]: Side };
  /** By hex: `X` for a normal unit of X, `X minor`, `X squad`, `X inert`, or `X C5`. */
  readonly board?: { readonly [hex: string]: string };
  readonly options?: Options;
  /** The rules number, if not that of games that begin now. */
  readonly rules?: number;
  /** Who is active, if not the first. */
  readonly turn?: string;
  readonly actions?: number;
  readonly round?: number;
  readonly common?: string;
  /** Market and face-up discard pile as `C1 A2`; of the rest so many cards are the deck, the others buried by the last seat. */
  readonly market?: string;
  readonly discard?: string;
  readonly deck?: number;
}

export const seatOf = (given: Given, initial: string): number => {
  const seat = Object.keys(given.players).indexOf(initial);
  if (seat < 0) throw new Error(`no player ${initial}`);
  return seat;
};

/** The place of an id in a list of data. */
const numberOf = (list: readonly { readonly id: string }[], id: string): number => {
  const number = list.findIndex((one) => one.id === id);
  if (number < 0) throw new Error(`no ${id}`);
  return number;
};

export const cardOf = (id: string): number => numberOf(CARDS, id);
export const missionOf = (id: string): number => numberOf(MISSIONS, id);
/** Of a game of this rules number; without one, of those that begin now. */
export function minorNumber(id: string, rules = game.rules): number {
  const number = tables({ rules }).offered.find((one) => MINOR_FACTIONS[one]!.id === id);
  if (number === undefined) throw new Error(`no ${id}`);
  return number;
}
export const factionOf = (id: string): number => numberOf(FACTIONS, id);

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** The territory at a hex given as `'2,-1'`. */
export function at(s: Readonly<State>, hex: string): number {
  const [q, r] = hex.split(',').map(Number) as [number, number];
  const territory = planetOf(s).at(q, r);
  if (territory < 0) throw new Error(`no territory at ${hex}`);
  return territory;
}

/** Where warlords stand that nobody asked about: no hexilum there. */
const FAR = ['-4,0', '4,-4', '0,4', '4,0'];

function setSide(s: State, seat: number, side: Side): void {
  const taken = s.factions.slice(0, seat);
  s.factions[seat] =
    side.faction === undefined
      ? [...FACTIONS.keys()].find((faction) => !taken.includes(faction))!
      : factionOf(side.faction);
  s.minors[seat] = side.minor === undefined ? -1 : minorNumber(side.minor, s.rules);
  s.warlords[seat] = side.isDead ? -1 : at(s, side.warlord ?? FAR[seat]!);
  s.life[seat] = side.isDead ? 0 : (side.life ?? s.life[seat]!);
  s.hexilum[seat] = side.hexilum ?? 0;
  s.income[seat] = side.income ?? s.income[seat]!;
  if (side.isDead) s.eliminated.push(seat);
  for (const word of words(side.cards)) {
    const card = cardOf(word.replace('!', ''));
    const lists = !isMercenary(card) ? s.actionCards : word.endsWith('!') ? s.deployed : s.undeployed;
    insert(lists[seat]!, card);
  }
}

function put(s: State, given: Given, hex: string, text: string): void {
  const [initial, what = 'normal'] = words(text) as [string, string?];
  const territory = at(s, hex);
  const seat = seatOf(given, initial);
  const kind = { normal: NORMAL, minor: MINOR, squad: SQUAD, inert: INERT }[what] ?? MERCENARY;
  s.kinds[territory] = kind;
  s.owners[territory] = seat;
  if (kind === MERCENARY) {
    s.cards[territory] = cardOf(what);
    insert(s.deployed[seat]!, cardOf(what));
  }
}

/** What is neither on the board nor on the ship. */
function fillReserve(s: State, seat: number, { reserve, ship, isDead }: Side): void {
  s.ship[seat] = [ship?.[0] ?? 0, ship?.[1] ?? 0];
  const onBoard = (kind: number) => s.kinds.filter((k, i) => k === kind && s.owners[i] === seat).length;
  const mode = tables(s).modes[s.mode];
  const minors = s.minors[seat]! < 0 ? 0 : mode.minor;
  const [normal = 0, minor = 0] = s.ship[seat]!;
  const rest = [mode.normal - normal - onBoard(NORMAL), minors - minor - onBoard(MINOR), 0];
  if (s.deployed[seat]!.some((card) => isSquadCard(s, card))) rest[2] = 3 - onBoard(SQUAD);
  s.reserve[seat] = isDead ? [0, 0, 0] : reserve === undefined ? rest : [0, 1, 2].map((i) => reserve[i] ?? 0);
}

function dealCards(s: State, { market, discard, deck }: Given): void {
  const used = new Set([...s.undeployed, ...s.deployed, ...s.actionCards].flat());
  const named = [...words(market), ...words(discard)].map(cardOf);
  for (const card of named) used.add(card);
  const rest = [...CARDS.keys()].filter((card) => !used.has(card));
  s.market = market === undefined ? rest.splice(0, tables(s).market) : words(market).map(cardOf);
  s.discard = words(discard).map(cardOf);
  s.deck = rest.splice(0, deck ?? rest.length);
  s.buried = s.buried.map((_, seat) => (seat === s.seats - 1 ? sort(rest) : []));
}

/** Sets up a position in which a player chooses an action. */
export function position(given: Given): State {
  const sides = Object.values(given.players);
  const hasMinor = sides.some(({ minor }) => minor !== undefined);
  const hasSecret = sides.some(({ secret }) => secret !== undefined);
  const mode = hasSecret ? 'admiral' : hasMinor ? 'captain' : 'sailor';
  const s = game.setup(seedOf(1), sides.length, { mode, ...given.options }, given.rules);
  s.first = 0;
  s.minorRow = [];
  s.missionRow = [];
  s.shown = s.shown.map(() => []);
  for (const [seat, side] of sides.entries()) setSide(s, seat, side);
  for (const [hex, text] of Object.entries(given.board ?? {})) put(s, given, hex, text);
  for (const [seat, side] of sides.entries()) fillReserve(s, seat, side);
  dealCards(s, given);
  s.common = missionOf(given.common ?? 'P14');
  s.secrets = hasSecret ? sides.map(({ secret = 'P13' }) => missionOf(secret)) : [];
  s.round = given.round ?? 3;
  s.phase = 'action';
  s.active = given.turn === undefined ? 0 : seatOf(given, given.turn);
  s.actionsLeft = given.actions ?? tables(s).actions;
  s.agenda = [
    { do: 'play', at: 'turns' },
    { do: 'turn', at: 'actions' },
    Object.assign({ do: 'action', at: 'choose' }, { played: -1 }),
  ];
  return s;
}
