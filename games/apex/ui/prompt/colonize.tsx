import { Ask, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { MOVES } from '../../words/moves.ts';
import { BONUS_TEXT } from '../../words/names.ts';
import { sayAgeChange } from '../age-now.ts';
import { type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { afterMove } from '../preview.ts';
import { Sign } from '../symbols/symbol.tsx';
import { asked, at, bonusOf } from '../words.ts';

/** Where to place a colony token (AX-COL-01). */
export function ColonizeAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const { from } = draft;
  const bonus = from === null ? null : bonusOf(view, from);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        bonus === null ? (
          asked(view, seats)
        ) : (
          <>
            A colony on {at(view, from!)}, <strong>{BONUS_TEXT[bonus].name}</strong>:{' '}
            {BONUS_TEXT[bonus].says(tables(view))}
          </>
        )
      }
      choices={[...valuesOf(offersOf(moves), 'from')].map((sector) => {
        const kind = bonusOf(view, sector);
        return {
          key: String(sector),
          says: `${at(view, sector)}, ${kind ?? 'hidden'}`,
          label: (
            <>
              {kind && <Sign name={kind} />} {at(view, sector)}
            </>
          ),
          isPressed: from === sector,
          act: () => draft.pick('from', sector),
        };
      })}
      preview={
        from === null || viewer === 'table'
          ? null
          : sayAgeChange(view, afterMove(view, viewer, ['colonize', from]), seats, viewer)
      }
      confirm={from === null ? null : `Colonise ${at(view, from)}`}
      end={{ label: MOVES.pass.name, move: ['pass'], warning: null }}
    />
  );
}
