import type { EventLine, Thing } from '@conclave/frame/event-parts.ts';
import type { Core, Game, GameEvent, Move, Options, Seat, Viewer } from '@conclave/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Speed } from './scope.tsx';

/** A seat as the table shows it. Colour and emblem follow from its index and always come together. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** What the level of a bot is called, where it has one. */
  readonly level?: string;
  /** A human whose page is not connected just now. */
  readonly away: boolean;
}

/** What an event may sound like; the house has one sound for each. */
export type EventSound = 'move' | 'build' | 'card' | 'reveal' | 'battle' | 'fall' | 'gain' | 'score';

/** What has just happened, to be shown as a short readable sequence: views before and after, events between. */
export interface Beat<S, E> {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** All that a game's interface gets. It draws from the view alone and offers exactly `moves`. */
export interface TableProps<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>;
  /** The state as the viewer may know it; an unknown card is -1. */
  readonly view: S;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** What the viewer may do now; empty while looking on, replaying, or waiting for others. */
  readonly moves: readonly M[];
  /**
   * Sends a move; its result shows at once where nothing hidden is involved. `goesOn`: it was put together with the move
   * sent before, and Undo takes both back at once.
   */
  readonly play: (move: M, goesOn?: boolean) => void;
  /** The newest beat, null when there is nothing to animate. */
  readonly beat: Beat<S, E> | null;
  /** Goes on to what happened next; only while the beat stays until the viewer says so (`GameUi.holds`). */
  readonly goOn?: (() => void) | undefined;
  /**
   * What happened last without being played: with motion off, while nobody looked, or because too much waited. For what
   * should be seen all the same (`useHappened`).
   */
  readonly unplayed?: Beat<S, E> | null;
  /** In a replay: what led to the place that is shown, however one came there; what stays marked is of it alone (`useMarked`). */
  readonly step?: Beat<S, E>;
  /** All that has happened up to the view, as the viewer may know it; what no server has confirmed yet is not among it. */
  readonly past?: () => readonly E[];
  readonly speed: Speed;
}

/** A line of the log; lines of one cause stand together under it. */
export interface LogLine {
  readonly text: ReactNode;
  /** The same in plain words, for those who listen. */
  readonly said?: string;
  /** The seat that caused it, for its colour and emblem. */
  readonly seat: Seat | null;
  /** Whom the line names. */
  readonly names?: readonly Seat[];
  /** 0 starts a new cause, deeper lines belong to the cause above. */
  readonly depth: 0 | 1 | 2;
  readonly rule?: string;
}

/** A chapter of the rules reference, in our own words. */
export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly {
    readonly rules: readonly string[];
    readonly title: string;
    readonly text: ReactNode;
  }[];
}

/** A part of a seat's score, for the breakdown. */
export interface ScorePart {
  readonly label: string;
  readonly points: number;
  readonly detail?: string;
}

/** Something that turned a game, whatever points it brought: for whom, in the game's words, and how much it weighs beside others. */
interface Weighty {
  readonly seat: Seat;
  readonly line: EventLine;
  readonly weight: number;
  /** Who won the game by it. */
  readonly winner?: Seat;
}

/** Words for a setting: its name, perhaps what it does, and a name for each value of a list. */
export interface OptionText {
  readonly label: string;
  readonly help?: string;
  readonly values?: { readonly [value: string]: string };
}

/** A table that is planned: how many play, and its settings as they are chosen. */
export interface TablePlan {
  readonly seats: number;
  readonly options: Options;
}

/** By setting, its words; a function where they depend on the table. */
export type OptionTexts = {
  readonly [option: string]: OptionText | ((table: TablePlan) => OptionText);
};

/** A game in a minute, for somebody at their first table: what one wants, when it ends, what a turn is. */
export interface Idea {
  /** What one plays for, in a sentence or two. */
  readonly goal: string;
  /** When the game ends, and who has won; as the table's form has it. */
  readonly end: string | ((options: Options) => string);
  /** What one does in a turn, in order, a short sentence each. */
  readonly turn: readonly string[];
  /** What it looks like, drawn by the game's own components. */
  readonly Picture?: ComponentType;
}

/** One of the game's things as it is shown where a name stands for it. `table` is null where there is none, as on the page of rules. */
export interface ThingProps<S extends Core = Core> {
  readonly which: number;
  readonly table: Pick<TableProps<S>, 'view' | 'viewer' | 'seats'> | null;
}

/** A sign and what it means. */
export interface SignMeaning {
  /** Where it is drawn it bears this as `data-sign`. */
  readonly id: string;
  readonly sign: ReactNode;
  readonly name: string;
  readonly means: string;
}

