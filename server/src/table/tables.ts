import { type Bot, botsFor } from '@conclave/bots';
import type { GameEntry } from '@conclave/games';
import type { Game, Seat } from '@conclave/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { BotPool } from '../bots/pool.ts';
import type { CommandAnswer, CommandRequest, TableInfo, TableList } from '../protocol.ts';
import { RefusedError } from '../refused.ts';
import type { Guest, Store } from '../store/store.ts';
import type { Write } from '../store/writer.ts';
import type { Patience } from './absence.ts';
import { BotPlayer } from './bot-player.ts';
import { type Context, decide } from './decide.ts';
import { Damaged, type Fact } from './entry.ts';
import { Live } from './live.ts';
import { Present } from './present.ts';
import { rematch } from './rematch.ts';
import { damaged, infoOf, readSummary, type Summary } from './summary.ts';
import { Table } from './table.ts';

export interface House {
  readonly store: Store;
  readonly games: Readonly<Record<string, GameEntry>>;
  readonly bots: Readonly<Record<string, Bot>>;
  /** Address of the module from which the threads of bots take theirs. */
  readonly players: URL;
  readonly botPace: number;
  readonly log: FastifyBaseLogger;
  readonly patience: Patience;
}

/** Tables that are kept in memory though nobody is at them. */
const KEPT = 500;
/** Tables on a page of the list of one's own. */
const LISTED = 40;
/** Of tables that nobody has in memory. */
const NOBODY = new Present();

interface Slot {
  readonly ready: Promise<Live>;
  live: Live | null;
}

/** All tables: loads them when they are needed, hands them commands, forgets them when nobody is there. */
export class Tables {
  readonly house: House;
  readonly #slots = new Map<string, Slot>();
  readonly #rules = new Map<string, Promise<Game>>();
  readonly #sentences = new Map<string, Context['say']>();
  readonly #bots: BotPlayer;
  /** Tables whose logs were found to be damaged: not read again. */
  readonly #damaged = new Map<string, Summary>();

  constructor(house: House) {
    this.house = house;
    const { bots, players, botPace: pace, log } = house;
    this.#bots = new BotPlayer({ bots, pool: new BotPool(players, log), pace, log });
  }

  /** The game's rules, loaded once. @throws RefusedError no-such-game */
  game(id: string): Promise<Game> {
    let rules = this.#rules.get(id);
    if (rules === undefined) {
      rules = this.#loadRules(id);
      rules.catch(() => this.#rules.delete(id));
      this.#rules.set(id, rules);
    }
    return rules;
  }

  /** The bots that know a game, weakest first. */
  botsFor(game: Game): readonly Bot[] {
    return botsFor(game, this.house.bots);
  }

  /** @throws RefusedError no-such-table */
  open(id: string): Promise<Live> {
    let slot = this.#slots.get(id);
    if (slot === undefined) {
      this.#forget();
      slot = this.#slot(id);
    } else this.#slots.delete(id);
    this.#slots.set(id, slot);
    return slot.ready;
  }

  /** The game of a table, which is not loaded for it; null if it can't be told. */
  async gameOf(id: string): Promise<string | null> {
    return this.#slots.get(id)?.live?.table.made.game ?? this.house.store.gameOf(id).catch(() => null);
  }

  /** @throws RefusedError no-such-code */
  async openByCode(code: string): Promise<Live> {
    const id = await this.house.store.tableIdByCode(code);
    if (id === undefined) throw new RefusedError('no-such-code');
    return this.open(id);
  }

  /** A page of the guest's tables, those first that wait for them; loads no game unless an older server kept the table. */
  async of(guest: string, from: number): Promise<TableList> {
    const { store } = this.house;
    const rows = await store.tablesOf(guest, from, LISTED + 1);
    const tables: TableInfo[] = [];
    for (const { id, summary } of rows.slice(0, LISTED)) tables.push(await this.#listed(id, guest, summary));
    return { tables, next: rows.length > LISTED ? from + LISTED : null, begun: await store.begunBy(guest) };
  }

  async #listed(id: string, guest: string, kept: string | null): Promise<TableInfo> {
    const live = this.#slots.get(id)?.live;
    if (live) return live.info(guest);
    const summary = this.#damaged.get(id) ?? (kept === null ? null : readSummary(kept));
    if (summary !== null) return infoOf(id, summary, guest, NOBODY);
    try {
      return (await this.open(id)).info(guest);
    } catch (error) {
      const broken = this.#damaged.get(id);
      if (broken === undefined) throw error;
      return infoOf(id, broken, guest, NOBODY);
    }
  }

  /** Carries a command out once; a repeat gets the first answer. @throws RefusedError */
  async command(by: Guest, id: string, request: CommandRequest): Promise<CommandAnswer> {
    const live = await this.open(id);
    return live.queue.run(async () => {
      await live.settle();
      const known = live.table.answers.of(by.id, request.id);
      if (known instanceof RefusedError) throw known;
      if (known !== undefined) return known;
      try {
        if (request.command.do === 'rematch') await rematch(this, live, by, request.id);
        else await this.#carryOut(live, by, request);
      } catch (error) {
        if (error instanceof RefusedError && error.code !== 'store-failed')
          live.table.answers.refuse(by.id, request.id, error);
        throw error;
      }
      this.#bots.look(live);
      return live.table.answers.of(by.id, request.id) as CommandAnswer;
    });
  }

  /** Somebody looks at a table again: seats for which the others called a bot meanwhile are theirs at once. */
  async welcome(live: Live, guest: string): Promise<void> {
    const isCalled = () =>
      !live.table.isFrozen && live.table.status === 'running' && calledFor(live, guest).length > 0;
    if (!isCalled()) return;
    await live.queue.run(async () => {
      await live.settle();
      if (!isCalled()) return;
      const facts = calledFor(live, guest).map((seat): Fact => ({ is: 'takenBack', seat }));
      await live.happen(facts, { guest, command: null });
      this.#bots.look(live);
    });
  }

  /** To be told of every change that does not come by `command`. */
  changed(live: Live): void {
    this.#bots.look(live);
  }

  close(): Promise<void> {
    return this.#bots.close();
  }

  async #carryOut(live: Live, by: Guest, request: CommandRequest): Promise<void> {
    const { table } = live;
    const { id } = table.game;
    const say = this.#sentences.get(id);
    const context: Context = {
      request,
      bots: this.botsFor(table.game),
      say,
      now: Date.now(),
      presence: live.present,
      patience: this.house.patience,
    };
    const { facts, step } = decide(table, by, context);
    const besides: Write[] = [];
    const { store } = this.house;
    if (request.command.do === 'join') besides.push(store.newHolder(table.row.id, by.id));
    if (request.command.do === 'leave' && table.row.creator !== by.id)
      besides.push(store.noHolder(table.row.id, by.id));
    await live.happen(facts, { guest: by.id, command: request.id }, step, besides);
  }

