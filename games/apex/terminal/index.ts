// APEX in plain text: the members of `GameText` (games/frame/text.ts).

export { eventLine } from '../words/events.ts';
export { sayMove } from '../words/move.ts';
export { MOVES as moves } from '../words/moves.ts';
export { tiedText as tied } from '../words/names.ts';
export { help, topics } from './help.ts';
export { map } from './map.ts';
export { offer } from './offer.ts';
export { spell } from './spelling.ts';
export { brief, table } from './table.ts';
