import type { Seat } from '@conclave/kernel';
import { Ask, type Choice, type End } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { keeps } from '../../rules/arbitration.ts';
import { attackingUnit } from '../../rules/attacks.ts';
import { build } from '../../rules/build/build.ts';
import type { Move, State } from '../../rules/types.ts';
import { caps } from '../../words/names.ts';
import { sectorName } from '../../words/sector-names.ts';
import { roundsLeft } from '../../words/turn-order.ts';
import { buildWays } from '../build-ways.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { excess, wasteWarning } from '../outlook.ts';
import { isAside, isEnd, offersOf } from '../parts.ts';
import { Explained } from '../terms.tsx';
import { waysOf } from '../ways.ts';
import { sourceChoices } from './draw.tsx';
import { placesChosen, TargetField, UnitField } from './fields.tsx';
import { billOf, confirmLabel, MovePreview, moveSentence, moveWarning } from './move-preview.tsx';
import { useBeginSpending, useSpent } from './spending.ts';
import { wayChoices } from './way-choices.tsx';
import { asked } from './words.tsx';

type View = Readonly<State>;

const HINTS: { readonly [action in Move[0]]?: string } = {
  complex: 'Choose the sector for the Complex on the board.',
  embassy: 'Choose the sector for the Embassy on the board.',
  outpost: 'Choose the sector for the Outpost on the board.',
  agent: 'Choose a sector with an Embassy of yours for the Agent.',
  fleet: 'Choose a sector with an Outpost of yours for the Fleet.',
  gate: 'Choose a sector with a Complex of yours for the first half; the other half is placed next.',
  relocateGate: 'Choose where the first half of the pair goes; the other half is placed next.',
};

/** What is still to be chosen. */
function hint({ chosen: { action, at, to, draw, unit } }: Draft): string | null {
  switch (action) {
    case 'relocate':
      return at === undefined ? 'Choose the base to relocate.' : 'Choose where it goes.';
    case 'moveAgent':
    case 'moveFleet':
      if (at === undefined) return `Choose the ${action === 'moveAgent' ? 'Agent' : 'Fleet'} to move.`;
      return unit === undefined ? 'Choose which of them moves, and where to.' : 'Choose where it goes.';
    case 'attack':
      if (at === undefined) return 'Choose what attacks, or the target.';
      return to === undefined ? 'Choose the target.' : 'Choose whose pieces are targeted.';
    case undefined:
      return draw ? 'Choose where the technology comes from.' : null;
    default:
      return HINTS[action] ?? null;
  }
}

/** What is asked, or what is chosen so far. */
function turnSentence({ view, viewer, seats }: Props, draft: Draft): ReactNode {
  const { complete, picks, chosen } = draft;
  if (complete && picks.length > 0) return moveSentence(view, viewer as Seat, seats, complete);
  const more = hint(draft);
  if (picks.length > 0 && more) return more;
  if (picks.some(([name]) => name === 'at' || name === 'to'))
    return `${sectorName(chosen.at ?? chosen.to ?? (picks.at(-1)![1] as number))}: choose what to do there.`;
  return asked(view, seats);
}

/** Lists beside the buttons, of what can’t be pressed on the board: units that stand together, targets in one sector. */
function TurnFields({ props, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { action, pattern, draw } = draft.chosen;
  if (action === undefined || draw) return null;
  const unit =
    action === 'moveAgent'
      ? 'agent'
      : action === 'moveFleet'
        ? 'fleet'
        : action === 'attack' && pattern
          ? attackingUnit(pattern)
          : null;
  return (
    <>
      {unit && <UnitField props={props} draft={draft} unit={unit} />}
      {action === 'attack' && <TargetField props={props} draft={draft} />}
    </>
  );
}

/** CAPs at hand, and what was paid in the Build so far. */
function Purse({
  view,
  seat,
  isBuild,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly isBuild: boolean;
}) {
  const known = useSpent(view, seat);
  const spent = isBuild ? known : null;
  return (
    <span>
      <Explained
        text={[
          `you have ${caps(view.caps[seat]!)}`,
          ...(spent === null ? [] : [`paid in this Build: ${spent}`]),
          ...(view.actionPhase === 3 && excess(view, seat) > 0
            ? [`at Arbitration you keep ${keeps(view, seat)}`]
            : []),
        ].join('; ')}
      />
    </span>
  );
}

/** Whether a seat could still do something that costs CAPs. */
const canSpend = (moves: readonly Move[]): boolean =>
  moves.some((move) => !isEnd(move) && !isAside(move) && move[0] !== 'collect');

function endTurn({ view, viewer, moves }: Props): End<Move> | undefined {
  if (!moves.some(([label]) => label === 'endTurn')) return undefined;
  // After the last action nothing can be paid any more, and CAPs are no points (HG-END-03).
  const isLast = view.actionPhase === 3 && view.actionsLeft === 1 && roundsLeft(view) === 0;
  const brings = moves.some((move) => !isEnd(move) && !isAside(move) && move[0] !== 'collect');
  if (isLast && !brings) return { label: 'End turn', move: ['endTurn'], warning: null };
  const basic =
    !isLast && moves.some(([label]) => label === 'collect') ? ', for Basic alone gains 2 CAPs' : '';
  const waste = wasteWarning(view, viewer as Seat, canSpend(moves));
  return {
    label: 'End turn',
    move: ['endTurn'],
    warning: `Something would be lost${basic}.${waste ? ` ${waste}` : ''}`,
  };
}

function stopBuild({ view, viewer, moves }: Props): End<Move> {
  const isLast = view.actionsLeft === 0;
  return {
    label: 'Stop building',
    move: ['stop'],
    warning: isLast ? wasteWarning(view, viewer as Seat, canSpend(moves)) : null,
  };
}

interface Shape {
  readonly props: Props;
  readonly choices: readonly Choice[];
  readonly end: End<Move> | undefined;
  readonly isBuild: boolean;
}

function Shown({ props, choices, end, isBuild }: Shape) {
  const { view, viewer } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const { picks, chosen } = draft;
  // Also the only thing left to do is done, and paid, only when it has been chosen.
  const complete = picks.length > 0 ? draft.complete : null;
  return (
    <Ask
      draft={draft}
      moves={props.moves}
      sentence={turnSentence(props, draft)}
      choices={chosen.draw && picks.length > 0 ? sourceChoices(props, draft) : choices}
      preview={
        <>
          {complete && <MovePreview props={props} move={complete} />}
          {(complete === null || billOf(view, me, complete) === null) && (
            <Purse view={view} seat={me} isBuild={isBuild} />
          )}
        </>
      }
      warning={complete && moveWarning(view, me, complete)}
      confirm={
        picks.length > 0 && (chosen.action || chosen.draw)
          ? confirmLabel(view, me, complete ?? chosen.action ?? null)
          : null
      }
      end={end}
      chosen={placesChosen(draft)}
    >
      <TurnFields props={props} draft={draft} />
    </Ask>
  );
}

/** D-ACTION: an action of the card, or the end of the turn (HG-ACT-04). */
export function ActionAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  useBeginSpending(view, me);
  const ways = waysOf(view, me, view.chosen[me]!, offersOf(view, me, moves));
  return <Shown props={props} choices={wayChoices(ways, draft)} end={endTurn(props)} isBuild={false} />;
}

/** D-BUILD: more of a Build, or its end (HG-BLD-01). */
export function BuildAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const { type } = build.under(view)!;
  const ways = buildWays(view, me, type, offersOf(view, me, moves));
  return <Shown props={props} choices={wayChoices(ways, draft)} end={stopBuild(props)} isBuild />;
}
