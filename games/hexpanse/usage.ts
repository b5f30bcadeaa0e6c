import type { GameUsage } from '@conclave/frame/usage.ts';
import type { Seat } from '@conclave/kernel';
import { ACTION_CARDS } from './data/action-cards.ts';
import { CARDS } from './data/cards.ts';
import { FACTIONS } from './data/factions.ts';
import { MERCENARIES } from './data/mercenaries.ts';
import { MINOR_FACTIONS, OFFERED } from './data/minor-factions.ts';
import { MISSION_DECKS, MISSIONS } from './data/missions.ts';
import { minorOf } from './rules/tokens.ts';
import { MERCENARY, type Move, type State, type Token, UNITS } from './rules/types.ts';
import { MOVES } from './words/moves.ts';

const minorId = (minor: number): string => MINOR_FACTIONS[minor]!.id;
const minors = OFFERED.map((minor) => MINOR_FACTIONS[minor]!);

/** A token comes to the board, by an action or by an effect. */
function tokenKinds(view: Readonly<State>, seat: Seat, token: Token): string[] {
  if (typeof token === 'number') return [`mercenary ${CARDS[token]!.id}`];
  return [`place ${token}`, ...(token === 'minor' ? [`unit of ${minorOf(view, seat)!.id}`] : [])];
}

type KindsOf = {
  readonly [label in Move[0]]?: (
    view: Readonly<State>,
    seat: Seat,
    move: Extract<Move, readonly [label, ...unknown[]]>,
  ) => readonly string[];
};

/** The kinds of moves that are told apart; those of all other labels are a kind by themselves. */
const TOLD_APART: KindsOf = {
  faction: (_view, _seat, [, faction]) => [`faction ${FACTIONS[faction]!.name}`],
  minor: (_view, _seat, [, minor]) => [`minor faction ${minorId(minor)}`],
  mission: (_view, _seat, [, mission]) => [`mission ${MISSIONS[mission]!.id}`],
  place: (view, seat, [, unit]) => tokenKinds(view, seat, unit),
  deploy: (view, seat, [, card]) => tokenKinds(view, seat, card),
  put: (view, seat, [, , token]) => tokenKinds(view, seat, token),
  recover: (_view, _seat, [, unit]) => [`recover ${unit}`],
  play: (_view, _seat, [, card, nth]) => [`card ${CARDS[card]!.id}, option ${nth}`],
  reuse: (view, seat, [, territory]) => [
    `ability of ${view.kinds[territory] === MERCENARY ? CARDS[view.cards[territory]!]!.id : minorOf(view, seat)!.id}`,
  ],
  ability: (view, seat) => [`ability of ${FACTIONS[view.factions[seat]!]!.name}`],
  buy: (_view, _seat, [, card]) => [`buy ${CARDS[card]!.id}`],
};

function kindsOf(view: Readonly<State>, seat: Seat, move: Move): readonly string[] {
  const of = TOLD_APART[move[0]] as ((...of: [Readonly<State>, Seat, Move]) => readonly string[]) | undefined;
  return of?.(view, seat, move) ?? [`move ${move[0]}`];
}

const kinds: readonly string[] = [
  ...FACTIONS.map(({ name }) => `faction ${name}`),
  ...minors.map(({ id }) => `minor faction ${id}`),
  ...MISSIONS.map(({ id }) => `mission ${id}`),
  ...Object.keys(MOVES).flatMap((label) => (label in TOLD_APART ? [] : [`move ${label}`])),
  ...UNITS.map((unit) => `place ${unit}`),
  ...['recover normal', 'recover minor'],
  ...FACTIONS.map(({ name }) => `ability of ${name}`),
  ...minors.map(({ id }) => `unit of ${id}`),
  ...minors.filter(({ action }) => action).map(({ id }) => `ability of ${id}`),
  ...MERCENARIES.map(({ id }) => `mercenary ${id}`),
  ...MERCENARIES.filter(({ reusable }) => reusable).map(({ id }) => `ability of ${id}`),
  ...ACTION_CARDS.flatMap(({ id }) => [`card ${id}, option 1`, `card ${id}, option 2`]),
  ...CARDS.map(({ id }) => `buy ${id}`),
];

