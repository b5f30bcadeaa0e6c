import type { GameUsage } from '@conclave/frame/usage.ts';
import type { Seat } from '@conclave/kernel';
import { CIVILISATIONS } from './data/civilisations.ts';
import { EVOLUTIONS } from './data/evolutions.ts';
import { BONUSES } from './data/sectors.ts';
import { STRATEGIES } from './data/strategies.ts';
import { NEWEST, tables } from './data/tables.ts';
import { battleSides } from './rules/battle.ts';
import { bonusOf, galaxyOf, originOwner, reserve } from './rules/galaxy.ts';
import type { Move, State } from './rules/types.ts';
import { MOVES } from './words/moves.ts';
import { circleText } from './words/names.ts';

/** How a battle would end for the seat that may start it. */
function battleKind(view: Readonly<State>, seat: Seat, sector: number): string {
  const { winner } = battleSides(view, sector);
  return winner === seat ? 'battle to be won' : winner < 0 ? 'battle to be tied' : 'battle to be lost';
}

/** What a move is a case of, besides its own kind. */
function details(view: Readonly<State>, seat: Seat, move: Move): string[] {
  switch (move[0]) {
    case 'civilisation':
      return [`civilisation ${move[1]}`];
    case 'choose': {
      const [, card, strategy] = move;
      const { evolution } = tables(view).cards[card - 1]!;
      return [
        `card ${card}`,
        `side ${strategy}`,
        ...(strategy === 'evolution' ? [`evolution ${evolution}`] : []),
      ];
    }
    case 'battle':
      return [
        battleKind(view, seat, move[1]),
        ...(originOwner(view, move[1]) >= 0 ? ['battle at a home'] : []),
      ];
    case 'colonize':
      return [`colony on ${bonusOf(view, move[1])}`];
    case 'move':
      return [`move to ${view.ships[seat]![move[2]]! > 0 ? 'own ships' : 'elsewhere'}`];
    case 'portal':
      return [`portal ${galaxyOf(view).neighbours[move[1]]!.includes(move[2]) ? 'next door' : 'far'}`];
    case 'produce':
      return [`produce at ${originOwner(view, move[1]) === seat ? 'home' : 'a colony'}`];
    case 'convert':
      return reserve(view, seat) === 0 ? ['convert with all ships placed'] : [];
    default:
      return [];
  }
}

const FOUR = `in the game with ${circleText(NEWEST)} only`;

/** What seats of APEX can do: moves, sides and cards, civilisations, evolutions, battles, colonies and ways of Expansion. */
const usage: GameUsage<State, Move> = {
  kinds: [
    ...Object.keys(MOVES).map((label) => `move ${label}`),
    ...CIVILISATIONS.map((key) => `civilisation ${key}`),
    ...STRATEGIES.map((strategy) => `side ${strategy}`),
    ...EVOLUTIONS.map((evolution) => `evolution ${evolution}`),
    ...['won', 'tied', 'lost'].map((outcome) => `battle to be ${outcome}`),
    'battle at a home',
    ...BONUSES.map((bonus) => `colony on ${bonus}`),
    ...['own ships', 'elsewhere'].map((where) => `move to ${where}`),
    ...['next door', 'far'].map((where) => `portal ${where}`),
    ...['home', 'a colony'].map((where) => `produce at ${where}`),
    'convert with all ships placed',
    ...NEWEST.cards.map(({ index }) => `card ${index}`),
  ],
  kindsOf: (view, seat, move) => [`move ${move[0]}`, ...details(view, seat, move)],
  reasons: {
    'battle to be lost':
      'gives the winner a point and costs ships; with two players that is never made good by a third',
    'move pass': 'a colony costs no ship, so that placing it beats keeping it',
    'evolution influence':
      'armament fights for the same sectors and brings points too: a steward that valued influence twice as high won 100 of 200 duels',
    ...Object.fromEntries(
      NEWEST.cards.flatMap(({ index, circle }) => (circle ? [[`card ${index}`, FOUR]] : [])),
    ),
  },
};

export default usage;
