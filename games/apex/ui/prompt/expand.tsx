import { phrase } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { SeatBadge, said } from '@conclave/kit';
import { Ask, type Choice, PickList, Stepper, valuesOf } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { ACTIONS, type Action } from '../../data/actions.ts';
import { reserve } from '../../rules/galaxy.ts';
import { poolOf } from '../../rules/pool.ts';
import type { Move } from '../../rules/types.ts';
import { LACK } from '../../words/idle-words.ts';
import { MOVES } from '../../words/moves.ts';
import { ACTION_TEXT, poolText } from '../../words/names.ts';
import { sectorPart } from '../../words/sector-names.ts';
import { sayAgeChange } from '../age-now.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { isEnd, offersOf } from '../parts.ts';
import { afterMove, consequences, sayConsequence } from '../preview.ts';
import { poolLeft } from '../situation.ts';
import { Sign } from '../symbols/symbol.tsx';
import { asked, at } from '../words.ts';
import { sectorEntries } from './sectors.ts';

const LABEL: { readonly [A in Action]: Move[0] } = {
  movement: 'move',
  portal: 'portal',
  production: 'produce',
  ambush: 'ambush',
  conversion: 'convert',
};

/** The sectors of an action, by what one has there. */
const WHERE: { readonly [label in Move[0]]?: string } = {
  move: 'a sector with ships of yours',
  portal: 'a sector with ships of yours',
  produce: 'a sector with a colony of yours',
  ambush: 'a sector where you meet ships of others',
  convert: 'a sector that you control, with ships of others',
};

/** The actions that the turn began with, as buttons: one that is used up keeps its place, so that none moves. */
function poolChoices({ view, viewer, moves }: Props, draft: Draft): readonly Choice[] {
  const pool = poolLeft(view)?.pool ?? [];
  const me = viewer as Seat;
  const card = view.choices[me]?.card;
  const begun = card === undefined ? pool : poolOf(view, me, card);
  const possible = valuesOf(offersOf(moves), 'action');
  return ACTIONS.flatMap((action, i) => {
    const n = pool[i] ?? 0;
    if (n === 0 && !begun[i]) return [];
    const label = LABEL[action];
    const why = n === 0 ? 'Used up.' : `Not now: ${LACK[action]}.`;
    const lack = possible.has(label) ? undefined : why;
    return {
      key: action,
      says: `${ACTION_TEXT[action].name} ${n} left: ${lack ?? ACTION_TEXT[action].says}`,
      label: (
        <span className="k-within ax-pool">
          <Sign name={action} size={18} />
          <span className="ax-pool-name">{ACTION_TEXT[action].name}</span> <b>{n}</b>
        </span>
      ),
      isPressed: draft.chosen.action === label,
      lack,
      act: () => draft.toggle('action', label),
    };
  });
}

