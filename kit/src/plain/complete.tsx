import type { Core, Game, OptionSpec } from '@conclave/kernel';
import type { ComponentType } from 'react';
import type { GameUi, OptionText, OptionTexts, RulesChapter, TableProps } from '../game-ui.ts';
import '../prompt/prompt.css';
import { Common, Own, SeatArea } from './areas.tsx';
import './board.css';
import { type Guide, guideOf, type Sources } from './guide.ts';
import { describe } from './log.ts';
import './plain.css';
import { Asking } from './prompt.tsx';
import type { Shown } from './things.tsx';
import { wordsOf } from './words.ts';

const optionText = (spec: OptionSpec): OptionText => ({
  label: wordsOf(spec.id),
  ...('values' in spec && {
    values: Object.fromEntries(spec.values.map((value) => [value, wordsOf(`${value}`)])),
  }),
});

const optionsOf = (game: Game): OptionTexts =>
  Object.fromEntries(game.options.map((spec) => [spec.id, optionText(spec)]));

/** A sentence for every reason, known or not. */
const endingsOf = ({ plain }: Guide): GameUi['endings'] =>
  new Proxy<Record<string, string>>(
    { ...plain.endings },
    { get: (known, reason: string) => known[reason] ?? `The end: ${wordsOf(reason).toLowerCase()}.` },
  );

function rulesOf({ title, plain }: Guide): readonly RulesChapter[] {
  const rules = Object.entries(plain.rules ?? {});
  const none = `The rules of ${title} have not been written down for this page; they stand in its rulebook, or beside its code.`;
  const sections =
    rules.length > 0
      ? rules.map(([id, text]) => ({ rules: [id], title: id, text: <p>{text}</p> }))
      : [{ rules: [], title: 'Where they stand', text: <p>{none}</p> }];
  return [{ id: 'rules', title: 'The rules', sections }];
}

/** The round as the game says it, or as the state counts it. */
function roundOf({ plain }: Guide, view: Readonly<Core>): number {
  const { round, turn } = view as { readonly round?: unknown; readonly turn?: unknown };
  const counted = [plain.round?.(view), round, turn].find((n) => typeof n === 'number');
  return Math.max(1, Number(counted ?? 1));
}

/** A part of the table that knows how this game is drawn. */
const guided =
  <P extends TableProps>(Part: ComponentType<Shown<P>>, guide: Guide): ComponentType<P> =>
  (props) => <Part guide={guide} props={props} />;

/** Completes a game's page: what it has not drawn itself, the house draws from its view, its moves and its events. */
export function complete(game: Game, own: Partial<GameUi>, sources: Sources): GameUi {
  const guide = guideOf(game, { ...sources, score: own.score });
  const { counted, boards = [] } = guide.plain;
  return {
    Board: guided(Common, guide),
    Mine: guided(Own, guide),
    Seat: guided(SeatArea, guide),
    Prompt: guided(Asking, guide),
    rule: (view) => game.asks(view)?.rule ?? null,
    describe: (event, seats, after) => describe(guide, event, seats, after),
    score(view, seat) {
      const points = guide.pointsOf(view, seat);
      return points === null ? [] : [{ label: counted ?? 'Points', points }];
    },
    rules: async () => rulesOf(guide),
    turn: (view) => ({ round: roundOf(guide, view), seat: game.waiting(view)[0] ?? 0 }),
    options: optionsOf(game),
    endings: endingsOf(guide),
    ...(counted !== undefined && { counted: wordsOf(counted) }),
    ...(!own.Board && boards.length > 0 && { boardFills: true as const }),
    ...own,
  };
}
