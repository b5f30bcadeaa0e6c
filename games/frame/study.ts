import type { Core, GameEvent, Seat } from '@conclave/kernel';

/** What a game's `study.ts` exports by default: what a designer wants to know of many games, seat by seat. */
export interface GameStudy<S extends Core = Core, E extends GameEvent = GameEvent> {
  /** What the seat played with, as `{ civilisation: 'humans' }`: wins are compared among all values of a heading. */
  groups(end: Readonly<S>, seat: Seat, events: readonly E[]): { readonly [heading: string]: string };
  /** Numbers of the seat that are averaged, as `{ 'battles won': 3 }`, from the end and all that happened before it. */
  measures(end: Readonly<S>, seat: Seat, events: readonly E[]): { readonly [name: string]: number };
}
