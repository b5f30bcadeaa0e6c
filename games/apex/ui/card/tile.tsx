import { Icon, useTip } from '@conclave/kit';
import { readingKeys } from '@conclave/kit/table';
import { STRATEGIES, type Strategy } from '../../data/strategies.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { CardTop, CardWhole } from './top.tsx';
import { labelOf, printed } from './words.ts';
import { zoomed } from './zoomed.ts';

interface TileProps {
  readonly index: number;
  readonly turned?: Strategy | null;
  /** How much of it is seen: its top, or all that it says. */
  readonly look?: 'top' | 'whole';
  /** How the card stands in the choice: free to play or to discard, or chosen for it. */
  readonly mark?: keyof typeof SAID | null;
  /** What a press does; without it the card is shown large. */
  readonly onPress?: (() => void) | undefined;
  /** What a side would do now, told on pointing; without it what is printed. */
  readonly would?: ((side: Strategy) => string) | undefined;
  /** What Enter does on a card that is chosen already: plays the move that is complete. */
  readonly onConfirm?: (() => void) | undefined;
}

const SAID = {
  open: 'can be chosen',
  chosen: 'chosen',
  spare: 'can be discarded',
  discard: 'to be discarded',
} as const;

/** The four sides of a card, as a tip: what each would do, or what is printed there. */
function Sides({ index, would }: Pick<TileProps, 'index' | 'would'>) {
  return (
    <span className="k-stack">
      <b>Card {index}</b>
      {STRATEGIES.map((side) => {
        const says = would ? would(side) : printed(index, side);
        return (
          <span key={side}>
            {STRATEGY_TEXT[side].name}
            {says && `: ${says}`}
          </span>
        );
      })}
    </span>
  );
}

const LOOKS = { top: CardTop, whole: CardWhole };

/** A card one can press. `i` or a press of the other mouse button shows it large. */
export function CardTile({
  index,
  turned = null,
  look = 'top',
  mark = null,
  onPress,
  onConfirm,
  would,
}: TileProps) {
  const zoom = zoomed.useSet();
  const enlarge = () => zoom(index);
  const Look = LOOKS[look];
  const tip = useTip(<Sides index={index} would={would} />);
  return (
    <button
      type="button"
      className="k-tile ax-tile"
      data-rove
      data-flip={`card-${index}`}
      data-card={index}
      data-mark={mark ?? undefined}
      aria-label={`${labelOf(index)}${turned ? `; turned to ${STRATEGY_TEXT[turned].name}` : ''}${mark ? `; ${SAID[mark]}` : ''}`}
      aria-pressed={mark === null ? undefined : mark === 'chosen' || mark === 'discard'}
      {...((look !== 'whole' || would) && tip)}
      {...readingKeys(enlarge, onPress, onConfirm)}
    >
      <Look index={index} turned={turned} />
      {mark === 'chosen' || mark === 'discard' ? (
        <span className="k-badge" aria-hidden="true">
          <Icon name={mark === 'chosen' ? 'check' : 'close'} size={14} />
        </span>
      ) : null}
    </button>
  );
}
