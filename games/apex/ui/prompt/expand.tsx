import { SeatBadge } from '@conclave/web/kit';
import { Ask, type Choice, PickList, Stepper } from '@conclave/web/kit/table';
import type { ReactNode } from 'react';
import { ACTIONS, type Action } from '../../data/actions.ts';
import { LACK } from '../../idle-words.ts';
import { reserve } from '../../rules/galaxy.ts';
import type { Move } from '../../rules/types.ts';
import { ACTION_TEXT, poolText } from '../../texts.ts';
import { type Acts, type Draft, type Props, useDraft, valuesOf } from '../draft.ts';
import { isEnd, partsOf } from '../parts.ts';
import { consequences, sayConsequence } from '../preview.ts';
import { poolLeft } from '../situation.ts';
import { Sign } from '../symbols/symbol.tsx';
import { at } from '../words.ts';
import { sectorEntries } from './sectors.ts';

const LABEL: { readonly [A in Action]: Move[0] } = {
  movement: 'move',
  portal: 'portal',
  production: 'produce',
  ambush: 'ambush',
  conversion: 'convert',
};

/** The actions that are left, as buttons. */
function poolChoices({ view, moves }: Props, draft: Draft & Acts): readonly Choice[] {
  const pool = poolLeft(view)?.pool ?? [];
  const possible = valuesOf(moves, 'action');
  return ACTIONS.flatMap((action, i) => {
    if (!pool[i]) return [];
    const label = LABEL[action];
    const lack = possible.has(label) ? undefined : `Not now: ${LACK[action]}.`;
    return {
      key: action,
      says: `${ACTION_TEXT[action].name} ${pool[i]} left${lack ? `: ${lack}` : ''}`,
      label: (
        <span className="ax-pool">
          <Sign name={action} size={18} />
          <span className="ax-pool-name">{ACTION_TEXT[action].name}</span> <b>{pool[i]}</b>
        </span>
      ),
      isPressed: draft.action === label,
      lack,
      act: () => draft.pickAction(label),
    };
  });
}

/** What to do next with the pool: an action, where, whither, how many, whose (AX-EXP-02). */
export function ExpandAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  const pool = poolLeft(view)?.pool ?? [];
  const { complete } = draft;
  return (
    <Ask
      draft={draft}
      moves={props.moves}
      sentence={sentenceOf(props, draft)}
      choices={poolChoices(props, draft)}
      preview={complete && !isEnd(complete) && <Outlook props={props} move={complete} />}
      confirm={confirmOf(props, draft)}
      end={{
        label: 'End turn',
        move: ['endExpansion'],
        warning: `Still possible: ${poolText(pool.map((n, i) => (valuesOf(moves, 'action').has(LABEL[ACTIONS[i]!]) ? n : 0)))}.`,
      }}
    >
      <Fields props={props} draft={draft} />
    </Ask>
  );
}

/** What happens besides what the button says: to whose ship, and whether a sector is discovered. */
function Gist({ props: { view, viewer, seats }, move }: { readonly props: Props; readonly move: Move }) {
  if (move[0] === 'move' || move[0] === 'portal')
    return view.faceUp[move[2]] === false && <span>{at(view, move[2])} is discovered.</span>;
  if (move[0] !== 'ambush' && move[0] !== 'convert') return null;
  const victim = <SeatBadge seat={move[2]} info={seats[move[2]]!} />;
  if (move[0] === 'ambush') return <span>{victim} loses a ship.</span>;
  const isReplaced = reserve(view, viewer as number) > 0;
  return (
    <span>
      {victim} loses a ship, {isReplaced ? 'you place one' : 'and you have none in reserve to place'}.
    </span>
  );
}

/** What the action would change where it matters: control, and battles to come. */
function Outlook({ props, move }: { readonly props: Props; readonly move: Move }) {
  const { view, viewer, seats } = props;
  const me = viewer as number;
  const changes = consequences(view, me, move).filter(
    ({ before, after, battle }) => before !== after || battle !== null,
  );
  return (
    <>
      <Gist props={props} move={move} />
      {changes.map((change) => (
        <span key={change.sector}>{sayConsequence(view, seats, me, change)}.</span>
      ))}
      {changes.length === 0 && <span>Nobody gains or loses control.</span>}
    </>
  );
}

/** Lists of sectors and players for what is being chosen. */
function Fields({ props, draft }: { readonly props: Props; readonly draft: Draft & Acts }) {
  const { view, seats, moves } = props;
  const { action, from, to } = draft;
  const ofAction = moves.filter((move) => !isEnd(move) && (action === null || move[0] === action));
  const fromHere = ofAction.filter((move) => partsOf(move).from === from);
  const targets = valuesOf(fromHere, 'to');
  const rivals = from === null ? new Set<number>() : valuesOf(fromHere, 'opponent');
  return (
    <>
      <PickList
        label={action === 'move' || action === 'portal' || action === null ? 'From' : 'At'}
        entries={sectorEntries(view, seats, valuesOf(ofAction, 'from'))}
        chosen={from}
        onPick={(sector) => draft.pick('from', sector)}
      />
      {from !== null && targets.size > 0 && (
        <PickList
          label="To"
          entries={sectorEntries(view, seats, targets)}
          chosen={to}
          onPick={(sector) => draft.pick('to', sector)}
        />
      )}
      {draft.most > 0 && (
        <Stepper label="Ships" one="ship" n={draft.n} most={draft.most} onChange={draft.setN} />
      )}
      {(action === 'ambush' || action === 'convert') && rivals.size > 1 && (
        <PickList
          label="Whose ship"
          entries={[...rivals].map((seat) => ({ value: seat, label: seats[seat]!.name }))}
          chosen={draft.opponent}
          onPick={(seat) => draft.pickOpponent(seat as number)}
        />
      )}
    </>
  );
}

function sentenceOf({ view, seats }: Props, { action, from, to, opponent, picks }: Draft): ReactNode {
  if (picks.length === 0) return 'Expansion: use your actions in any order. Press a sector or an action.';
  if (from === null)
    return action === null ? 'Choose where to start.' : `${nameOf(action)}: choose a sector.`;
  if (action === null) return `${at(view, from)}: choose where your ships go, or another action.`;
  if (action === 'move' || action === 'portal')
    return `${nameOf(action)} from ${at(view, from)}${to === null ? ': choose where to.' : ` to ${at(view, to)}.`}`;
  if (opponent === null) return `${nameOf(action)} at ${at(view, from)}.`;
  return (
    <>
      {nameOf(action)} at {at(view, from)}: a ship of <SeatBadge seat={opponent} info={seats[opponent]!} />
    </>
  );
}

const nameOf = (label: Move[0]): string => {
  const action = ACTIONS.find((one) => LABEL[one] === label);
  return action ? ACTION_TEXT[action].name : '';
};

/** What the button says that plays the action. */
function confirmOf({ view }: Props, { complete, picks }: Draft): string | null {
  if (!complete || isEnd(complete)) return picks.length > 0 ? 'Confirm' : null;
  switch (complete[0]) {
    case 'move':
      return `Move ${complete[3]} to ${at(view, complete[2])}`;
    case 'portal':
      return `Portal ${complete[3]} to ${at(view, complete[2])}`;
    case 'produce':
      return `Produce at ${at(view, complete[1])}`;
    case 'ambush':
      return `Ambush at ${at(view, complete[1])}`;
    default:
      return `Convert at ${at(view, complete[1] as number)}`;
  }
}