const short = MISSION_DECKS.swift.map((mission) => MISSIONS[mission]!.id);

const each = (of: readonly string[], reason: string): { readonly [kind: string]: string } =>
  Object.fromEntries(of.map((kind) => [kind, reason]));

const option = (...of: readonly (readonly [card: string, option: 1 | 2])[]): string[] =>
  of.map(([card, nth]) => `card ${card}, option ${nth}`);

const OPEN_LONG =
  'Open at nearly every action while it is there, and done at most once: a small part of the cases.';
const NO_SAILOR = 'None in Sailor games.';

const reasons: { readonly [kind: string]: string } = {
  ...each(
    MISSIONS.map(({ id }) => `mission ${id}`),
    'Chosen in Admiral games only.',
  ),
  ...each(
    short.map((id) => `mission ${id}`),
    'Only in the short deck, by an option.',
  ),
  ...each(
    minors.flatMap(({ id }) => [`minor faction ${id}`, `unit of ${id}`]),
    NO_SAILOR,
  ),
  ...each(
    minors.filter(({ action }) => action).map(({ id }) => `ability of ${id}`),
    NO_SAILOR,
  ),
  ...each(['place minor', 'recover minor'], NO_SAILOR),
  ...each(
    ['minor faction M10', 'unit of M10'],
    'Fixed, and of use only when it is destroyed; one of the factions offered is always left. None in Sailor games.',
  ),
  'move withdraw': 'Pays where a minor unit comes into play again; never in Sailor games.',
  'move moveWarlord': 'Costs an action and 1 life; it brings 1 hexilum at most, or another place to stand.',
  'move endActions': 'Something can nearly always be done, if only to gain 1 hexilum.',
  'move strike': 'Asked only where the order of attacks can matter.',
  'move enemy': 'Asked only where there are several enemies to choose from.',
  'move decline': 'What has come into play is nearly always used.',
  ...each(['move leave', 'move return'], 'Asked only when a mercenary in play is stolen.'),
  'place squad': 'Only with the one squad card, whose tokens come into play by patterns as well.',
  ...each(
    ['ability of Terran Empire', 'ability of Cyberian Collective'],
    'Costs 1 life, and is open at many actions.',
  ),
  ...each(
    ['recover normal', ...option(['A1', 2], ['A3', 1], ['A4', 1], ['A5', 1], ['A8', 2])],
    'Units taken back are of use where the reserve runs out, which is seldom.',
  ),
  ...each(
    option(['A10', 1], ['A11', 1], ['A12', 1], ['A23', 1], ['A24', 1], ['A25', 1]),
    'Takes units out of a reserve, which seldom runs out; the other option changes the board or the hexilum.',
  ),
  ...each(
    option(['A8', 1], ['A13', 1], ['A14', 2]),
    'Extra cards cost their price as well, and five lie in the market already.',
  ),
  ...each(
    [
      ...option(
        ['A2', 2],
        ['A6', 1],
        ['A7', 1],
        ['A9', 2],
        ['A10', 2],
        ['A12', 2],
        ['A14', 1],
        ['A15', 1],
        ['A16', 2],
        ['A17', 1],
        ['A17', 2],
        ['A18', 1],
        ['A18', 2],
        ['A20', 2],
        ['A21', 2],
        ['A22', 1],
      ),
      ...['ability of C20', 'mercenary C23'],
    ],
    OPEN_LONG,
  ),
  ...each(
    ['A9', 'A13', 'A14', 'A15'].map((id) => `buy ${id}`),
    'For its price the steward reckons other cards of the market worth more.',
  ),
};

/** Every kind of move, card and ability of the game. */
const usage: GameUsage<State, Move> = { kinds, kindsOf, reasons };

export default usage;
