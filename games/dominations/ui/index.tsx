import { describeBy, type GameUi } from '@conclave/kit';
import { NUMBERS } from '../data/numbers.ts';
import { dominations } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { lineOnMap } from '../words/events.ts';
import { END_REASONS, tiedText } from '../words/names.ts';
import { Board } from './map/board.tsx';
import { Mine } from './mine/mine.tsx';
import { lasts } from './motion/lasts.ts';
import { Prompt } from './prompt/prompt.tsx';
import { decided, scoreParts } from './score.ts';
import { scoring } from './scoring.ts';
import { Seat } from './seat/seat.tsx';
import { options } from './settings.ts';
import { sounds } from './sounds.ts';
import { Tray } from './tray/tray.tsx';
import { weighty } from './weighty.ts';
import './style.css';
import './symbols/symbols.css';
import './map/board.css';
import './map/land.css';

/** The parts of the table of Dominations. */
const ui: GameUi<State, Move, Event> = {
  Board,
  boardFills: true,
  Mine,
  Tray,
  Seat,
  Prompt,
  rule: (view) => dominations.asks(view)?.rule ?? null,
  describe: describeBy(lineOnMap),
  score: scoreParts,
  tied: tiedText,
  decided,
  scoring,
  weighty,
  lookup: async () => (await import('./lookup/lookup.ts')).lookup,
  rules: async () => (await import('./rules-text/chapters.tsx')).rules,
  turn: ({ age, round, active, order }) => ({
    round: Math.max(1, (age - 1) * NUMBERS.rounds + round),
    seat: active < 0 ? order[0]! : active,
  }),
  lasts,
  sounds,
  idea: async () => (await import('./idea.tsx')).idea,
  options,
  endings: END_REASONS,
};

export default ui;
