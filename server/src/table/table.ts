import {
  type AdminFact,
  type Core,
  commitment,
  type Game,
  type GameEvent,
  type Move,
  parseMove,
  type Seat,
} from '@conclave/kernel';
import type { ChatLine, CommandAnswer } from '../protocol.ts';
import type { RefusedError } from '../refused.ts';
import type { TableRow } from '../store/store.ts';
import type { Entry, Fact, Sitting } from './entry.ts';

/** A move that was made and still stands. */
export interface Played {
  readonly version: number;
  readonly seat: Seat;
  readonly move: string;
  readonly ms: number;
  readonly events: readonly GameEvent[];
  /** Version at which the ask that followed it was opened. */
  readonly asked: number;
}

/** Where a legal move leads. */
export interface Step {
  readonly state: Core;
  readonly events: readonly GameEvent[];
}

type Made = Extract<Fact, { is: 'made' }>;
type Started = Extract<Fact, { is: 'started' }>;

/** Refusals that are remembered for a repeat; answers to what was carried out are remembered for ever. */
const REMEMBERED_REFUSALS = 500;

/** A table as its log tells it. Only `fold` changes it, once an entry is stored. */
export class Table {
  readonly row: TableRow;
  readonly game: Game;
  readonly made: Made;
  readonly seats: Sitting[];
  readonly played: Played[] = [];
  readonly chat: ChatLine[] = [];
  readonly admin: AdminFact[] = [];
  version = 0;
  changed = 0;
  /** Version of the last change of the game itself: start, move or undo. */
  gameVersion = 0;
  /** When that was. */
  gameAt = 0;
  /** Version of the last undo. */
  undoneVersion = 0;
  /** Version of the last change of seats, status or pending undo. */
  infoVersion = 0;
  started: (Started & { readonly version: number }) | null = null;
  state: Core | null = null;
  /** Version at which the present ask was opened. */
  asked = 0;
  /** An undo that waits for the consent of the seats `of`. */
  undo: { readonly seat: Seat; readonly to: number; readonly of: readonly Seat[] } | null = null;
  rematch: string | null = null;
  readonly #answers = new Map<string, CommandAnswer>();
  readonly #refusals = new Map<string, RefusedError>();

  /** The table that these entries tell of; the first one made it. */
  constructor(row: TableRow, game: Game, entries: readonly Entry[]) {
    this.row = row;
    this.game = game;
    this.made = entries[0]!.fact as Made;
    this.seats = [...this.made.seats];
    for (const entry of entries) this.fold(entry);
  }

  get status(): 'waiting' | 'running' | 'finished' {
    if (this.state === null) return 'waiting';
    return this.state.outcome === null ? 'running' : 'finished';
  }

  /** SHA-256 of seed and salt; null before the start. */
  get commitment(): string | null {
    return this.started && commitment(this.started.seed, this.started.salt);
  }

  /** The seats whose move it is. */
  get waiting(): readonly Seat[] {
    return this.state === null ? [] : this.game.waiting(this.state);
  }

  /** By seat; empty where nobody sits. */
  get names(): readonly string[] {
    return this.seats.map((sitting) => (sitting.kind === 'open' ? '' : sitting.name));
  }

  holds(guest: string, seat: Seat): boolean {
    const sitting = this.seats[seat];
    return sitting?.kind === 'human' && sitting.guest === guest;
  }

  seatsOf(guest: string): Seat[] {
    return this.seats.flatMap((_, seat) => (this.holds(guest, seat) ? [seat] : []));
  }

  /** Identity of the present ask, the same while several seats answer it in secret; null if nothing is asked. */
  askId(): string | null {
    const name = this.#askName();
    return name && `${name}.${this.asked}`;
  }