/** Keys, as printed on them, and what they do. */
export interface KeyMeaning {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What can be looked up at a table of the game, fetched when somebody does so for the first time. */
export interface Lookup<S extends Core = Core> {
  /** By kind of thing: what a name of it shows. */
  readonly things: { readonly [kind: string]: ComponentType<ThingProps<S>> };
  /** Names by which the rules speak of things. */
  readonly names: { readonly [name: string]: Thing };
  /** Every sign of the game's tables. */
  readonly signs: readonly SignMeaning[];
  /** The keys of this game besides those of every table. */
  readonly keys: readonly KeyMeaning[];
}

/**
 * The parts of a table. A game's `ui/index.tsx` exports all or some of them by default (`Partial<GameUi>`); the others are drawn
 * by the house (`plain/complete.tsx`). The shell lays the parts out and owns everything round them.
 */
export interface GameUi<S extends Core = Core, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The common area in the middle. */
  readonly Board: ComponentType<TableProps<S, M, E>>;
  /**
   * The board is one picture that fits itself to whatever place it gets: it gets as much as there is, without margins,
   * and never scrolls.
   */
  readonly boardFills?: true;
  /** The viewer's own area: hand, own board. */
  readonly Mine: ComponentType<TableProps<S, M, E>>;
  /**
   * Its essentials, for the line of 4.25 rem at the foot of a wide window: tops of the cards in hand, resources; one plays
   * from there, and raises the whole area over the board. Without it the whole area always stands there. On a phone it has
   * a line of 2.75 rem over the tabs (`.table-short`), where resources are enough.
   */
  readonly Tray?: ComponentType<TableProps<S, M, E>>;
  /** One seat in the strip of seats; pressing it may open that seat's area. */
  readonly Seat: ComponentType<TableProps<S, M, E> & { readonly seat: Seat }>;
  /**
   * The content of the prompt line: what is asked, the parts chosen so far, Confirm. Undo stands beside it; on a phone
   * only beside the first child of its root, and those that follow have the whole width.
   */
  readonly Prompt: ComponentType<TableProps<S, M, E>>;
  /** Rule id to link from the prompt; usually `game.asks(view)?.rule`. */
  readonly rule: (view: S) => string | null;
  readonly describe: (event: E, seats: readonly SeatInfo[], after: S) => LogLine | null;
  /** What the score counts, to stand over it at the end; without it “Points”. */
  readonly counted?: string;
  /** The seat's score as known in this view, part by part. */
  readonly score: (view: S, seat: Seat) => readonly ScorePart[];
  /** What decides between equal scores, as far as the seat has it now, to stand beside the score always: “21 tokens”, where little room is only `n`. */
  readonly tieBreak?: (view: S, seat: Seat) => { readonly n: number; readonly text: string };
  /** At the end: what decided between seats of the same score, for one of them: “21 tokens”; null for all others. */
  readonly tied?: (view: S, seat: Seat) => string | null;
  /** The crest of what a seat leads, as high as that in pixels; without it, its emblem stands for it. */
  readonly crest?: (view: S, seat: Seat, size: number) => ReactNode;
  /**
   * At the end: what decided if the score did not, such as life or a tie-break: what it is called, and how much of it a
   * seat has at any time; null if the score decided. More of it is better.
   */
  readonly decided?: (
    last: S,
  ) => { readonly label: string; readonly of: (view: S, seat: Seat) => number } | null;
  /**
   * Whether a game that ended so was a race: what is counted leads to a goal, and who reached it by the last deed won. Then
   * more turns on what was gained and lost near the goal.
   */
  readonly isRace?: (reason: string) => boolean;
  /**
   * An event that is a scoring of its own, such as the end of an age, and not what the move before it brought: what it is
   * called, and by seat the points it brings; null for all others.
   */
  readonly scoring?: (
    event: E,
    seats: readonly SeatInfo[],
  ) => { readonly text: string; readonly points: readonly number[] } | null;
  /** An event that turns the game to those who play, such as a battle or a lost City; null for all others. */
  readonly weighty?: (event: E, before: S, after: S) => Weighty | null;
  /** Shown at a person's first table of the game, and whenever it is called for. */
  readonly idea?: () => Promise<Idea>;
  /** What its names and signs stand for, and its keys. */
  readonly lookup?: () => Promise<Lookup<S>>;
  /** The rules reference, fetched when somebody wants to read it. */
  readonly rules: () => Promise<readonly RulesChapter[]>;
  /** Whose turn it is and in which round (from 1): where replays stop, and the steps of the chart of points. */
  readonly turn: (view: S) => { readonly round: number; readonly seat: Seat };
  /**
   * Whether the next move begins a deed, where one deed may take many moves, such as an action with all that it sets off:
   * what the points are credited to. Without it every move is a deed.
   */
  readonly beginsDeed?: (view: S) => boolean;
  /**
   * How long an event must be on the screen before what comes next is shown, in milliseconds at normal speed; without
   * it, every event takes the same short time. What befalls the viewer may want longer to be read.
   */
  readonly lasts?: (event: E, viewer: Seat | 'table') => number;
  /** Whether a beat is the viewer's to read: it stays until they go on, or move. */
  readonly holds?: (beat: Beat<S, E>, viewer: Seat) => boolean;
  /**
   * What each kind of event sounds like, by its name; null is silent. Without it every move sounds like a piece that is
   * set down.
   */
  readonly sounds?: { readonly [name in E[0]]: EventSound | null };
  /** Words for the settings of a new table, by the option's id. */
  readonly options: OptionTexts;
  /** What each `outcome.reason` means, as a sentence. */
  readonly endings: { readonly [reason: string]: string };
}

/** What a game's `ui/figure.ts` exports as `figure`: its constellation, the game's sign on the home page; of any size. */
export interface Figure {
  readonly stars: readonly (readonly [x: number, y: number])[];
  /** Between stars, by their index. */
  readonly lines: readonly (readonly [from: number, to: number])[];
}
