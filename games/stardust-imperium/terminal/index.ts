// Stardust Imperium in plain text: the members of `GameText` (games/frame/text.ts).

export { eventLine } from '../words/events.ts';
export { sayMove } from '../words/move.ts';
export { MOVES as moves } from '../words/moves.ts';
export { help, topics } from './help.ts';
export { offer } from './offer.ts';
export { spell } from './spelling.ts';
export { table } from './table.ts';
