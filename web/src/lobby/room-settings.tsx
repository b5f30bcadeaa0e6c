import { takesEffect } from '@conclave/frame/settings.ts';
import { useHere } from '../live/context.tsx';
import type { TableInfo } from '../net/protocol.ts';
import { optionText } from './option-text.ts';

/** What is played: where it is not the usual game, and all settings on demand. */
export function RoomSettings({ info }: { readonly info: TableInfo }) {
  const { game, ui } = useHere().loaded;
  const table = { seats: info.seats.length, options: info.options };
  const settings = game.options
    .filter((spec) => takesEffect(spec, info.options))
    .map((spec) => {
      const { label, values } = optionText(ui.options, spec.id, table);
      const said = (value: string | number | undefined) =>
        value === 0 ? 'off' : (values?.[String(value)] ?? String(value));
      const value = info.options[spec.id];
      return {
        id: spec.id,
        label,
        said: said(value),
        usual: value === spec.default ? null : said(spec.default),
      };
    });
  if (settings.length === 0) return null;
  const unusual = settings.filter(({ usual }) => usual !== null);
  return (
    <section className="room-settings" aria-label="Settings of the game">
      {unusual.length > 0 && (
        <dl className="room-unusual">
          {unusual.map(({ id, label, said, usual }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <strong>{said}</strong> <span>usual: {usual}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <details>
        <summary>
          {unusual.length === 0 ? 'The usual game' : 'All'}: {settings.length}{' '}
          {settings.length === 1 ? 'setting' : 'settings'}
        </summary>
        <dl className="room-all">
          {settings.map(({ id, label, said }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
