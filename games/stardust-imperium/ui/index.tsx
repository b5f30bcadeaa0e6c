import type { GameUi } from '@conclave/kit';
import { describeBy } from '@conclave/kit';
import { stardustImperium } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { END_REASONS } from '../words/names.ts';
import { Board } from './board/board.tsx';
import { Mine } from './mine/mine.tsx';
import { Tray } from './mine/tray.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { scoreParts } from './score.ts';
import { scoring } from './scoring.ts';
import { Seat } from './seat/seat.tsx';
import { options } from './settings.ts';
import { sounds } from './sounds.ts';
import { weighty } from './weighty.ts';
import './style.css';
import './card/types.css';
import './card/card.css';
import './card/tile.css';
import './board/board.css';
import './board/round.css';
import './board/narrow.css';
import './mine/mine.css';
import './prompt/prompt.css';

/** Stardust Imperium's parts of the table. */
const ui: GameUi<State, Move, Event> = {
  Board,
  boardFills: true,
  Mine,
  Tray,
  Seat,
  Prompt,
  rule: (view) => stardustImperium.asks(view)?.rule ?? null,
  describe: describeBy(eventLine),
  score: (view, seat) => scoreParts(view, seat, view.vpCountsShown || view.outcome !== null),
  scoring,
  weighty,
  lookup: async () => (await import('./lookup/lookup.tsx')).lookup,
  rules: async () => (await import('./rules-text/chapters.tsx')).rules,
  turn: ({ round, active }) => ({ round, seat: active }),
  sounds,
  options,
  idea: async () => (await import('./idea.tsx')).idea,
  endings: END_REASONS,
};

export default ui;
