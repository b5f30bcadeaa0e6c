import { Ask } from '@conclave/web/kit/table';
import { BONUS_TEXT } from '../../texts.ts';
import { type Props, useDraft, valuesOf } from '../draft.ts';
import { Sign } from '../symbols/symbol.tsx';
import { at, bonusOf } from '../words.ts';

/** Where to place a colony token (AX-COL-01). */
export function ColonizeAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  const { from } = draft;
  const bonus = from === null ? null : bonusOf(view, from);
  return (
    <Ask
      draft={draft}
      moves={props.moves}
      sentence={
        bonus === null ? (
          'Colonization: choose a sector that you control for a colony.'
        ) : (
          <>
            A colony on {at(view, from!)}, <strong>{BONUS_TEXT[bonus].name}</strong>: {BONUS_TEXT[bonus].says}
          </>
        )
      }
      choices={[...valuesOf(moves, 'from')].map((sector) => {
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
      confirm={from === null ? null : `Colonise ${at(view, from)}`}
      end={{ label: 'Pass', move: ['pass'], warning: null }}
    />
  );
}
