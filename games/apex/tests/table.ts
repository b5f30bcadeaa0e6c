import type { Refusal, Seat, Viewer } from '@conclave/kernel';
import { ACTIONS, type Action } from '../data/actions.ts';
import { EVOLUTIONS, type Evolution } from '../data/evolutions.ts';
import { apex as game } from '../index.ts';
import { battleSides, scoreOf } from '../rules/battle.ts';
import { armament, controller, controlScore, influence } from '../rules/control.ts';
import { expansion } from '../rules/expansion.ts';
import { coloniesLeft, reserve } from '../rules/galaxy.ts';
import { poolOf } from '../rules/pool.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { choices } from './choices.ts';
import type { Names } from './names.ts';
import { type Given, position } from './position.ts';
import { read, spell } from './spelling.ts';

type Pool = { readonly [action in Action]?: number };
type ByName<T> = { readonly [name: string]: T };

/** A pool without the actions that it does not hold. */
const poolWords = (pool: readonly number[]): Pool =>
  Object.fromEntries(ACTIONS.flatMap((action, i) => (pool[i]! > 0 ? [[action, pool[i]!]] : [])));

/** A position of APEX and the words to play on from it. Lines begin with the player: `H battle Z`. */
export class Table {
  readonly s: State;
  readonly names: Names;
  /** All that happened since the position was set up. */
  readonly events: Event[] = [];
  /** Who chose without a line: does nothing while the turn of somebody else is still to come. */
  #idle: readonly Seat[] = [];

  constructor(s: State, names: Names) {
    this.s = s;
    this.names = names;
  }

