import type { Bot } from '@conclave/bots';
import type { GameEvent, Rng, Seat, Undo } from '@conclave/kernel';
import { sayOutcome, seatNames, type Words } from '../plain.ts';
import { answer, listed } from './answer.ts';
import { Keyboard } from './keyboard.ts';
import type { Solo } from './solo.ts';

type Ended = 'over' | 'quit' | 'interrupted';

/**
 * Plays until the game is over, the person quits, or input ends.
 * @param me the person's seat; a bot sits on every other one, `minds` are their chance
 */
export async function playAtTable(
  solo: Solo,
  me: Seat,
  bots: readonly (Bot | null)[],
  minds: readonly Rng[],
  words: Words,
): Promise<Ended> {
  const { game } = solo;
  const names = seatNames(solo.seats);
  const keyboard = new Keyboard();
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      const known = game.eventFor(event, me);
      const said = known && words.sayEvent(known, names);
      if (said) console.log(`  ${said}`);
    }
  };
  try {
    while (solo.state.outcome === null) {
      const waiting = game.waiting(solo.state);
      const seat = waiting.includes(me) ? me : waiting[0]!;
      const bot = bots[seat];
      if (bot) {
        const view = game.view(solo.state, seat);
        tell(solo.play(seat, bot.choose(game, view, seat, game.moves(view, seat), minds[seat]!)));
      } else {
        const ended = await askPerson(solo, me, names, words, keyboard, tell);
        if (ended) return ended;
      }
    }
    console.log(`\n${words.table(solo.state, 'table', names)}\n\n${sayOutcome(solo.state.outcome, names)}`);
    return 'over';
  } finally {
    keyboard.close();
  }
}

/** Shows the table and asks until a move is made or taken back; answers if there is no more to play. */
async function askPerson(
  solo: Solo,
  me: Seat,
  names: readonly string[],
  words: Words,
  keyboard: Keyboard,
  tell: (events: readonly GameEvent[]) => void,
): Promise<Exclude<Ended, 'over'> | null> {
  const { game } = solo;
  const view = game.view(solo.state, me);
  const moves = game.moves(view, me);
  const said = moves.map((move) => words.sayMove(view, move));
  const showTable = (): void => console.log(`\n${words.table(view, me, names)}\n`);
  showTable();
  showMoves(said, MOST_SHOWN);
  for (;;) {
    const line = await keyboard.line(`Your move, 1 to ${moves.length} (? for help): `);
    if (line === null) return keyboard.interrupted ? 'interrupted' : 'quit';
    const meant = answer(line, { game, view, seat: me, moves, said, words });
    switch (meant.kind) {
      case 'quit':
        return 'quit';
      case 'move':
        tell(solo.play(me, meant.move));
        return null;
      case 'undo':
        if (isDone(solo.undo(me))) return null;
        break;
      case 'say':
        console.log(meant.text);
        break;
      case 'all':
        showMoves(said);
        break;
      case 'table':
        showTable();
    }
  }
}

const MOST_SHOWN = 40;

function showMoves(said: readonly string[], most = said.length): void {
  for (const line of listed(said).slice(0, most)) console.log(line);
  if (said.length > most)
    console.log(`      … and ${said.length - most} more: “moves” shows all, a word those that say it.`);
}

const WHY_FINAL: { readonly [why in (Undo & { kind: 'final' })['because']]: string } = {
  revealed: 'That cannot be taken back: since then something hidden was revealed, or chance has decided.',
  sealed: 'A secret choice stands once it is made.',
  'nothing-to-undo': 'There is nothing to take back.',
};

/** Whether an undo was done; says why not. */
function isDone(undo: Undo): boolean {
  if (undo.kind !== 'final') return true;
  console.log(WHY_FINAL[undo.because]);
  return false;
}
