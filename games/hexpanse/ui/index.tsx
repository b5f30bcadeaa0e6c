import type { GameUi } from '@conclave/kit';
import { describeBy } from '@conclave/kit';
import { hexpanse } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';
import { END_REASONS, tiedText } from '../words/names.ts';
import { Board } from './board/board.tsx';
import { beginsDeed } from './deeds.ts';
import { Mine } from './mine/mine.tsx';
import { Tray } from './mine/tray.tsx';
import { lasts } from './motion/lasts.ts';
import { Prompt } from './prompt/prompt.tsx';
import { decided, scoreParts } from './score.ts';
import { Seat } from './seat/seat.tsx';
import { options } from './settings.ts';
import { sounds } from './sounds.ts';
import { weighty } from './weighty.ts';
import './style.css';
import './symbols/symbols.css';
import './board/board.css';
import './board/formations.css';
import './board/planet.css';
import './board/lifted.css';
import './card/card.css';
import './mine/mine.css';
import './prompt/prompt.css';
import './seat/seat.css';

/** Hexpanse's parts of the table. */
const ui: GameUi<State, Move, Event> = {
  Board,
  boardFills: true,
  Mine,
  Tray,
  Seat,
  Prompt,
  rule: (view) => hexpanse.asks(view)?.rule ?? null,
  describe: describeBy(eventLine),
  counted: 'Units that stand in the shape of the mission',
  isRace: (reason) => reason === 'formation',
  score: scoreParts,
  tied: tiedText,
  decided,
  weighty,
  idea: async () => (await import('./idea.tsx')).idea,
  lookup: async () => (await import('./lookup/lookup.ts')).lookup,
  rules: async () => (await import('./rules-text/chapters.tsx')).rules,
  beginsDeed,
  turn: ({ round, active, first }) => ({ round: Math.max(1, round), seat: active < 0 ? first : active }),
  lasts,
  sounds,
  options,
  endings: END_REASONS,
};

export default ui;
