import { type Judgement, judgementOf } from '@conclave/frame/judgement.ts';
import { type Core, type Game, type Move, moveText, type Rng, type Seat } from '@conclave/kernel';
import { chancesOf, isJudged, winOf } from '../judge/chances.ts';
import { Bandit } from './bandit.ts';
import { branch } from './branch.ts';
import { bestOf, inOrder } from './policy.ts';

/**
 * A place in the game as moves lead to it, whatever chance and hidden things do meanwhile. Where choices are sealed, all
 * seats choose at the same place, so that nobody answers a choice that they may not know.
 */
interface Place {
  readonly seats: (Bandit | undefined)[];
  readonly next: Map<string, Place>;
}

const newPlace = (): Place => ({ seats: [], next: new Map() });

/** More moves than any game makes before it is quiet again. */
const PLAYED_ON = 1000;

/** A choice on the way through the tree. */
interface Step {
  readonly bandit: Bandit;
  readonly seat: Seat;
  readonly move: Move;
}

/** A state that could be the true one, in which the others have made their part of a sealed choice. */
interface World<S extends Core> {
  readonly s: Readonly<S>;
  readonly chosen: readonly Step[];
  readonly joint: string;
}

/** What may follow a position, learned by playing possible worlds on to where they may be judged. */
export class Tree<S extends Core, M extends Move> {
  readonly #game: Game<S, M>;
  readonly #judgement: Judgement<S, M> | undefined;
  readonly #view: Readonly<S>;
  readonly #seat: Seat;
  readonly #rng: Rng;
  /** After so many turns a world is judged for the first time, and then after each up to the farthest. */
  readonly #ahead: number;
  readonly #farthest: number;
  readonly #root = newPlace();

  /**
   * @param seat thinks, and sees no more than the view
   * @param further how many times as far again a world is played on, and judged again after each turn
   */
  constructor(game: Game<S, M>, view: Readonly<S>, seat: Seat, rng: Rng, further = 0) {
    this.#game = game;
    this.#judgement = judgementOf(game);
    this.#view = view;
    this.#seat = seat;
    this.#rng = rng;
    this.#ahead = this.#judgement?.ahead(view) ?? Number.POSITIVE_INFINITY;
    this.#farthest = this.#ahead * (1 + further);
  }

  /**
   * A world to try moves in. Sealed choices of others are made anew, as the tree suggests and before the seat's own: those
   * that a world comes with are drawn without regard to sense.
   */
  imagine(): World<S> {
    const game = this.#game;
    const s = game.determinize(this.#view, this.#seat, branch(this.#rng));
    const chosen: Step[] = [];
    let joint = '';
    if (!game.asks(s)?.sealed) return { s, chosen, joint };
    delete s.agenda.at(-1)!.picks;
    for (const other of game.waiting(s)) {
      if (other === this.#seat) continue;
      const move = this.#choose(s, this.#root, other, chosen);
      game.apply(s, other, move);
      joint += named(other, move);
    }
    return { s, chosen, joint };
  }

  /**
   * Lets the seat make a move and everybody then what the tree suggests; the tree grows by one place.
   * @returns where the world is judged last, and by seat its chance to win: the mean of all judgements, or what came of it
   */
  walk(world: World<S>, move: M): { s: S; chances: readonly number[] } {
    const game = this.#game;
    const s = game.clone(world.s);
    const steps = [...world.chosen];
    let place: Place | null = this.#root;
    let turns = 0;
    let turn = this.#judgement?.turn(s);
    let joint = world.joint;
    const judged: (readonly number[])[] = [];
    for (let played = 0; s.outcome === null && turns < this.#farthest && played < PLAYED_ON; played++) {
      const asked = played === 0 ? this.#seat : game.waiting(s)[0]!;
      const isSealed = game.asks(s)!.sealed;
      const made = played === 0 ? move : this.#choose(s, place, asked, steps);
      game.apply(s, asked, made);
      if (place !== null) joint += named(asked, made);
      if (isSealed && s.agenda.at(-1)?.picks !== undefined) continue;
      if (place !== null) place = grow(place, joint);
      joint = '';
      const now = s.outcome === null ? this.#judgement?.turn(s) : turn;
      if (now === turn) continue;
      turn = now;
      turns++;
      if (turns >= this.#ahead) judged.push(this.#judge(s));
    }
    const chances = s.outcome !== null || judged.length === 0 ? this.#judge(s) : meanChances(judged);
    for (const { bandit, move, seat } of steps) bandit.learn(move, chances[seat]!);
    return { s, chances };
  }

  #choose(s: S, place: Place | null, seat: Seat, steps: Step[]): M {
    const moves = this.#game.moves(s, seat);
    if (place === null || moves.length === 1) return bestOf(this.#game, s, seat, moves, this.#rng);
    place.seats[seat] ??= new Bandit();
    const bandit = place.seats[seat];
    const move = bandit.choose(inOrder(this.#game, s, seat, moves));
    steps.push({ bandit, seat, move });
    return move;
  }

  #judge(s: Readonly<S>): readonly number[] {
    const game = this.#game;
    if (s.outcome !== null) return winOf(s.outcome.places);
    return isJudged(game) ? chancesOf(game, s) : new Array<number>(s.seats).fill(1 / s.seats);
  }
}

/** Of chances by seat. */
const meanChances = (judged: readonly (readonly number[])[]): readonly number[] =>
  judged[0]!.map((_, seat) => judged.reduce((sum, chances) => sum + chances[seat]!, 0) / judged.length);

const named = (seat: Seat, move: Move): string => `${seat} ${moveText(move)};`;

/** The place that the moves lead to; nothing where it is new. */
function grow(place: Place, joint: string): Place | null {
  const known = place.next.get(joint);
  if (known === undefined) place.next.set(joint, newPlace());
  return known ?? null;
}
