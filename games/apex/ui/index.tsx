import { type GameUi, logLine } from '@conclave/kit';
import { NEWEST, tables } from '../data/tables.ts';
import { apex } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { endReasons, tiedText } from '../words/names.ts';
import { Board } from './board/board.tsx';
import { Mine } from './mine/mine.tsx';
import { Tray } from './mine/tray.tsx';
import { lasts } from './motion/lasts.ts';
import { Prompt } from './prompt/prompt.tsx';
import { decided, scoreParts, scoring, tokensBeside } from './score.ts';
import { Seat } from './seat/seat.tsx';
import { options } from './settings.ts';
import { sounds } from './sounds.ts';
import { CivilisationCrest } from './symbols/civilisation.tsx';
import { turnedParts } from './turned.ts';
import { weighty } from './weighty.ts';
import './style.css';
import './board/board.css';
import './board/galaxy.css';
import './card/card.css';
import './mine/mine.css';
import './prompt/prompt.css';
import './seat/seat.css';

/** An event as a line of the log, with the control that it shifts elsewhere. */
const describe: GameUi<State, Move, Event>['describe'] = (event, seats, after) => {
  const line = eventLine(event, after);
  return line && logLine({ ...line, parts: [...line.parts, ...turnedParts(event, after)] }, seats);
};

/** APEX's parts of the table. */
const ui: GameUi<State, Move, Event> = {
  Board,
  boardFills: true,
  Mine,
  Tray,
  idea: async () => (await import('./idea.tsx')).idea,
  Seat,
  Prompt,
  rule: (view) => apex.asks(view)?.rule ?? null,
  describe,
  score: scoreParts,
  tieBreak: tokensBeside,
  tied: tiedText,
  crest: ({ civilisations }, seat, size) => (
    <CivilisationCrest civilisation={civilisations[seat]!} seat={seat} size={size} />
  ),
  decided,
  scoring,
  weighty,
  lookup: async () => (await import('./lookup/lookup.ts')).lookup,
  rules: async () => (await import('./rules-text/chapters.tsx')).rules,
  turn: (view) => ({
    round: Math.max(1, (view.age - 1) * tables(view).rounds + view.round),
    seat: view.queue[0] ?? 0,
  }),
  lasts,
  sounds,
  options,
  endings: endReasons(NEWEST),
};

export default ui;
