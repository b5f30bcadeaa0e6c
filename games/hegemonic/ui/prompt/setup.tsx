import type { Seat } from '@conclave/kernel';
import { SeatBadge } from '@conclave/kit';
import { Ask, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { LEADERS } from '../../data/leaders.ts';
import { leaderName } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { isAside, offersOf, type Parts } from '../parts.ts';
import { Face } from '../symbols/face.tsx';
import { askedOr } from './move-preview.tsx';
import { asked } from './words.tsx';

/** Degrees from the top, clockwise, of a hex: places of a board in the order in which they lie round the core. */
const bearing = ({ q = 0, r = 0 }: Parts): number =>
  (Math.atan2(q + r / 2, -r * (Math.sqrt(3) / 2)) + 2 * Math.PI) % (2 * Math.PI);

/** HG-VAR-16: where the next board lies, by its first cell and its turn. */
export function BoardAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const offers = offersOf(view, viewer as Seat, moves).filter(({ move: [label] }) => label === 'layBoard');
  const places = offers
    .map(({ parts }) => parts)
    .sort((a, b) => bearing(a) - bearing(b) || a.turn! - b.turn!);
  const { q, r, turn } = draft.chosen;
  const at = places.findIndex((place) => place.q === q && place.r === r && place.turn === turn);
  const show = (i: number) => {
    const place = places[(i + places.length) % places.length]!;
    draft.pickAll(['q', place.q!], ['r', place.r!], ['turn', place.turn!]);
  };
  const isShown = draft.picks.length > 0 && at >= 0;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, isShown ? draft.complete : null)}
      choices={[
        { key: 'before', label: 'Previous place', act: () => show(isShown ? at - 1 : -1) },
        { key: 'after', label: 'Next place', act: () => show(isShown ? at + 1 : 0) },
      ]}
      preview={<span>{isShown ? `place ${at + 1} of ${places.length}` : `${places.length} places`}</span>}
      confirm="Lay it"
    />
  );
}

/** HG-VAR-09: which leader to take; the own area shows them all. */
export function LeaderAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const leaders = [...valuesOf(offersOf(view, viewer as Seat, moves), 'leader')];
  const { leader } = draft.chosen;
  const isPicked = leader !== undefined && draft.picks.length > 0;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        isPicked ? (
          <>
            <b>{leaderName(leader)}</b>, {LEADERS[leader]!.dynasty}
          </>
        ) : (
          asked(view, seats)
        )
      }
      confirm={isPicked ? 'Take this leader' : null}
      choices={leaders.map((value) => ({
        key: `${value}`,
        label: (
          <ChoiceLabel
            sign={<Face leader={value} size={34} />}
            name={leaderName(value)}
            effect={LEADERS[value]!.dynasty}
          />
        ),
        isPressed: leader === value,
        act: () => draft.toggle('leader', value),
      }))}
    />
  );
}

/** A player: who starts, who becomes Arbiter (HG-ACT-03, HG-ARB-03). */
function SeatAsk({ props, confirm }: { readonly props: Props; readonly confirm: (name: string) => string }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const { seat } = draft.chosen;
  const isPicked = seat !== undefined && draft.picks.length > 0;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      choices={[
        ...valuesOf(
          offersOf(view, viewer as Seat, moves).filter(({ move }) => !isAside(move)),
          'seat',
        ),
      ].map((other) => ({
        key: `${other}`,
        label: <SeatBadge seat={other} info={seats[other]!} />,
        isPressed: isPicked && seat === other,
        act: () => draft.toggle('seat', other),
      }))}
      confirm={isPicked ? confirm(seats[seat]!.name) : null}
    />
  );
}
export const StartAsk = ({ props }: { readonly props: Props }) => (
  <SeatAsk props={props} confirm={(name) => `${name} starts`} />
);
export const ArbiterAsk = ({ props }: { readonly props: Props }) => (
  <SeatAsk props={props} confirm={(name) => `Name ${name}`} />
);
