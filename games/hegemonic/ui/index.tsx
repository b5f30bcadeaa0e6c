import type { GameUi } from '@conclave/kit';
import { describeBy } from '@conclave/kit';
import { hegemonic } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { END_REASONS, tiedText } from '../words/names.ts';
import { Board } from './board/board.tsx';
import { holds } from './conflict/holds.ts';
import { Mine } from './mine/mine.tsx';
import { Tray } from './mine/tray.tsx';
import { lasts } from './motion/lasts.ts';
import { Prompt } from './prompt/prompt.tsx';
import { decided, scoreParts, scoring } from './score.ts';
import { Seat } from './seat/seat.tsx';
import { options } from './settings.ts';
import { sounds } from './sounds.ts';
import { weighty } from './weighty.ts';
import './style.css';
import './symbols/symbols.css';
import './board/board.css';
import './board/galaxy.css';
import './board/marks.css';
import './card/card.css';
import './mine/mine.css';
import './prompt/prompt.css';
import './seat/seat.css';

/** Hegemonic's parts of the table. */
const ui: GameUi<State, Move, Event> = {
  Board,
  boardFills: true,
  Mine,
  Tray,
  Seat,
  Prompt,
  rule: (view) => hegemonic.asks(view)?.rule ?? null,
  describe: describeBy(eventLine),
  score: scoreParts,
  tied: tiedText,
  decided,
  scoring,
  weighty,
  idea: async () => (await import('./idea.tsx')).idea,
  lookup: async () => (await import('./lookup/lookup.ts')).lookup,
  rules: async () => (await import('./rules-text/chapters.tsx')).rules,
  turn: ({ round, active, arbiter }) => ({ round: Math.max(1, round), seat: active < 0 ? arbiter : active }),
  lasts,
  holds,
  sounds,
  options,
  endings: END_REASONS,
};

export default ui;
