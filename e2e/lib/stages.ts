import { apex } from '@conclave/games/apex/index.ts';
import { dominations } from '@conclave/games/dominations/index.ts';
import { hegemonic } from '@conclave/games/hegemonic/index.ts';
import { hexpanse } from '@conclave/games/hexpanse/index.ts';
import { stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import type { Core, Game, Move, Options } from '@conclave/kernel';
import { amongStewards, type Fits, isOver, type Position } from './position.ts';

/** A time of a game at its largest table. */
interface Stage {
  readonly game: string;
  readonly stage: 'beginning' | 'middle' | 'late' | 'end';
  readonly position: Position<Core>;
}

interface Course {
  readonly game: string;
  readonly stage: Stage['stage'];
  readonly find: () => Position<Core>;
}

/** A place in a game of stewards at which the first seat has to move. */
const among = <S extends Core, M extends Move>(
  game: Game<S, M>,
  seats: number,
  fits: Fits<S, M>,
  options: Options = {},
): Position<S> =>
  amongStewards(game, seats, (state, moves) => moves.length > 0 && fits(state, moves), options);

/** Three times of a game, told by how far `time` has come, and its end. */
const times = <S extends Core, M extends Move>(
  game: Game<S, M>,
  seats: number,
  time: (state: S) => number,
  [middle, late]: readonly [number, number],
  fits: Fits<S, M>,
): readonly Course[] => {
  const from = (least: number) => () =>
    among(game, seats, (state, moves) => time(state) >= least && (least === 0 || fits(state, moves)));
  return [
    { game: game.id, stage: 'beginning', find: from(0) },
    { game: game.id, stage: 'middle', find: from(middle) },
    { game: game.id, stage: 'late', find: from(late) },
    { game: game.id, stage: 'end', find: () => amongStewards(game, seats, isOver) },
  ];
};

/** Every game at its largest table. */
export const STAGES: readonly Course[] = [
  ...times(
    stardustImperium,
    4,
    (s) => Math.min(...s.tableaus.map((built) => built.length)),
    [3, 6],
    (_, moves) => moves.some(([label]) => label === 'research'),
  ),
  ...times(
    apex,
    6,
    (s) => s.age * 10 + s.round,
    [21, 32],
    (_, moves) => moves.length > 1,
  ),
  ...times(
    hegemonic,
    6,
    (s) => s.round,
    [3, 6],
    (_, moves) => moves.some(([label]) => label === 'collect'),
  ),
  ...times(
    dominations,
    4,
    (s) => s.age * 10 + s.round,
    [21, 33],
    (_, moves) => moves.some(([label]) => label === 'place'),
  ),
  ...times(
    hexpanse,
    4,
    (s) => s.round,
    [4, 7],
    (_, moves) => moves.length > 20,
  ),
];

/** The stages of these games (`apex`), or single ones (`apex-late`), each played to when it is asked for. */
export function* whenPlayed(wanted: readonly string[]): Generator<Stage> {
  for (const { game, stage, find } of STAGES)
    if (wanted.includes(game) || wanted.includes(`${game}-${stage}`)) yield { game, stage, position: find() };
}
