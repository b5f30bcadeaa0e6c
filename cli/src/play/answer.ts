import { formOf, isTooShort } from '@conclave/frame/moves.ts';
import { type Game, type Move, moveText, parseMove, type Seat, sameMove } from '@conclave/kernel';
import type { Words } from '../plain.ts';
import { sayRefusal } from '../refusals.ts';

/** What a line typed at the prompt means. */
export type Answer =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' | 'quit' | 'table' | 'all' }
  | { readonly kind: 'standing'; readonly word: string }
  | { readonly kind: 'say'; readonly text: string };

const help = ({ topics, standing = {} }: Words, example: Move): string => `A number plays that move. Besides:
  table          show the table again
  moves          list all moves
  WORD           list the moves that say WORD
  ? WORD         what it is: ${topics ?? 'a card by its name'}
  why MOVE       why a move is not offered (a move as in records: “${moveText(example)}”)
  undo           take your last move back, if it revealed nothing
  quit           stop and keep the record${Object.entries(standing)
    .map(([word, { says }]) => `\n  ${word.padEnd(14)} ${says}`)
    .join('')}`;

/** Moves that say a word, with their numbers. */
export const listed = (said: readonly string[], word = ''): string[] =>
  said.flatMap((text, i) =>
    text.toLowerCase().includes(word.toLowerCase()) ? [`${`${i + 1}`.padStart(4)}  ${text}`] : [],
  );

/** Reads a line, given what the seat may do and how that is said. */
export function answer(
  line: string,
  at: {
    game: Game;
    view: Parameters<Game['view']>[0];
    seat: Seat;
    names: readonly string[];
    moves: readonly Move[];
    said: readonly string[];
    words: Words;
  },
): Answer {
  const { game, view, seat, names, moves, said, words } = at;
  const text = line.trim();
  const [first = '', rest = ''] = text.split(/\s+(.*)/s);
  const say = (answer: string): Answer => ({ kind: 'say', text: answer });

  if (text === '') return { kind: 'table' };
  if (/^\d+$/.test(text)) {
    const move = moves[Number(text) - 1];
    return move ? { kind: 'move', move } : say(`There are moves 1 to ${moves.length}.`);
  }
  if (first === '?' || first === 'help')
    return say(
      rest === ''
        ? help(words, moves[0]!)
        : (words.help(rest, view, names) ?? `Nothing is called “${rest}”.`),
    );
  if (text === 'undo' || text === 'quit' || text === 'table') return { kind: text };
  if (text === 'moves') return { kind: 'all' };
  if (words.standing?.[text]) return { kind: 'standing', word: text };

  const isWhy = first === 'why';
  const typed = isWhy ? rest : text;
  const spelled = words.spell?.(view, typed) ?? typed;
  const parsed = parseMove(spelled);
  const written = parsed.ok ? (game.canonical?.(parsed.value) ?? parsed.value) : undefined;
  const offered = written && moves.find((move) => sameMove(move, written));
  const whyNot = (move: Move): string => {
    if (words.moves && isTooShort(words.moves, move))
      return `That is too short: the whole move is “${formOf(words.moves, move[0])}”.`;
    const refusal = game.whyNot(view, seat, move);
    return refusal ? sayRefusal(refusal, words.sayRefusal, names) : `${moveText(move)} is open to you.`;
  };
  if (isWhy) {
    if (!parsed.ok) return say(sayRefusal(parsed.error));
    return say(offered ? `You may: it is move ${moves.indexOf(offered) + 1}.` : whyNot(parsed.value));
  }
  if (offered && parsed.ok) return { kind: 'move', move: parsed.value };
  const isMeant = parsed.ok && (spelled !== typed || moves.some(([label]) => label === parsed.value[0]));
  if (isMeant && parsed.value.length > 1) return say(whyNot(parsed.value));
  const found = listed(said, text);
  if (found.length > 0) return say(found.join('\n'));
  // A move at a wrong moment gets its reason, unless no move begins like that.
  const refusal = parsed.ok ? game.whyNot(view, seat, parsed.value) : null;
  return say(
    refusal !== null && refusal.code !== 'no-such-move'
      ? sayRefusal(refusal, words.sayRefusal, names)
      : `No move says “${text}”. ? shows what you can type.`,
  );
}
