import { sayRecordFault } from '@conclave/frame/record-file.ts';
import { sentencesOf } from '@conclave/games';
import { type GameRecord, verify } from '@conclave/kernel';
import { InputError } from '../faults.ts';
import { gameNamed } from '../games.ts';
import { progress } from '../progress.ts';
import { readRecord } from '../record-file.ts';
import { number } from '../text.ts';

interface Verdict {
  readonly file: string;
  readonly verdict: 'holds' | 'fails' | 'unreadable';
  readonly moves?: number;
  readonly code?: string;
  readonly why?: string;
}

/** What says that a record cannot be judged here, not that it is wrong. */
const UNREADABLE = ['wrong-game', 'unknown-rules', 'bad-record', 'bad-option'];

/** `conclave verify FILE…`: 0 all hold, 1 some do not, 2 some are no records. */
export default async function verifyFiles(
  files: readonly string[],
  options: { json?: true },
): Promise<number> {
  const bar = await progress('records', files.length);
  const verdicts: Verdict[] = [];
  for (const file of files) {
    verdicts.push(await judge(file));
    bar.at(verdicts.length);
  }
  bar.stop();

  if (options.json) console.log(JSON.stringify(verdicts, null, 2));
  else
    for (const { file, verdict, moves = 0, why = '' } of verdicts) {
      if (verdict === 'unreadable') console.error(`? ${why}`);
      else if (verdict === 'fails') console.log(`✗ ${file}: ${why}`);
      else console.log(`✓ ${file}: holds, ${number(moves)} moves`);
    }
  if (verdicts.some(({ verdict }) => verdict === 'unreadable')) return 2;
  return verdicts.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
}

async function judge(file: string): Promise<Verdict> {
  let record: GameRecord;
  try {
    record = readRecord(file);
    const game = await gameNamed(record.game);
    const result = verify(game, record);
    const moves = record.moves.length;
    if (result.ok) return { file, verdict: 'holds', moves };
    const { code } = result.error;
    const verdict = UNREADABLE.includes(code) ? 'unreadable' : 'fails';
    const say = await sentencesOf(record.game);
    const why = sayRecordFault(result.error, { record, game, say });
    return { file, verdict, moves, code, why: verdict === 'fails' ? why : `${file}: ${why}` };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const why = error.message.startsWith(file) ? error.message : `${file}: ${error.message}`;
    return { file, verdict: 'unreadable', why };
  }
}
