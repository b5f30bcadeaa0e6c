import { type Core, game, shuffle, vocabulary } from '../src/index.ts';

/** Two hands of cards; each turn a seat plays one card openly or draws one that only it sees. */
export interface Hands extends Core {
  hands: number[][];
  deck: number[];
  played: number[];
  turn: number;
}
type HandsMove = ['play', number] | ['draw'];
type HandsEvent = ['played', number, number] | ['drew', number, number];
const w = vocabulary<Hands, HandsMove, HandsEvent>();

const turns = w.procedure(
  'turns',
  {},
  {
    turn: {
      rule: 'HD-1',
      who: (s) => s.turn,
      options(s, _f, seat, emit) {
        for (const card of s.hands[seat]!) emit(['play', card]);
        if (s.deck.length > 0) emit(['draw']);
      },
      take(s, _f, seat, move) {
        if (move[0] === 'play') {
          s.hands[seat]!.splice(s.hands[seat]!.indexOf(move[1]), 1);
          s.played.push(move[1]);
          w.tell(['played', seat, move[1]]);
        } else {
          const card = s.deck.pop()!;
          s.hands[seat]!.push(card);
          w.tell(['drew', seat, card]);
        }
        s.turn = (s.turn + 1) % s.seats;
        if (s.played.length === 3) s.outcome = { places: [1, 1], scores: [0, 0], reason: 'played' };
        return 'again';
      },
    },
  },
);

export const hands = game<Hands, HandsMove, HandsEvent>({
  id: 'hands',
  version: 1,
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  procedures: w.procedures,
  visible: { hands: 'own', deck: 'none', played: 'all', turn: 'all' },
  events: { played: 'all', drew: (e, viewer) => (viewer === e[1] ? e : ['drew', e[1], -1]) },
  setup(core) {
    const deck = shuffle(core.rng, [...Array(10).keys()]);
    return { ...core, hands: [deck.splice(0, 2), deck.splice(0, 2)], deck, played: [], turn: 0 };
  },
  start: () => w.call(turns, {}),
  fill(s) {
    const known = new Set([...s.played, ...s.hands.flat()]);
    const rest = shuffle(
      s.rng,
      [...Array(10).keys()].filter((card) => !known.has(card)),
    );
    const fill = (list: number[]) => list.map((card) => (card < 0 ? rest.pop()! : card));
    s.hands = s.hands.map(fill);
    s.deck = fill(s.deck);
  },
  whyNot: () => null,
  broken: (s) =>
    s.hands.flat().length + s.deck.length + s.played.length === 10 ? null : 'a card is missing',
  bound: () => 40,
});
