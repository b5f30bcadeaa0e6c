import type { Seat } from '@conclave/kernel';
import { said } from '@conclave/kit';
import { Ask, ChoiceLabel, PickList, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { technology } from '../../rules/cards.ts';
import type { Move, State } from '../../rules/types.ts';
import { abilityText, abilityTiming, choiceParts } from '../../words/leader-words.ts';
import {
  CARD_TEXT,
  SIDE_TEXT,
  technologyFigures,
  technologyName,
  tileName,
  tileText,
  UNIT_TEXT,
} from '../../words/names.ts';
import { leaderPart } from '../../words/parts.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { isAside, type PartName, type Value } from '../parts.ts';
import { ThingSign } from '../symbols/symbols.tsx';
import { offersFor, SectorField } from './fields.tsx';
import { usePassForPhase } from './passing.ts';
import { asked } from './words.tsx';

type View = Readonly<State>;
type Lead = Extract<Move, readonly ['lead', ...unknown[]]>;

/** What the choices of abilities are called, besides sectors. */
const WORDS: {
  readonly [name in PartName]?: (value: Value, view: View, names: readonly string[]) => string;
} = {
  card: (card, view) =>
    `${technologyName(card as number)}: ${technologyFigures(technology(view, card as number))}`,
  tile: (tile, view) => `${tileName(tile as number)}: ${tileText(tables(view), tile as number)}`,
  choice: (card) => CARD_TEXT[card as keyof typeof CARD_TEXT].name,
  seat: (seat, _view, names) => names[seat as number]!,
  side: (side) => SIDE_TEXT[side as keyof typeof SIDE_TEXT],
  pile: (pile, view) => technologyName(view.discards[pile as number]!.at(-1)!),
  pair: (pair) => `Gate pair ${(pair as number) + 1}`,
  unit: (unit) => `${UNIT_TEXT.fleet.name} ${(unit as number) + 1}`,
};
const LABELS: { readonly [name in PartName]?: string } = {
  card: 'Technology',
  tile: 'Tile',
  choice: 'Action card',
  seat: 'Player',
  side: 'Side',
  pile: 'Discard pile',
  pair: 'Gate pair',
  unit: 'Fleet',
};

function Arguments({ props, draft }: { readonly props: Props; readonly draft: Draft }) {
  const names = props.seats.map(({ name }) => name);
  const parts = Object.keys(WORDS) as PartName[];
  return (
    <>
      {parts.map((name) => {
        const values = [
          ...valuesOf(
            offersFor(props, draft, name).filter(({ move }) => !isAside(move)),
            name,
          ),
        ] as Value[];
        if (values.length < 2) return null;
        return (
          <PickList
            key={name}
            label={LABELS[name]!}
            entries={values.map((value) => ({ value, label: WORDS[name]!(value, props.view, names) }))}
            chosen={(draft.chosen[name] as Value | undefined) ?? null}
            onPick={(value) => draft.pick(name, value)}
          />
        );
      })}
      <SectorField props={props} draft={draft} />
      <SectorField props={props} draft={draft} name="to" label="To" />
    </>
  );
}

/** D-LEADER: an ability of the own leader, or none (HG-LEA-02, 06). */
export function UseLeaderAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const passForPhase = usePassForPhase(view, me);
  const leader = view.leaders[me]!;
  const t = tables(view);
  const open = new Set(moves.flatMap((move) => (move[0] === 'lead' ? [move[1]] : [])));
  const isPicked = draft.picks.length > 0;
  const level = isPicked ? draft.chosen.level : undefined;
  const complete = isPicked && draft.complete?.[0] === 'lead' ? (draft.complete as Lead) : null;
  const [, used = 0, ...args] = complete ?? (['lead', 0] as const);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        complete ? (
          <>
            {said(
              [leaderPart(leader), ': ', abilityText(t, leader, used), ...choiceParts(leader, used, args)],
              seats,
            )}
            .
          </>
        ) : (
          asked(view, seats)
        )
      }
      choices={[
        ...[1, 2, 3].map((own) => ({
          key: `${own}`,
          label: (
            <ChoiceLabel
              sign={<b className="hg-level">{own}</b>}
              name={abilityText(t, leader, own)}
              effect={open.has(own) ? null : abilityTiming(t, leader, own)}
              isNone={!open.has(own)}
            />
          ),
          isPressed: level === own,
          lack: open.has(own)
            ? undefined
            : view.positions[me]! < own
              ? `Your leader stands at ${view.positions[me]}; level ${own} is not uncovered yet.`
              : `${abilityTiming(t, leader, own)}.`,
          act: () => draft.toggle('level', own),
        })),
        {
          key: 'phase',
          label: (
            <ChoiceLabel sign={null} name="Pass in this phase" effect="asked in your own conflicts only" />
          ),
          act: passForPhase,
        },
      ]}
      preview={
        level === undefined ? null : (
          <span>
            <ThingSign thing="star" size={12} /> The leader then goes back to 0.
          </span>
        )
      }
      confirm={level === undefined ? null : 'Use it'}
      end={{ label: 'Pass', move: ['pass'], warning: null }}
    >
      {level !== undefined && <Arguments props={props} draft={draft} />}
    </Ask>
  );
}
