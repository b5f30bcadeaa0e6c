import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';

/** A command's own module, loaded when it is used; its function answers with the exit status. */
// biome-ignore lint/suspicious/noExplicitAny: each command has its own arguments
type Load = () => Promise<{ default(...args: any[]): Promise<number> }>;

const lazily =
  (load: Load) =>
  async (...args: unknown[]): Promise<void> => {
    const command = await load();
    process.exitCode = await command.default(...args);
  };

/** A whole number from `min` to `max`, for options. */
const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= min && n <= max) return n;
    throw new InvalidArgumentError(
      max === Number.MAX_SAFE_INTEGER
        ? `A whole number from ${min}.`
        : `A whole number from ${min} to ${max}.`,
    );
  };

/** A word that may stand in a file's name. */
const seed = (text: string): string => {
  if (/^[\w.-]{1,64}$/.test(text)) return text;
  throw new InvalidArgumentError('Up to 64 letters, digits, dots, dashes or underscores.');
};

const list = (text: string): string[] => text.split(',').map((part) => part.trim());
const gather = (text: string, before: string[] = []): string[] => [...before, text];
const example = (...lines: string[]): string =>
  `\nExample${lines.length > 1 ? 's' : ''}:\n  ${lines.join('\n  ')}`;

const SEED = ['--seed <text>', 'decides all chance; the same seed gives the same result', seed] as const;
const OPTION = ['--option <id=value>', 'a setting of the game; may be given several times', gather] as const;
const SEATS = ['--seats <n>', 'number of seats', whole(1, 64)] as const;
const DATA = ['--data <folder>', 'folder of the data file (default: CONCLAVE_DATA or ./data)'] as const;
const JSON_OUT = ['--json', 'print one JSON document instead of text'] as const;

