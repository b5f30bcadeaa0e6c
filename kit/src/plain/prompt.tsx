import type { PlainBoard } from '@conclave/frame/plain.ts';
import { capital } from '@conclave/frame/words.ts';
import { Ask, type Choice } from '../prompt/ask.tsx';
import { PickList } from '../prompt/fields.tsx';
import { SeatList } from '../prompt/seat-list.tsx';
import { type Draft, useDraft } from './draft.ts';
import type { Shown } from './things.tsx';
import { wordsOf } from './words.ts';

/** As many answers stand side by side as buttons. */
const BUTTONS = 12;

/** What is asked, in the game's words, or by the name of the step. */
function question({ guide, props: { game, view } }: Shown): string {
  const step = game.asks(view)?.step ?? '';
  const asks: { readonly [step: string]: string | undefined } = guide.plain.asks ?? {};
  return asks[step] ?? `${wordsOf(step)}.`;
}

/** Few moves as a button each, which makes the move. */
function moveChoices({ guide, props: { view, seats } }: Shown, draft: Draft): readonly Choice[] {
  return draft.candidates.map((move) => ({
    key: move.join(' '),
    label: guide.sayMove(view, move, seats),
    act: () => draft.send(move),
  }));
}

/** Whether what is asked next stands on a board, where it is pressed. */
function liesOnBoard({ guide, props: { view } }: Shown, { asked }: Draft): boolean {
  const isThere = ({ kind, pieces }: PlainBoard) =>
    asked.includes(kind) || pieces(view).some(({ is }) => is && asked.includes(is[0]));
  return guide.plain.boards?.some(isThere) ?? false;
}

/** What has to be chosen, as moves, as ways to go on, or as a list. */
function Answering(shown: Shown) {
  const { guide, props } = shown;
  const { view, seats, moves } = props;
  const draft = useDraft(guide, props);
  const { candidates, complete, next, picks } = draft;
  const onBoard = liesOnBoard(shown, draft);
  const name = (part: string, value: string | number) => guide.nameIn(view, guide.kindOf(part), value, seats);
  const isFew = candidates.length <= BUTTONS && !onBoard;
  const isSteps =
    !isFew && next !== null && next.values.length <= BUTTONS && (!onBoard || next.name === 'do');
  const steps = (): readonly Choice[] =>
    next!.values.map((value) => ({
      key: `${value}`,
      label: name(next!.name, value),
      act: () => draft.pick(next!.name, value),
    }));
  // Among a few buttons for whole moves nothing is made before one is chosen.
  const isMade = complete !== null && (picks.length > 0 || !isFew);
  const isSettled = complete !== null && candidates.length === 1;
  const chosen = picks.map(([part, value]) => name(part, value)).join(', ');
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={question(shown)}
      choices={isSettled ? [] : isFew ? moveChoices(shown, draft) : isSteps ? steps() : []}
      preview={isMade ? guide.sayMove(view, complete, seats) : capital(chosen)}
      confirm={isMade ? 'Confirm' : null}
    >
      {!isFew && !isSteps && next && (
        <PickList
          label={wordsOf(next.name)}
          beside={onBoard}
          entries={next.values.map((value) => ({ value, label: name(next.name, value) }))}
          chosen={null}
          onPick={(value) => draft.pick(next.name, value)}
        />
      )}
    </Ask>
  );
}

/** Who has won. */
function Won({ props: { view, seats } }: Shown) {
  const winners = view.outcome!.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return (
    <p className="k-asked">
      The game is over. <SeatList of={winners} seats={seats} />{' '}
      {winners.length > 1 ? 'share the win.' : 'wins.'}
    </p>
  );
}

/** Who is waited for, and for what. */
function Awaiting(shown: Shown) {
  const { game, view, viewer, seats } = shown.props;
  const waiting = game.waiting(view);
  const hasChosen = viewer !== 'table' && game.asks(view)?.sealed === true && !waiting.includes(viewer);
  return (
    <p className="k-asked">
      {hasChosen && 'You have chosen. '}Waiting for <SeatList of={waiting} seats={seats} />
    </p>
  );
}

/** The prompt: the question and its answers, who is waited for, or who has won. */
export function Asking(shown: Shown) {
  const { view, moves } = shown.props;
  const Part = view.outcome ? Won : moves.length > 0 ? Answering : Awaiting;
  return (
    <div className="k-prompt">
      <Part {...shown} />
    </div>
  );
}