/** What to do next with the pool: an action, where, whither, how many, whose (AX-EXP-02). */
export function ExpandAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  const pool = poolLeft(view)?.pool ?? [];
  const possible = valuesOf(offersOf(moves), 'action');
  const { complete } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={sentenceOf(props, draft)}
      choices={poolChoices(props, draft)}
      preview={complete && !isEnd(complete) && <Outlook props={props} move={complete} times={draft.times} />}
      confirm={confirmOf(props, draft)}
      end={{
        label: MOVES.endExpansion.name,
        move: ['endExpansion'],
        warning: `Still possible: ${poolText(pool.map((n, i) => (possible.has(LABEL[ACTIONS[i]!]) ? n : 0)))}.`,
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

/** What the action would change where it matters: control, battles to come, and what the age would bring. */
function Outlook({
  props,
  move,
  times,
}: {
  readonly props: Props;
  readonly move: Move;
  readonly times: number;
}) {
  const { view, viewer, seats } = props;
  const me = viewer as number;
  const isLast = poolLeft(view)?.pool.reduce((sum, n) => sum + n, 0) === times;
  const age = sayAgeChange(view, afterMove(view, me, move, times), seats, me);
  const changes = consequences(view, me, move, times).filter(
    ({ before, after, battle }) => before !== after || battle !== null,
  );
  return (
    <>
      <Gist props={props} move={move} />
      {changes.map((change) => (
        <span key={change.sector}>{sayConsequence(view, seats, me, change)}.</span>
      ))}
      {age && <span>{age}</span>}
      {changes.length === 0 && <span>Nobody gains or loses control.</span>}
      {isLast && <span>Your last action: it ends the turn.</span>}
    </>
  );
}

/** Lists of sectors and players for what is being chosen. */
function Fields({ props, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { view, seats, moves } = props;
  const { from, to } = draft;
  const { action, n = 0, opponent } = draft.chosen;
  const ofAction = offersOf(moves).filter(
    ({ move, parts }) => !isEnd(move) && (action === undefined || parts.action === action),
  );
  const fromHere = ofAction.filter(({ parts }) => parts.from === from);
  const targets = valuesOf(fromHere, 'to');
  const rivals = from === null ? new Set<number>() : valuesOf(fromHere, 'opponent');
  return (
    <>
      <PickList
        label={action === 'move' || action === 'portal' || action === undefined ? 'From' : 'At'}
        entries={sectorEntries(view, seats, valuesOf(ofAction, 'from'))}
        beside
        chosen={from}
        onPick={(sector) => draft.pick('from', sector)}
      />
      {from !== null && targets.size > 0 && (
        <PickList
          label="To"
          entries={sectorEntries(view, seats, targets)}
          beside
          chosen={to}
          onPick={(sector) => draft.pick('to', sector)}
        />
      )}
      {draft.most > 0 && (
        <Stepper
          label="Ships"
          one="ship"
          n={n}
          most={draft.most}
          onChange={(ships) => draft.pick('n', ships)}
        />
      )}
      {(action === 'ambush' || action === 'convert') && rivals.size > 1 && (
        <PickList
          label="Whose ship"
          entries={[...rivals].map((seat) => ({ value: seat, label: seats[seat]!.name }))}
          chosen={opponent ?? null}
          onPick={(seat) => draft.pick('opponent', seat)}
        />
      )}
    </>
  );
}

function sentenceOf(
  { view, seats }: Props,
  { chosen: { action, opponent, n }, from, to, most, picks, complete }: Draft,
): ReactNode {
  if (picks.length === 0)
    return (
      <>
        {asked(view, seats)} {(complete === null || isEnd(complete)) && 'Press a sector or an action.'}
      </>
    );
  if (action === undefined)
    return from === null
      ? 'Choose where to start.'
      : said(phrase`${sectorPart(view, from)}: choose where your ships go, or another action.`, seats);
  const { name } = MOVES[action];
  if (from === null) return `${name}: choose ${WHERE[action] ?? 'a sector'}.`;
  if (action === 'move' || action === 'portal')
    return said(
      phrase`${name} from ${sectorPart(view, from)}${to === null ? ': choose where to.' : phrase` to ${sectorPart(view, to)}${n === most && n > 1 ? `, all ${n} ships` : ''}.`}`,
      seats,
    );
  if (opponent === undefined) return said(phrase`${name} at ${sectorPart(view, from)}.`, seats);
  return said(phrase`${name} at ${sectorPart(view, from)}: a ship of ${{ seat: opponent }}`, seats);
}

/** What the button says that plays the action. */
function confirmOf({ view }: Props, { complete, picks, times }: Draft): string | null {
  if (!complete || isEnd(complete)) return picks.length > 0 ? 'Confirm' : null;
  switch (complete[0]) {
    case 'move':
      return `Move ${complete[3]} to ${at(view, complete[2])}`;
    case 'portal':
      return `Portal ${complete[3]} to ${at(view, complete[2])}`;
    case 'produce':
      return `Produce ${times > 1 ? `${times} ` : ''}at ${at(view, complete[1])}`;
    case 'ambush':
      return `Ambush at ${at(view, complete[1])}`;
    default:
      return `Convert at ${at(view, complete[1] as number)}`;
  }
}
