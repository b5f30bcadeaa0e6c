import { phrase } from '@conclave/frame/event-parts.ts';
import { listed } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { said } from '@conclave/kit';
import { Ask, ChoiceLabel, type End, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { gate } from '../../rules/build/build.ts';
import type { Move, State } from '../../rules/types.ts';
import { tileName, tileText } from '../../words/names.ts';
import { tilePart } from '../../words/parts.ts';
import { sectorName } from '../../words/sector-names.ts';
import { TileFace } from '../card/tile-face.tsx';
import { type Props, useDraft } from '../draft.ts';
import { openedBy } from '../outlook.ts';
import { offersOf } from '../parts.ts';
import { SectorField } from './fields.tsx';
import { askedOr, MovePreview, moveSentence } from './move-preview.tsx';
import { asked } from './words.tsx';

type View = Readonly<State>;

interface SectorAskProps {
  readonly props: Props;
  readonly confirm: string;
  readonly end?: End<Move>;
  readonly warning?: string | null;
}

/** A question that is answered by a sector alone. */
function SectorAsk({ props, confirm, end, warning = null }: SectorAskProps) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const { complete } = draft;
  const me = viewer as Seat;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, complete)}
      preview={complete && <MovePreview view={view} seat={me} move={complete} />}
      warning={warning}
      confirm={confirm}
      end={end}
    >
      <SectorField props={props} draft={draft} />
    </Ask>
  );
}

/** D-HOME (HG-SET-02) */
export const HomeAsk = ({ props }: { readonly props: Props }) => (
  <SectorAsk props={props} confirm="Settle here" />
);

/** A Complex or Outpost that a leader lets one build (LD03, LD07). */
export const ExtraBaseAsk = ({ props }: { readonly props: Props }) => (
  <SectorAsk props={props} confirm="Build" end={{ label: 'Build none', move: ['pass'], warning: null }} />
);

/** Who could reach what through a Gate pair, as a sentence. */
function gateWarning(view: View, { seats, viewer }: Props, a: number, b: number): string | null {
  const { sectors, rivals } = openedBy(view, viewer as Seat, a, b);
  if (sectors.length === 0) return null;
  const who = listed(rivals.map((rival) => seats[rival]!.name));
  return `Gates serve everybody: the Complexes of ${who} would reach your bases at ${listed(sectors.map(sectorName))}.`;
}

/** The second half of a Gate pair (HG-BLD-10). */
export function OtherHalfAsk({ props }: { readonly props: Props }) {
  const { view } = props;
  const { complete } = useDraft(props);
  const { a } = gate.under(view)!;
  const warning = complete ? gateWarning(view, props, a, complete[1] as number) : null;
  return <SectorAsk props={props} confirm="Place it" warning={warning} />;
}

/** A tile and an empty hex (HG-SET-07, HG-EXP-02). */
export function PlaceAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const me = viewer as Seat;
  const { complete, chosen } = draft;
  const tiles = [...valuesOf(offersOf(view, me, moves), 'tile')];
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        complete
          ? moveSentence(view, me, seats, complete)
          : chosen.tile === undefined
            ? asked(view, seats)
            : said(phrase`${tilePart(chosen.tile)}: choose an empty hex for it.`, seats)
      }
      choices={tiles.map((tile) => ({
        key: `${tile}`,
        says: `${tileName(tile)}: ${tileText(tables(view), tile)}`,
        label: (
          <ChoiceLabel
            sign={<TileFace t={tables(view)} tile={tile} size={34} />}
            name={tileName(tile)}
            effect={null}
          />
        ),
        isPressed: chosen.tile === tile,
        act: () => draft.toggle('tile', tile),
      }))}
      preview={chosen.tile === undefined ? null : <span>{tileText(tables(view), chosen.tile)}</span>}
      confirm="Place it"
    >
      {chosen.tile !== undefined && <SectorField props={props} draft={draft} label="Hex" />}
    </Ask>
  );
}
