import {
  type AdminFact,
  type Core,
  commitment,
  type Game,
  type GameEvent,
  type Seat,
} from '@conclave/kernel';
import type { ChatLine, CommandAnswer } from '../protocol.ts';
import type { TableRow } from '../store/store.ts';
import { Answers } from './answers.ts';
import { Damaged, type Entry, type Fact, type Sitting } from './entry.ts';
import { namesOf } from './lobby.ts';
import { finalityOf, moveOf, Past, type Played } from './past.ts';

/** Where a legal move leads. */
export interface Step {
  readonly state: Core;
  readonly events: readonly GameEvent[];
}

type Of<I extends Fact['is']> = Extract<Fact, { is: I }>;

type Counted = 'chat' | 'rename' | 'undo';

/** What is counted of each guest, since there are limits to it. */
const COUNTED: { readonly [I in Fact['is']]?: Counted } = {
  said: 'chat',
  renamed: 'rename',
  undone: 'undo',
  undoAsked: 'undo',
};

/** A table as its log tells it. Only `fold` changes it, once an entry is stored. */
export class Table {
  readonly row: TableRow;
  readonly game: Game;
  readonly made: Of<'made'>;
  readonly seats: Sitting[];
  readonly chat: ChatLine[] = [];
  readonly admin: AdminFact[] = [];
  readonly answers = new Answers();
  version = 0;
  changed = 0;
  /** Version of the last change of the game itself: start, move or undo. */
  gameVersion = 0;
  /** When that was. */
  gameAt = 0;
  /** When what is asked now was asked: several answers to one sealed ask do not renew it. */
  askedAt = 0;
  /** Version of the last undo. */
  undoneVersion = 0;
  /** Version of the last change of seats, status or pending undo. */
  infoVersion = 0;
  started: (Of<'started'> & { readonly version: number }) | null = null;
  state: Core | null = null;
  /** Version at which the present ask was opened. */
  asked = 0;
  /** An undo that waits for the consent of the seats `of`. */
  undo: { readonly seat: Seat; readonly to: number; readonly of: readonly Seat[] } | null = null;
  rematch: string | null = null;
  /** Guests who want a bot for an absent person's seat. */
  readonly wanted = new Map<Seat, Set<string>>();
  /** The moves of the log lead elsewhere under the rules of today: it can be read, but not played on. */
  isFrozen = false;
  /** Lines of chat by people without a seat. */
  saidBeside = 0;
  readonly #counts = new Map<string, number>();
  #past: Past | null = null;

  /** The table that these entries tell of; the first one made it. @throws Damaged if they can't be a table's */
  constructor(row: TableRow, game: Game, entries: readonly Entry[]) {
    this.row = row;
    this.game = game;
    const made = entries[0]?.fact;
    if (made?.is !== 'made') throw new Damaged('the log does not begin with the making of a table');
    this.made = made;
    this.seats = [...made.seats];
    for (const entry of entries) {
      if (entry.seq !== this.version + 1) throw new Damaged(`entry ${this.version + 1} is missing`);
      this.fold(entry);
    }
  }

  get status(): 'waiting' | 'running' | 'finished' {
    if (this.started === null) return 'waiting';
    return this.state?.outcome ? 'finished' : 'running';
  }

  get played(): readonly Played[] {
    return this.#past?.played ?? [];
  }

  /** SHA-256 of seed and salt; null before the start. */
  get commitment(): string | null {
    return this.started && commitment(this.started.seed, this.started.salt);
  }

  /** The seats whose move it is. */
  get waiting(): readonly Seat[] {
    return this.state === null || this.isFrozen ? [] : this.game.waiting(this.state);
  }

  /** By seat; empty where nobody sits. */
  get names(): readonly string[] {
    return namesOf(this.seats);
  }

  /** How often the guest has done this at the table. */
  counted(what: Counted, guest: string): number {
    return this.#counts.get(`${what} ${guest}`) ?? 0;
  }

  /** The seats that bots play for a guest, who may take them back. */
  lentBy(guest: string): { readonly seat: Seat; readonly called: boolean }[] {
    return this.seats.flatMap((sitting, seat) =>
      sitting.kind === 'bot' && sitting.instead?.guest === guest
        ? [{ seat, called: sitting.instead.called }]
        : [],
    );
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
    return this.#past!.stateAt(count);
  }

  /** Takes in the next entry; `step` is given when the move it tells of has been worked out already. */
  fold(entry: Entry, step?: Step): void {
    this.version = entry.seq;
    this.changed = entry.at;
    this.#count(entry);
    const undo = this.undo;
    const said = this.#take(entry, entry.fact, step);
    const { is } = entry.fact;
    const quiet = is === 'said' || (is === 'moved' && this.undo === undo && this.status === 'running');
    if (!quiet) this.infoVersion = entry.seq;
    if (entry.guest === null || entry.command === null) return;
    this.answers.add(entry.guest, entry.command, { version: entry.seq, ...said });
  }