const version = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** All commands; nothing of a command but its description is loaded before it is used. */
export function program(): Command {
  const conclave = new Command('conclave')
    .description('A digital table for games of hegemony.')
    .version(version())
    .showHelpAfterError('(--help shows what there is)')
    .exitOverride();

  conclave
    .command('serve')
    .description('serve the table in the browser')
    .option('--port <n>', 'port to listen on (default: PORT or 8080)', whole(0, 65_535))
    .option('--host <name>', 'address to listen on (default: every address of this machine)')
    .option(...DATA)
    .option(
      '--behind-proxy <hops>',
      'so many proxies in front say who asks, and whether over https',
      whole(1, 9),
    )
    .addHelpText(
      'after',
      example('conclave serve --port 8080', 'conclave serve --host 127.0.0.1 --behind-proxy 1'),
    )
    .action(lazily(() => import('./commands/serve.ts')));

  conclave
    .command('backup <file>')
    .description('copy everything that is stored into one file, also while a server runs')
    .option(...DATA)
    .addHelpText('after', example('conclave backup conclave-2026-11-29.sqlite'))
    .action(lazily(() => import('./commands/backup.ts')));

  conclave
    .command('restore <file>')
    .description('put a backup in place of what is stored; the server must not run')
    .option(...DATA)
    .addHelpText(
      'after',
      `${example('conclave restore conclave-2026-11-29.sqlite')}

What was there before is kept beside it, as conclave.sqlite.before-restore.`,
    )
    .action(lazily(() => import('./commands/restore.ts')));

  conclave
    .command('new <game>')
    .description('begin a game of your own: a folder with a first rule, its test, and an entry in the house')
    .option('--title <title>', 'what it is called (default: its id in words)')
    .option('--folder <folder>', 'the folder of the games (default: that of this house)')
    .addHelpText('after', example('conclave new red-moon --title "Red Moon"'))
    .action(lazily(() => import('./commands/new.ts')));

  conclave
    .command('play <game>')
    .description('play in the terminal against bots')
    .option(...SEATS)
    .option('--bots <ids>', 'bots for the other seats, in turn (default: steward)', list)
    .option('--seat <n>', 'your seat, from 1', whole(1, 64), 1)
    .option('--name <name>', 'your name', 'Player')
    .option(...OPTION)
    .option(...SEED)
    .option('--record <file>', 'where the record goes (default: <game>-<start of its seed>.json here)')
    .option('--no-map', 'draw no board, for screen readers; everything is said in words as well')
    .addHelpText(
      'after',
      example('conclave play stardust-imperium --seats 3', 'conclave play apex --seats 4 --no-map'),
    )
    .action(lazily(() => import('./commands/play.ts')));

  conclave
    .command('simulate <game>')
    .description('let bots play many games and sum them up')
    .option(...SEATS)
    .addOption(
      new Option('--bots <ids>', 'bots, separated by commas; they rotate over the seats from game to game')
        .argParser(list)
        .default(['random'], 'random'),
    )
    .option('--games <n>', 'number of games', whole(1, 10_000_000), 1000)
    .option(...SEED)
    .option('--workers <n>', 'threads to play in (default: one for each core)', whole(1, 256))
    .option(...OPTION)
    .option('--records <folder>', 'keep the record of every game there')
    .option('--report <file>', 'write what the games showed there, in Markdown')
    .option(...JSON_OUT)
    .addHelpText(
      'after',
      example('conclave simulate stardust-imperium --seats 2 --bots steward,random --games 500 --seed 1'),
    )
    .action(lazily(() => import('./commands/simulate.ts')));

  conclave
    .command('usage <game>')
    .description('count how often each move, card and ability is possible, and how often bots take it')
    .option(...SEATS)
    .addOption(
      new Option('--bots <ids>', 'bots, separated by commas; they rotate over the seats from game to game')
        .argParser(list)
        .default(['steward'], 'steward'),
    )
    .option('--games <n>', 'number of games', whole(1, 10_000_000), 200)
    .option(...SEED)
    .option('--workers <n>', 'threads to play in (default: one for each core)', whole(1, 256))
    .option(...OPTION)
    .option(...JSON_OUT)
    .addHelpText(
      'after',
      `${example('conclave usage hexpanse --seats 2 --games 200 --seed 1')}

Exit status: 0 everything is used or has a reason written down, 1 something is not.`,
    )
    .action(lazily(() => import('./commands/usage.ts')));

  conclave
    .command('learn <game>')
    .description('let bots play, and learn from it what wins: writes the learned numbers of the game anew')
    .option('--games <n>', 'games to learn from in each round', whole(20, 1_000_000), 4000)
    .option('--rounds <n>', 'after the first, who has learned so far plays most seats', whole(1, 100), 1)
    .addOption(
      new Option('--players <ids>', 'bots that play; each seat of each game is drawn from them')
        .argParser(list)
        .default(['steward', 'steward', 'steward', 'novice'], 'three times steward, novice'),
    )
    .option('--hidden <n>', 'hidden units of the network', whole(0, 64), 16)
    .option('--epochs <n>', 'how often all positions are gone through', whole(1, 100), 8)
    .option('--seed <text>', 'decides all chance; the same seed gives the same numbers', seed, '1')
    .option('--workers <n>', 'threads to play in (default: one for each core)', whole(1, 256))
    .option('--out <file>', "where the numbers go (default: the game's bot/learned.json)")
    .addHelpText('after', example('conclave learn apex --games 4000 --seed 1'))
    .action(lazily(() => import('./commands/learn.ts')));

  conclave
    .command('ladder <game>')
    .description(
      'let all levels of bots play each other, and write how strong they are; goes on where it stopped',
    )
    .option(
      '--games <n>',
      'games of each pairing; a third of them where the slowest plays',
      whole(3, 100_000),
      300,
    )
    .option('--seed <text>', 'decides all chance', seed, '1')
    .option('--workers <n>', 'threads to play in (default: one for each core)', whole(1, 256))
    .option('--folder <folder>', 'where results are kept', 'docs/bots')
    .option('--page <file>', 'the page that shows them', 'docs/bots.md')
    .addHelpText('after', example('conclave ladder apex', 'conclave ladder hexpanse --games 30'))
    .action(lazily(() => import('./commands/ladder.ts')));

  conclave
    .command('replay <file>')
    .description('print a recorded game move by move')
    .option('--to <n>', 'stop after this many moves and show the table', whole(0))
    .option(...JSON_OUT)
    .addHelpText('after', example('conclave replay game.json --to 20'))
    .action(lazily(() => import('./commands/replay.ts')));

  conclave
    .command('verify <files...>')
    .description('play records again and check moves, hashes, outcome and the commitment to the seed')
    .option(...JSON_OUT)
    .addHelpText(
      'after',
      `${example('conclave verify game.json', 'conclave verify records/*.json --json')}

Exit status: 0 all hold, 1 a record does not hold, 2 a file is no record.`,
    )
    .action(lazily(() => import('./commands/verify.ts')));

  conclave
    .command('env')
    .description('games for a program of your own, in any language: JSON lines in, JSON lines out')
    .requiredOption('--stdio', 'over standard input and output')
    .addHelpText(
      'after',
      `${example(`conclave env --stdio <<< '{"do":"reset","game":"apex","tell":["moves"]}'`)}

What may be asked stands in docs/writing-a-bot.md; python/ has a client.`,
    )
    .action(lazily(() => import('./commands/env.ts')));

  conclave
    .command('perft <game>')
    .description('count the lines of play up to a depth')
    .requiredOption('--depth <n>', 'moves deep', whole(1, 20))
    .option(...SEATS)
    .option(...OPTION)
    .option(...SEED)
    .option(...JSON_OUT)
    .addHelpText('after', example('conclave perft stardust-imperium --depth 3 --seats 2 --seed 1'))
    .action(lazily(() => import('./commands/perft.ts')));

  conclave
    .command('soak <game>')
    .description('check every promise of a game on many random games; goes on where it stopped')
    .option('--games <n>', 'number of games', whole(1, 100_000_000), 20_000)
    .option('--seed <n>', 'which games: those of another seed are others', whole(0, 1000), 0)
    .option('--workers <n>', 'threads to play in (default: one for each core)', whole(1, 256))
    .option('--folder <folder>', 'where progress and failing games are kept', 'soak')
    .option('--full', 'look closely at every position, not at a sample of them')
    .option(...JSON_OUT)
    .addHelpText('after', example('conclave soak stardust-imperium --games 20000 --seed 1'))
    .action(lazily(() => import('./commands/soak.ts')));

  conclave
    .command('bench [parts...]')
    .description('measure the kernel, its peers, the server and the client')
    .option(...JSON_OUT)
    .addHelpText('after', example('conclave bench', 'conclave bench kernel peer --json'))
    .action(lazily(() => import('./commands/bench.ts')));

  return conclave;
}
