import { Ask, PickList } from '@conclave/web/kit/table';
import { civilisationStart, civilisationText } from '../../texts.ts';
import { type Props, useDraft, valuesOf } from '../draft.ts';
import { at } from '../words.ts';

/** Which civilisation to lead (AX-SET-04). */
export function CivilisationAsk({ props }: { readonly props: Props }) {
  const draft = useDraft(props);
  const { civilisation } = draft;
  const entries = [...valuesOf(props.moves, 'civilisation')].map((key) => ({
    value: key,
    label: `${civilisationText(key).name}: ${civilisationStart(key, props.view.rules)}`,
  }));
  return (
    <Ask
      draft={draft}
      moves={props.moves}
      sentence={
        civilisation === null ? (
          'Choose the civilisation that you lead.'
        ) : (
          <>
            <strong>{civilisationText(civilisation).name}</strong>: {civilisationText(civilisation).says} They
            start with {civilisationStart(civilisation, props.view.rules)}.
          </>
        )
      }
      confirm={civilisation === null ? null : `Lead the ${civilisationText(civilisation).name}`}
    >
      <PickList
        beside
        label="Civilisation"
        entries={entries}
        chosen={civilisation}
        onPick={(key) => draft.pick('civilisation', key)}
      />
    </Ask>
  );
}

/** Where the origin sector lies (AX-SET-05). */
export function SlotAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  return (
    <Ask
      draft={draft}
      moves={props.moves}
      sentence="Choose where your home lies: a free place at the edge of the galaxy."
      choices={[...valuesOf(moves, 'from')].map((sector) => ({
        key: String(sector),
        label: at(view, sector),
        isPressed: draft.from === sector,
        act: () => draft.pick('from', sector),
      }))}
      confirm={draft.from === null ? null : `Settle at ${at(view, draft.from)}`}
    />
  );
}
