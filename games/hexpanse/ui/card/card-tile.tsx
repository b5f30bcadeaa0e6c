import { Icon, useTip } from '@conclave/kit';
import { readingKeys } from '@conclave/kit/table';
import { NEWEST } from '../../data/tables.ts';
import { cardLine, cardName, cardTexts } from '../../words/names.ts';
import { SmallFace, TopFace } from './card-face.tsx';
import { zoomed } from './zoomed.ts';

interface TileProps {
  readonly card: number;
  /** How the card stands in the choice under way. */
  readonly mark?: 'open' | 'chosen' | null;
  /** Only its top: picture, name and price. */
  readonly isTop?: boolean;
  /** What else is to be said of it: where its token stands, that it is an extra card. */
  readonly note?: string | null;
  /** What a press does; without it the card is shown large. */
  readonly onPress?: (() => void) | undefined;
  /** What Enter does on a card that is chosen already. */
  readonly onConfirm?: (() => void) | undefined;
}

const SAID = { open: 'can be chosen', chosen: 'chosen' } as const;

/** A card one can press. `i` or a press of the other mouse button shows it large. */
export function CardTile({ card, isTop = false, mark = null, note = null, onPress, onConfirm }: TileProps) {
  const zoom = zoomed.useSet();
  const texts = cardTexts(NEWEST, card);
  const tip = useTip(
    <span className="k-stack">
      <b>{cardName(card)}</b>
      {texts.length > 1 && <span className="k-quiet">One of these:</span>}
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {note && <span className="k-quiet">{note}</span>}
    </span>,
  );
  const label = [
    `${cardName(card)}: ${cardLine(NEWEST, card)}`,
    ...(note ? [note] : []),
    ...(mark ? [SAID[mark]] : []),
  ];
  return (
    <button
      type="button"
      className="k-tile hx-card-tile"
      data-rove
      data-flip={`card-${card}`}
      data-mark={mark ?? undefined}
      aria-pressed={mark === null ? undefined : mark === 'chosen'}
      {...tip}
      {...readingKeys(() => zoom(card), onPress, onConfirm)}
    >
      <span className="unseen">{label.join('; ')}</span>
      {isTop ? <TopFace card={card} /> : <SmallFace card={card} />}
      {note && (
        <span className="hx-note" aria-hidden="true">
          {note}
        </span>
      )}
      {mark === 'chosen' && (
        <span className="k-badge hx-chosen-mark" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
      )}
    </button>
  );
}