  #count({ guest, fact }: Entry): void {
    const counted = COUNTED[fact.is];
    if (counted !== undefined && guest !== null)
      this.#counts.set(`${counted} ${guest}`, this.counted(counted, guest) + 1);
    if (fact.is === 'said' && fact.seat === null) this.saidBeside++;
  }

  /** What the entry adds to the answer of its command. */
  #take(entry: Entry, fact: Fact, step: Step | undefined): Partial<CommandAnswer> | undefined {
    if ('seat' in fact && fact.seat !== null && fact.seat >= this.seats.length)
      throw new Damaged(`entry ${entry.seq} tells of seat ${fact.seat}`);
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
        this.#start(entry.seq, fact);
        return;
      case 'moved':
        this.#moved(entry, fact, step);
        return;
      case 'undone':
        this.#takeBack(entry.seq, fact.seat, fact.to);
        return { undo: 'done' };
      case 'undoAsked':
        this.undo = { seat: fact.seat, to: fact.to, of: fact.of };
        return { undo: 'asked' };
      case 'consented':
        return { undo: this.#consented(entry.seq, fact.seats, fact.agree) };
      case 'handedOver':
        this.#bot(fact, false);
        this.#note('handed-over', fact.seat, fact.bot);
        return;
      case 'botWanted':
        this.wanted.set(fact.seat, new Set([...(this.wanted.get(fact.seat) ?? []), fact.by]));
        return;
      case 'botCalled':
        this.#bot(fact, true);
        this.#note('bot-called', fact.seat, fact.bot);
        return;
      case 'takenBack':
        this.#takeSeatBack(fact.seat);
        this.#note('taken-back', fact.seat);
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

  #start(version: number, fact: Of<'started'>): void {
    this.started = { ...fact, version };
    try {
      const { seed, rules } = fact;
      this.state = this.game.setup(seed, this.seats.length, this.made.options, rules);
      this.#past = new Past(this.game, this.state);
    } catch {
      this.isFrozen = true;
    }
    this.#changed(version, version);
  }

  /** A game whose moves no longer lead where they led stays where it last was the same. */
  #moved(entry: Entry, fact: Of<'moved'>, step: Step | undefined): void {
    const next = this.isFrozen ? null : (step ?? this.#replayed(fact));
    if (next === null || this.state === null) {
      this.isFrozen = true;
      return;
    }
    const before = { state: this.state, at: this.#askName(), waiting: this.waiting };
    const { seat, move, ms } = fact;
    const final =
      fact.final === undefined
        ? finalityOf(this.game, before.state, seat, moveOf(move), next.state)
        : fact.final;
    this.state = next.state;
    const asked = this.#sameAsk(before.at, before.waiting, seat) ? this.asked : entry.seq;
    this.#past!.push({ version: entry.seq, seat, move, ms, events: next.events, final, asked }, next.state);
    this.#changed(entry.seq, asked);
  }

  /** Where a move of the log leads under the rules of today; null where that is not where it led. */
  #replayed({ seat, move, hash }: Of<'moved'>): Step | null {
    const state = this.game.clone(this.state!);
    try {
      const events = this.game.apply(state, seat, moveOf(move));
      return hash === undefined || this.game.hash(state) === hash ? { state, events } : null;
    } catch {
      return null;
    }
  }

  /** Whether a seat's move left the same sealed ask open: it was one answer, or no answer to it at all. */
  #sameAsk(before: string | null, waited: readonly Seat[], mover: Seat): boolean {
    if (!this.game.asks(this.state!)?.sealed || this.#askName() !== before) return false;
    const still = waited.filter((seat) => seat !== mover);
    const now = this.waiting;
    return now.length === still.length && now.every((seat) => still.includes(seat));
  }

  #takeBack(version: number, seat: Seat, to: number): void {
    if (this.isFrozen) return;
    if (this.#past === null || to > this.played.length)
      throw new Damaged(`entry ${version} takes back what was not made`);
    this.#past.cut(to);
    this.state = this.stateAt(to);
    this.undoneVersion = version;
    this.#note('undo', seat);
    this.#changed(version, this.played.at(-1)?.asked ?? this.started!.version);
  }

  #consented(version: number, seats: readonly Seat[], agree: boolean): 'done' | 'asked' | 'declined' {
    if (this.undo === null) throw new Damaged(`entry ${version} answers what nobody asked`);
    const { seat, to, of } = this.undo;
    const left = of.filter((other) => !seats.includes(other));
    this.undo = agree && left.length > 0 ? { seat, to, of: left } : null;
    if (!agree) return 'declined';
    if (left.length > 0) return 'asked';
    this.#takeBack(version, seat, to);
    return 'done';
  }

  #bot({ seat, bot, name }: Of<'handedOver'> | Of<'botCalled'>, called: boolean): void {
    const sitting = this.seats[seat]!;
    const person =
      sitting.kind === 'human' ? { guest: sitting.guest, name: sitting.name, called } : undefined;
    this.seats[seat] = { kind: 'bot', bot, name, ...(person && { instead: person }) };
    this.wanted.delete(seat);
    this.undo = null;
  }

  #takeSeatBack(seat: Seat): void {
    const sitting = this.seats[seat]!;
    if (sitting.kind !== 'bot' || sitting.instead === undefined)
      throw new Damaged(`seat ${seat} was nobody's to take back`);
    const { guest, name } = sitting.instead;
    this.seats[seat] = { kind: 'human', guest, name };
    this.undo = null;
  }

  #note(fact: string, seat: Seat, note?: string): void {
    this.admin.push({ after: this.played.length, fact, seat, ...(note !== undefined && { note }) });
  }

  #changed(version: number, asked: number): void {
    this.gameVersion = version;
    this.gameAt = this.changed;
    if (asked !== this.asked) {
      this.asked = asked;
      this.askedAt = this.changed;
      this.wanted.clear();
    }
    this.undo = null;
  }
}
