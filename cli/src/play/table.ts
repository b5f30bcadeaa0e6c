import type { Bot } from '@conclave/bots';
import { sayEvent } from '@conclave/frame/event-parts.ts';
import type { Move, Rng, Seat, Undo } from '@conclave/kernel';
import { sayOutcome, seatNames, type Words } from '../plain.ts';
import { answer, listed } from './answer.ts';
import { Keyboard } from './keyboard.ts';
import type { Solo } from './solo.ts';

type Ended = 'over' | 'quit' | 'interrupted';

/** A person's place at a table: what is played, from which seat, and how it is shown. */
interface Place {
  readonly solo: Solo;
  readonly me: Seat;
  readonly words: Words;
  /** Whether the board is drawn as well. */
  readonly hasMap: boolean;
}

/**
 * Plays until the game is over, the person quits, or input ends.
 * @param bots one on every seat but the person's; `minds` are their chance
 */
export async function playAtTable(
  place: Place,
  bots: readonly (Bot | null)[],
  minds: readonly Rng[],
): Promise<Ended> {
  const { solo, me, words } = place;
  const { game } = solo;
  const names = seatNames(solo.seats);
  const keyboard = new Keyboard();
  const play = (seat: Seat, move: Move): void => {
    for (const event of solo.play(seat, move)) {
      const known = game.eventFor(event, me);
      const said = known && sayEvent(words, known, names, solo.state);
      if (said) console.log(`  ${said}`);
    }
  };
  /** The step that the person's last move answered, if nobody has moved since. */
  let answered: string | null = null;
  /** What the person wants done without being asked; not right after taking something back. */
  let standing: string | null = null;
  let isTakenBack = false;
  const byItself = (): Move | null => {
    const answer = standing === null || isTakenBack ? undefined : words.standing?.[standing];
    const view = game.view(solo.state, me);
    return answer?.answer(view, me, game.moves(view, me)) ?? null;
  };
  try {
    while (solo.state.outcome === null) {
      const waiting = game.waiting(solo.state);
      const seat = waiting.includes(me) ? me : waiting[0]!;
      const bot = bots[seat];
      if (bot) {
        const view = game.view(solo.state, seat);
        play(seat, bot.choose(game, view, seat, game.moves(view, seat), minds[seat]!));
        answered = null;
      } else {
        const step = stepOf(solo);
        const meant = byItself() ?? (await ask(place, names, keyboard, step === answered));
        if (meant === 'quit' || meant === 'interrupted') return meant;
        isTakenBack = meant === 'undone';
        if (typeof meant === 'object' && 'standing' in meant) standing = meant.standing;
        else if (meant !== 'undone') play(me, meant);
        answered = step;
      }
    }
    const { state } = solo;
    const tied = (seat: number) => words.tied?.(state, seat) ?? null;
    console.log(`\n${words.table(state, 'table', names)}\n\n${sayOutcome(state.outcome!, names, tied)}`);
    return 'over';
  } finally {
    keyboard.close();
  }
}

function stepOf({ game, state }: Solo): string {
  const asked = game.asks(state);
  return `${asked?.procedure}.${asked?.step}`;
}

/**
 * Shows the table, or only what changes within a turn, and asks until a move is chosen or taken back, or there is no
 * more to play.
 */
async function ask(
  { solo, me, words, hasMap }: Place,
  names: readonly string[],
  keyboard: Keyboard,
  goesOn: boolean,
): Promise<Move | { readonly standing: string } | 'undone' | Exclude<Ended, 'over'>> {
  const { game } = solo;
  const view = game.view(solo.state, me);
  const moves = game.moves(view, me);
  const said = moves.map((move) => words.sayMove(view, move));
  const drawn = hasMap && words.map ? `${words.map(view)}\n\n` : '';
  const showTable = (): void => console.log(`\n${drawn}${words.table(view, me, names)}\n`);
  if (goesOn && words.brief) console.log(`\n${drawn}${words.brief(view, me, names)}\n`);
  else showTable();

  const inFewLines = words.offer?.(view, moves) ?? null;
  if (inFewLines === null) showMoves(said, MOST_SHOWN);
  else console.log(inFewLines);
  const prompt = inFewLines === null ? `Your move, 1 to ${moves.length}` : 'Your move';
  for (;;) {
    const line = await keyboard.line(`${prompt} (? for help): `);
    if (line === null) return keyboard.interrupted ? 'interrupted' : 'quit';
    const meant = answer(line, { game, view, seat: me, names, moves, said, words });
    switch (meant.kind) {
      case 'quit':
        return 'quit';
      case 'move':
        return meant.move;
      case 'undo':
        if (isDone(solo.undo(me))) return 'undone';
        break;
      case 'standing':
        console.log(words.standing![meant.word]!.says);
        return { standing: meant.word };
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
