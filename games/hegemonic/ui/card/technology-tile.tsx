import { Icon, useTip } from '@conclave/kit';
import { readingKeys } from '@conclave/kit/table';
import type { Tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import { technologyFigures } from '../../words/names.ts';
import type { Advance } from './advance.ts';
import { CardTip } from './card-label.tsx';
import { TechnologyFace } from './technology-card.tsx';
import { zoomed } from './zoomed.ts';

interface TileProps {
  readonly t: Tables;
  readonly card: number;
  /** How the card stands in the choice under way. */
  readonly mark?: 'open' | 'chosen' | null;
  /** Whether it could be advanced; said in the tip. */
  readonly advance?: Advance | null;
  /** What it counts in the conflict under way. */
  readonly counts?: number | null;
  /** What a press does; without it the card is shown large. */
  readonly onPress?: (() => void) | undefined;
  /** What Enter does on a card that is chosen already. */
  readonly onConfirm?: (() => void) | undefined;
}

const SAID = { open: 'can be chosen', chosen: 'chosen' } as const;

/** A technology one can press. `i` or a press of the other mouse button shows it large. */
export function TechnologyTile({
  t,
  card,
  mark = null,
  advance = null,
  counts = null,
  onPress,
  onConfirm,
}: TileProps) {
  const zoom = zoomed.useSet();
  const look = () => zoom({ card });
  const kind = t.technologies[KIND_OF[card]!]!;
  const tip = useTip(
    <CardTip t={t} card={card}>
      {advance && <span className={advance.can ? 'k-gain' : 'k-quiet'}>{advance.says}</span>}
    </CardTip>,
  );
  const label = [
    `${kind.name}: ${technologyFigures(kind)}`,
    ...(counts === null ? [] : [`adds ${counts} here`]),
    ...(mark === null ? [] : [SAID[mark]]),
  ].join('; ');
  return (
    <button
      type="button"
      className="k-tile hg-technology-tile"
      data-rove
      data-flip={`technology-${card}`}
      data-mark={mark ?? undefined}
      data-can={advance?.can || undefined}
      aria-pressed={mark === null ? undefined : mark === 'chosen'}
      {...tip}
      {...readingKeys(look, onPress, onConfirm)}
    >
      <span className="unseen">{label}</span>
      <TechnologyFace t={t} card={card} />
      {counts !== null && (
        <span className="hg-counts" aria-hidden="true">
          +{counts}
        </span>
      )}
      {mark === 'chosen' && (
        <span className="hg-chosen-mark k-badge" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
      )}
    </button>
  );
}