  async #loadRules(id: string): Promise<Game> {
    const entry = Object.hasOwn(this.house.games, id) ? this.house.games[id] : undefined;
    if (entry === undefined) throw new RefusedError('no-such-game', { game: id });
    this.#sentences.set(id, await entry.say());
    return entry.load();
  }

  #slot(id: string): Slot {
    const slot: Slot = { ready: this.#load(id), live: null };
    slot.ready.then(
      (live) => {
        slot.live = live;
      },
      () => this.#slots.delete(id),
    );
    return slot;
  }

  /** Drops the tables that were not used for the longest time and at which nothing goes on. */
  #forget(): void {
    let over = this.#slots.size - KEPT;
    for (const [id, { live }] of this.#slots) {
      if (over-- <= 0) return;
      if (live?.idle && !this.#bots.isDue(live)) this.#slots.delete(id);
    }
  }

  async #load(id: string): Promise<Live> {
    const { store, patience } = this.house;
    const live = new Live(await this.#read(id), store, patience, () => this.#read(id));
    this.#bots.look(live);
    return live;
  }

  /** @throws RefusedError no-such-table, damaged-table */
  async #read(id: string): Promise<Table> {
    const { store, log } = this.house;
    if (this.#damaged.has(id)) throw new RefusedError('damaged-table');
    const row = await store.table(id);
    if (row === undefined) throw new RefusedError('no-such-table');
    try {
      const entries = await store.entries(id);
      const first = entries[0]?.fact;
      if (first?.is !== 'made') throw new Damaged('the log does not begin with the making of a table');
      const table = new Table(row, await this.game(first.game), entries);
      if (table.isFrozen) log.warn({ table: id }, 'begun under other rules: it can only be looked at');
      return table;
    } catch (error) {
      if (!(error instanceof Damaged || error instanceof RefusedError)) throw error;
      log.error({ err: error, table: id }, 'a damaged table');
      const kept = await store.summaryOf(id);
      const summary = damaged(row, kept === null ? null : readSummary(kept));
      this.#damaged.set(id, summary);
      store.summarise(id, () => summary);
      throw new RefusedError('damaged-table');
    }
  }
}

const calledFor = (live: Live, guest: string): Seat[] =>
  live.table.lentBy(guest).flatMap(({ seat, called }) => (called ? [seat] : []));
