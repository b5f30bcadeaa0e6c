import { memo } from 'react';
import type { State } from '../rules/types.ts';
import { battle, neighboursOf, sectorLine, sectorsByName } from '../words/sector.ts';
import type { Props } from './draft.ts';

/** One sector in a sentence or three: tokens and control, a battle if one is possible, its neighbours. */
function sentence(view: State, sector: number, names: readonly string[]): string {
  const fought = battle(view, sector, names);
  return [
    sectorLine(view, sector, names),
    ...(fought === '' ? [] : [`A battle now: ${fought}.`]),
    `Next to ${neighboursOf(view, sector)}.`,
  ].join(' ');
}

/** The galaxy as a list of sentences: all that the drawn board shows. */
export const GalaxyText = memo(({ view, seats }: Pick<Props, 'view' | 'seats'>) => {
  const names = seats.map(({ name }) => name);
  return (
    <ul>
      {sectorsByName(view).map((sector) => (
        <li key={sector}>{sentence(view, sector, names)}</li>
      ))}
    </ul>
  );
});
