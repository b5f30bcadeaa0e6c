import type { Seat } from '@conclave/kernel';
import { said } from '@conclave/kit';
import { Ask, type Choice, type End } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { priceOf } from '../../rules/market.ts';
import type { Move } from '../../rules/types.ts';
import { MOVES } from '../../words/moves.ts';
import { question } from '../../words/questions.ts';
import { type Acts, type Draft, type Props, useDraft } from '../draft.ts';
import { confirmLabel, deeds } from './deeds.ts';
import { changes, warnings, winText } from './outlook.ts';
import { standing } from './words.tsx';

interface AnswerProps {
  readonly props: Props;
  readonly choices?: readonly Choice[];
  /** What is asked, where the question says too little. */
  readonly sentence?: ReactNode;
  readonly children?: ReactNode;
  readonly preview?: ReactNode;
  readonly end?: End<Move> | undefined;
  /** The only answer besides the end, which goes on with more questions: the button that confirms gives it. */
  readonly way?: Move | undefined;
}

/** Whether the question still stands: cards may be added to those in the basket. */
const isOpen = ({ complete, basket }: Draft): boolean => complete === null || basket.length > 0;

/** What is chosen so far, or what is asked. */
function sentenceOf({ seats, viewer, view }: Props, draft: Draft & Acts): ReactNode {
  const me = viewer as Seat;
  const asked = question(draft.asked.view) ?? question(view)!;
  if (isOpen(draft)) return said(asked.asks, seats);
  const told = deeds(draft, me, (at, territory) => standing(at, seats, me, territory));
  return told.length > 0 ? said(told, seats) : said(asked.asks, seats);
}

/** What the moves chosen would bring. */
function Outlook({ props, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { view, viewer, seats } = props;
  if (draft.complete === null) return null;
  const win = winText(draft, viewer as Seat);
  // What else would change is of no matter then.
  if (win) return <strong className="hx-win">{win}</strong>;
  return changes(view, draft.outlook, viewer as Seat, seats).map((fact) => <span key={fact}>{fact}</span>);
}

/** The action that is begun, to be heard also where the next question has taken the place of its button. */
function actionOf({ courses, held, picks }: Draft) {
  if (courses[0]!.step !== 'action.choose') return [];
  const begun = picks.find(([name]) => name === 'action')?.[1] as Move[0] | undefined;
  const action = held[0]?.[0] ?? begun;
  return action === undefined ? [] : [[action, MOVES[action].name] as const];
}

/** A question with the ways to answer it, what the answer would bring, and the button that sends it. */
export function Answer({ props, choices, sentence, children, preview, end, way }: AnswerProps) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const warned = draft.complete ? warnings(draft, view, viewer as Seat, seats) : [];
  const cost = draft.basket.reduce((sum, card) => sum + priceOf(view, card), 0);
  return (
    <Ask
      // The whole of what is chosen is sent at once.
      draft={{
        picks: { length: draft.byHand },
        complete: draft.complete?.[0] ?? way ?? null,
        back: draft.back,
        confirm: way ? () => draft.answerWith(way) : draft.confirm,
        send: draft.send,
        refusal: draft.refusal,
      }}
      moves={moves}
      sentence={(isOpen(draft) && sentence) || sentenceOf(props, draft)}
      choices={choices ?? []}
      chosen={actionOf(draft)}
      preview={
        draft.complete || preview ? (
          <>
            {preview}
            <Outlook props={props} draft={draft} />
          </>
        ) : null
      }
      warning={warned.length > 0 ? warned.join(' ') : null}
      confirm={
        draft.complete
          ? `${confirmLabel(draft, cost)}${warned.length > 0 ? ' anyway' : ''}`
          : way
            ? MOVES[way[0]].name
            : null
      }
      end={end}
    >
      {children}
    </Ask>
  );
}
