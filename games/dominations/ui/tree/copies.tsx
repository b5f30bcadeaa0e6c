import type { Choice } from '@conclave/kit/table';
import { masteryCard } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { supply } from '../../rules/mastery.ts';
import { nodusText } from '../../words/mastery-words.ts';
import { copyName } from '../../words/names.ts';
import { cardSides } from '../../words/tree.ts';
import { coloursOf, Halves } from '../card/halves.tsx';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { Formed } from './formed.tsx';
import { nodusThere, openingsOf } from './openings.ts';

/** A copy of the card that is being gained. */
interface Copy {
  readonly copy: number;
  readonly card: number;
  /** The colours of the most Nodus that it would form at any place; null where it fits nowhere. */
  readonly best: readonly number[] | null;
  /** Its sides, and that most. */
  readonly says: string;
}

/** The copies left of the card that is being gained; none while there is no such card. */
export function copiesOf({ view, viewer, moves }: Props, { chosen, picks }: Draft): readonly Copy[] {
  const { kind, action } = chosen;
  if (viewer === 'table' || kind === undefined || action !== 'gain' || picks.length === 0) return [];
  return supply(view, kind).map((copy) => {
    const card = masteryCard(kind, copy);
    const fits = moves.some((move) => move[0] === 'gain' && move[1] === kind && move[2] === copy);
    const [most = []] = openingsOf(view, viewer)
      .map(({ spot }) => nodusThere(view, viewer, card, spot))
      .sort((a, b) => b.length - a.length);
    const would = fits ? `at best ${nodusText(most)}` : 'fits nowhere';
    return {
      copy,
      card,
      best: fits ? most : null,
      says: `Copy ${copyName(copy)}: ${cardSides(tables(view), card)}; ${would}`,
    };
  });
}

/** A copy as a small card. */
const CopyFace = ({ of: { card, best } }: { readonly of: Copy }) => (
  <span className="dm-spot" aria-hidden="true">
    <Halves of={coloursOf(card)} />
    {best ? <Formed colours={best} /> : '–'}
  </span>
);

/** A copy beside others of its kind. */
export function CopyButton({ table, of }: { readonly table: Props; readonly of: Copy }) {
  const draft = useDraft(table);
  return (
    <button
      type="button"
      className="dm-copy k-press"
      aria-pressed={draft.chosen.copy === of.copy}
      aria-disabled={of.best === null}
      onClick={() => of.best && draft.toggle('copy', of.copy)}
    >
      <span className="unseen">{of.says}</span>
      <CopyFace of={of} />
    </button>
  );
}

/** The copies as answers. */
export const copyChoices = (table: Props, draft: Draft): readonly Choice[] =>
  copiesOf(table, draft).map((of) => ({
    key: `copy ${of.copy}`,
    says: of.says,
    label: (
      <span className="dm-copy">
        <CopyFace of={of} />
      </span>
    ),
    isPressed: draft.chosen.copy === of.copy,
    lack: of.best === null ? 'It fits nowhere in your Tree.' : undefined,
    act: () => draft.toggle('copy', of.copy),
  }));
