import { PickList, valuesOf } from '@conclave/kit/table';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { offersFor } from '../prompt/fields.tsx';
import { sectorEntries } from '../prompt/sectors.ts';

/** What the parts of a move that are sectors are called. */
function labelOf({ chosen: { action } }: Draft, name: 'at' | 'to'): string {
  if (name === 'to') return action === 'attack' ? 'Target' : 'To';
  return action?.startsWith('move') || action === 'relocate' || action === 'fill' ? 'From' : 'Sector';
}

/** The sectors that may be chosen now as lists, for those who read the galaxy as text. */
export function PlacesList({ table }: { readonly table: Props }) {
  const draft = useDraft(table);
  return (['at', 'to'] as const).map((name) => {
    const sectors = valuesOf(offersFor(table, draft, name), name);
    if (sectors.size < 2 || table.viewer === 'table') return null;
    return (
      <PickList
        key={name}
        label={labelOf(draft, name)}
        entries={sectorEntries(table.view, table.seats, sectors)}
        chosen={draft.chosen[name] ?? null}
        onPick={(sector) => draft.pick(name, sector)}
      />
    );
  });
}
