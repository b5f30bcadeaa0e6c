import { sayEvent } from '@conclave/frame/event-parts.ts';
import { sayRecordFault } from '@conclave/frame/record-file.ts';
import { withNames } from '@conclave/frame/says.ts';
import { type GameRecord, parseMove, replay } from '@conclave/kernel';
import { InputError } from '../faults.ts';
import { gameNamed, titleOf } from '../games.ts';
import { sayOutcome, seatNames, wordsOf } from '../plain.ts';
import { readRecord } from '../record-file.ts';
import { number } from '../text.ts';

/** `conclave replay FILE`: a recorded game move by move, with everything that was hidden while it was played. */
export default async function replayFile(
  file: string,
  options: { to?: number; json?: true },
): Promise<number> {
  const record = readRecord(file);
  const game = await gameNamed(record.game);
  const words = await wordsOf(record.game);
  const names = seatNames(record.seats);
  const shown = firstMoves(record, options.to);
  const lines: unknown[] = [];
  if (!options.json) console.log(head(record, names));

  let before = game.setup(record.seed, record.seats.length, record.options, record.rules);
  const end = replay(game, shown, (s, events, i) => {
    const [seat, text] = shown.moves[i]!;
    if (options.json) lines.push({ move: i + 1, seat, text, events, hash: game.hash(s) });
    else {
      const move = parseMove(text);
      const made = move.ok ? withNames(words.sayMove(before, move.value), names) : text;
      console.log(`${number(i + 1).padStart(4)}. ${names[seat]}: ${made}`);
      for (const event of events) {
        const said = sayEvent(words, event, names, s);
        if (said !== null) console.log(`        ${said}`);
      }
      before = game.clone(s);
    }
  });
  if (!end.ok) {
    const why = sayRecordFault(end.error, { record, game, say: words.sayRefusal });
    throw new InputError(`${file}: ${why}`);
  }

  const { outcome } = end.value;
  if (options.json)
    console.log(JSON.stringify({ game: record.game, seats: record.seats, moves: lines, outcome }, null, 2));
  else {
    console.log(`\n${words.table(end.value, 'table', names)}`);
    const tied = (seat: number) => words.tied?.(end.value, seat) ?? null;
    if (outcome) console.log(`\n${sayOutcome(outcome, names, tied)}`);
  }
  return 0;
}

function firstMoves(record: GameRecord, to = record.moves.length): GameRecord {
  const { hashes, ...rest } = record;
  return { ...rest, moves: record.moves.slice(0, to), ...(hashes && { hashes: hashes.slice(0, to) }) };
}

const head = ({ game, rules, moves }: GameRecord, names: readonly string[]): string =>
  `${titleOf(game)}, rules ${rules}: ${names.join(', ')}. ${number(moves.length)} moves.\n`;