  #line(line: string): [Seat, Move] {
    const space = line.indexOf(' ');
    return [this.names.seat(line.slice(0, space)), read(this.names, line.slice(space + 1))];
  }

  #apply(seat: Seat, move: Move): void {
    const refused = game.whyNot(this.s, seat, move);
    if (refused)
      throw new Error(
        `${this.names.seatName(seat)} ${spell(this.names, move)}: ${refused.code}, asked: ${this.asked}`,
      );
    this.events.push(...game.apply(this.s, seat, move));
  }

  /** Whoever is asked does nothing more in this turn. */
  #pass(): void {
    const seat = game.waiting(this.s)[0]!;
    const nothing = game.moves(this.s, seat).find(([label]) => /^(pass|end.*)$/.test(label));
    if (nothing === undefined) throw new Error(`${this.asked}: nothing is no choice`);
    this.#apply(seat, nothing);
  }

  /** Plays lines, each of which must be offered. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      this.#apply(...this.#line(line));
      this.#skip();
    }
    return this;
  }

  #skip(): void {
    const isIdle = (seat: Seat) => this.#idle.includes(seat);
    while (isIdle(this.s.queue[0]!) && !this.s.queue.every(isIdle)) this.#pass();
  }

  /** All choose in secret, as `choices` reads the lines; who has no line expands, and does nothing. */
  choose(...lines: readonly string[]): this {
    const named = lines.map((line) => this.names.seat(line.split(' ')[0]!));
    const moves = choices(this.s, this.names, lines);
    this.#idle = [...moves.keys()].filter((seat) => !named.includes(seat));
    for (const [seat, move] of moves.entries()) this.#apply(seat, move);
    this.#skip();
    return this;
  }

  /** Plays the round to its end: whoever is asked does nothing more. */
  passOn(): this {
    while (this.s.outcome === null && game.asks(this.s)?.step !== 'choose') this.#pass();
    return this;
  }

  can(line: string): boolean {
    return this.whyNot(line) === null;
  }

  whyNot(line: string): Refusal | null {
    return game.whyNot(this.s, ...this.#line(line));
  }

  /** The refusal's code, `legal` if there is none. */
  code(line: string): string {
    return this.whyNot(line)?.code ?? 'legal';
  }

  /** All that a player may do now, in words that begin with these. */
  offers(name: string, begin = ''): string[] {
    const moves = game.moves(this.s, this.names.seat(name));
    return moves.map((move) => spell(this.names, move)).filter((text) => text.startsWith(begin));
  }

  /** Who is asked what: `H war.battle`, `H,M round.choose`. */
  get asked(): string {
    const asks = game.asks(this.s);
    const who = game.waiting(this.s).map((seat) => this.names.seatName(seat));
    return asks === null ? 'nobody' : `${who.join()} ${asks.procedure}.${asks.step}`;
  }

  /** Whose turn it is; nobody's while strategies are chosen. */
  get turn(): string {
    return this.names.seatName(this.s.queue[0] ?? -1);
  }

  /** The tokens on a sector: `H 1s+1c, M 3s`; origin colonies go without saying. */
  at(sector: string): string {
    const here = this.names.sector(sector);
    const tokens = this.s.ships.map((ships, seat) => {
      const parts = [
        ships[here]! > 0 ? `${ships[here]}s` : '',
        this.s.colonies[here] === seat ? '1c' : '',
      ].filter((part) => part !== '');
      return parts.length === 0 ? '' : `${this.names.seatName(seat)} ${parts.join('+')}`;
    });
    return tokens.filter((text) => text !== '').join(', ');
  }

  controller(sector: string): string {
    return this.names.seatName(controller(this.s, this.names.sector(sector)));
  }

  /** Control scores of those who are there. */
  scores(sector: string): ByName<number> {
    const here = this.names.sector(sector);
    const all = this.names.each((seat) => controlScore(this.s, seat, here));
    return Object.fromEntries(Object.entries(all).filter(([, score]) => score > 0));
  }

  /** Battle scores of those who are there, and who would win. */
  battle(sector: string): ByName<number | string> {
    const { sides, winner } = battleSides(this.s, this.names.sector(sector));
    const scores = sides.map((side) => [this.names.seatName(side.seat), scoreOf(side)]);
    return { ...Object.fromEntries(scores), winner: this.names.seatName(winner) };
  }

  get points(): ByName<number> {
    return this.names.each((seat) => this.s.points[seat]!);
  }

  level(name: string, evolution: Evolution): number {
    return this.s.levels[this.names.seat(name)]![EVOLUTIONS.indexOf(evolution)]!;
  }

  influence(name: string): number {
    return influence(this.s, this.names.seat(name));
  }

  armament(name: string): number {
    return armament(this.s, this.names.seat(name));
  }

  /** Ships and colony tokens that are on no sector. */
  reserve(name: string): { readonly ships: number; readonly colonies: number } {
    const seat = this.names.seat(name);
    return { ships: reserve(this.s, seat), colonies: coloniesLeft(this.s, seat) };
  }

  /** What an Expansion turn with this card would begin with. */
  poolOf(name: string, card: number): Pool {
    return poolWords(poolOf(this.s, this.names.seat(name), card));
  }

  #expansion(): { pool: number[] } {
    const turn = expansion.under(this.s);
    if (turn === null) throw new Error(`no Expansion turn, asked: ${this.asked}`);
    return turn;
  }

  /** What is left of the pool of the Expansion turn under way. */
  get pool(): Pool {
    return poolWords(this.#expansion().pool);
  }

  /** Sets the pool of the Expansion turn under way outright. */
  givePool(pool: Pool): this {
    this.#expansion().pool = ACTIONS.map((action) => pool[action] ?? 0);
    return this;
  }

  hand(name: string): number[] {
    return this.s.hands[this.names.seat(name)]!;
  }

  /** All hands as the viewer knows them; -1 for a card that is hidden. */
  handsFor(viewer: string): ByName<number[]> {
    const view = this.view(viewer);
    return this.names.each((seat) => view.hands[seat]!);
  }

  /** The state as a player, or the `table`, may know it. */
  view(viewer: string): State {
    return game.view(this.s, this.#viewer(viewer));
  }

  #viewer(name: string): Viewer {
    return name === 'table' ? name : this.names.seat(name);
  }

  /** What has happened as the viewer may know it. */
  eventsFor(viewer: string): Event[] {
    const seen = this.events.map((event) => game.eventFor(event, this.#viewer(viewer)));
    return seen.filter((event) => event !== null);
  }

  /** The events of a name, in order. */
  happened<N extends Event[0]>(name: N): Extract<Event, readonly [N, ...unknown[]]>[] {
    return this.events.filter(
      (event): event is Extract<Event, readonly [N, ...unknown[]]> => event[0] === name,
    );
  }

  /** The turns begun so far: `C war`, `A expansion`. */
  get turns(): string[] {
    return this.happened('turnStarted').map(
      ([, seat, strategy]) => `${this.names.seatName(seat)} ${strategy}`,
    );
  }
}

/** Sets a position up to be played on; what `Given` leaves out is as in `position`. */
export function table(given: Given): Table {
  const { s, names } = position(given);
  return new Table(s, names);
}
