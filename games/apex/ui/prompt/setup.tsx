import { Ask, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { civilisationStart, civilisationText, levelsSay } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { Civilisations } from '../mine/civilisations.tsx';
import { useNarrow, usePhone } from '../narrow.ts';
import { offersOf } from '../parts.ts';
import { asked, at } from '../words.ts';

/** Which civilisation to lead (AX-SET-04). */
export function CivilisationAsk({ props }: { readonly props: Props }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const isNarrow = useNarrow();
  // There each of them says itself what it starts with.
  const isPhone = usePhone();
  const { civilisation } = draft.chosen;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        civilisation === undefined ? (
          asked(view, seats)
        ) : (
          <>
            <strong>{civilisationText(civilisation).name}</strong>
            {!isPhone && ` start with ${civilisationStart(tables(view), civilisation)}.`}
          </>
        )
      }
      preview={
        <p>
          {civilisation === undefined
            ? 'Production builds ships, movement moves them, influence takes sectors, armament wins battles.'
            : levelsSay(tables(view), civilisation)}
        </p>
      }
      chosen={
        civilisation === undefined
          ? []
          : [['Civilisation', civilisationText(civilisation).name, civilisation]]
      }
      confirm={civilisation === undefined ? null : `Lead the ${civilisationText(civilisation).name}`}
    >
      {isNarrow && <Civilisations props={props} look="brief" />}
    </Ask>
  );
}

/** Where the origin sector lies (AX-SET-05). */
export function SlotAsk({ props }: { readonly props: Props }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      choices={[...valuesOf(offersOf(moves), 'from')].map((sector) => ({
        key: String(sector),
        label: at(view, sector),
        isPressed: draft.from === sector,
        act: () => draft.pick('from', sector),
      }))}
      confirm={draft.from === null ? null : `Settle at ${at(view, draft.from)}`}
    />
  );
}