  #askName(): string | null {
    const asks = this.state && this.game.asks(this.state);
    return asks && `${asks.procedure}.${asks.step}`;
  }

  /** The state after the first `count` moves. */
  stateAt(count: number): Core {
    const s = this.#opening();
    for (let i = 0; i < count; i++) this.advance(s, this.played[i]!);
    return s;
  }

  /** What was answered to this command before. */
  remembered(guest: string, command: string): CommandAnswer | RefusedError | undefined {
    const key = `${guest} ${command}`;
    return this.#answers.get(key) ?? this.#refusals.get(key);
  }

  /** Remembers an answer that this table's log does not tell of. */
  remember(guest: string, command: string, answer: CommandAnswer): void {
    this.#answers.set(`${guest} ${command}`, answer);
  }

  rememberRefusal(guest: string, command: string, refused: RefusedError): void {
    if (this.#refusals.size >= REMEMBERED_REFUSALS)
      this.#refusals.delete(this.#refusals.keys().next().value ?? '');
    this.#refusals.set(`${guest} ${command}`, refused);
  }

  /** Takes in the next entry; `step` is given when the move it tells of has been worked out already. */
  fold(entry: Entry, step?: Step): void {
    this.version = entry.seq;
    this.changed = entry.at;
    const undo = this.undo;
    const said = this.#take(entry, entry.fact, step);
    const { is } = entry.fact;
    const quiet = is === 'said' || (is === 'moved' && this.undo === undo && this.status === 'running');
    if (!quiet) this.infoVersion = entry.seq;
    if (entry.guest === null || entry.command === null) return;
    const key = `${entry.guest} ${entry.command}`;
    this.#answers.set(key, { ...this.#answers.get(key), version: entry.seq, ...said });
  }

  /** What the entry adds to the answer of its command. */
  #take(entry: Entry, fact: Fact, step: Step | undefined): Partial<CommandAnswer> | undefined {
    switch (fact.is) {
      case 'made':
        return;
      case 'seated':
        this.seats[fact.seat] = fact.sitting;
        return fact.sitting.kind === 'human' ? { seat: fact.seat } : undefined;
      case 'left':
        for (const seat of fact.seats) this.seats[seat] = { kind: 'open' };
        return;
      case 'renamed':
        this.seats[fact.seat] = { ...this.seats[fact.seat], name: fact.name } as Sitting;
        return;
      case 'started':
        this.started = { ...fact, version: entry.seq };
        this.state = this.#opening();
        this.#changed(entry.seq, entry.seq);
        return;
      case 'moved':
        this.#moved(entry, fact, step);
        return;
      case 'undone':
        this.#takeBack(entry.seq, fact.seat, fact.to);
        return { undo: 'done' };
      case 'undoAsked':
        this.undo = fact;
        return { undo: 'asked' };
      case 'consented':
        return { undo: this.#consented(entry.seq, fact.seats, fact.agree) };
      case 'handedOver':
        this.seats[fact.seat] = { kind: 'bot', bot: fact.bot, name: fact.name };
        this.admin.push({ after: this.played.length, fact: 'handed-over', seat: fact.seat, note: fact.bot });
        this.undo = null;
        return;
      case 'said':
        this.chat.push({
          version: entry.seq,
          seat: fact.seat,
          name: fact.name,
          text: fact.text,
          at: entry.at,
        });
        return;
      case 'rematch':
        this.rematch = fact.table;
        return { table: fact.table };
    }
  }

  #moved(entry: Entry, fact: Extract<Fact, { is: 'moved' }>, step: Step | undefined): void {
    const before = { at: this.#askName(), waiting: this.waiting };
    const events = step?.events ?? this.advance(this.state!, fact);
    if (step) this.state = step.state;
    const asked = this.#sameAsk(before.at, before.waiting, fact.seat) ? this.asked : entry.seq;
    const { seat, move, ms } = fact;
    this.played.push({ version: entry.seq, seat, move, ms, events, asked });
    this.#changed(entry.seq, asked);
  }

  /** Whether a seat's move left the same sealed ask open: it was one answer, or no answer to it at all. */
  #sameAsk(before: string | null, waited: readonly Seat[], mover: Seat): boolean {
    if (!this.game.asks(this.state!)?.sealed || this.#askName() !== before) return false;
    const still = waited.filter((seat) => seat !== mover);
    const now = this.waiting;
    return now.length === still.length && now.every((seat) => still.includes(seat));
  }

  #takeBack(version: number, seat: Seat, to: number): void {
    this.played.length = to;
    this.state = this.stateAt(to);
    this.undoneVersion = version;
    this.admin.push({ after: to, fact: 'undo', seat });
    this.#changed(version, this.played.at(-1)?.asked ?? this.started!.version);
  }

  #consented(version: number, seats: readonly Seat[], agree: boolean): 'done' | 'asked' | 'declined' {
    const { seat, to, of } = this.undo!;
    const left = of.filter((other) => !seats.includes(other));
    this.undo = agree && left.length > 0 ? { seat, to, of: left } : null;
    if (!agree) return 'declined';
    if (left.length > 0) return 'asked';
    this.#takeBack(version, seat, to);
    return 'done';
  }

  #changed(version: number, asked: number): void {
    this.gameVersion = version;
    this.gameAt = this.changed;
    this.asked = asked;
    this.undo = null;
  }

  #opening(): Core {
    const { seed, rules } = this.started!;
    return this.game.setup(seed, this.seats.length, this.made.options, rules);
  }

  /** Makes a move of this table's log on s. */
  advance(s: Core, { seat, move }: { seat: Seat; move: string }): readonly GameEvent[] {
    const read = parseMove(move);
    return this.game.apply(s, seat, (read.ok ? read.value : [move]) as Move);
  }
}
