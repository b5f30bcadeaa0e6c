import { Button } from '@conclave/kit';
import { type Props, useDraft } from '../draft.ts';
import { Sign } from '../symbols/symbols.tsx';
import { type Sheet, useTurnTo } from './shown.ts';

const SHEETS = [
  { sheet: 'map', label: 'Map', sign: 'tile' },
  { sheet: 'tree', label: 'Trees', sign: 'tree' },
  { sheet: 'cards', label: 'Cards', sign: 'scroll' },
] as const;

/** Turns the board between map, Trees and Mastery cards. */
export function Switch({ table, sheet }: { readonly table: Props; readonly sheet: Sheet }) {
  const { picks } = useDraft(table);
  const turnTo = useTurnTo();
  return (
    <nav className="dm-switch k-over" data-over={sheet !== 'map' || undefined} aria-label="Board">
      {SHEETS.map(({ sheet: other, label, sign }) => (
        <Button
          key={other}
          small
          look="bare"
          aria-pressed={sheet === other}
          onClick={() => turnTo(other, table.moves, picks)}
        >
          <Sign name={sign} size={18} /> <span className="map-roomy">{label}</span>
        </Button>
      ))}
    </nav>
  );
}
