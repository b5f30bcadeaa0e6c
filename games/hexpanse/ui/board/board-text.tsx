import type { Viewer } from '@conclave/kernel';
import { planetOf } from '../../rules/board.ts';
import { missionLines } from '../../words/mission.ts';
import { rows, territoryLine } from '../../words/territory.ts';
import type { Props } from '../draft.ts';

/** The board in sentences: all that the drawn one shows. */
export function PlanetText({
  view,
  viewer,
  seats,
}: Pick<Props, 'view' | 'seats'> & { readonly viewer: Viewer }) {
  const names = seats.map(({ name }) => name);
  const { hexilum } = planetOf(view);
  const isWorthSaying = (territory: number) =>
    hexilum[territory]! || view.kinds[territory]! > 0 || view.warlords.includes(territory);
  const lines = rows(view).flat().filter(isWorthSaying);
  return (
    <>
      <section>
        <h3>Territories; those not named are empty and without hexilum</h3>
        <ul>
          {lines.map((territory) => (
            <li key={territory}>{territoryLine(view, territory, names)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Missions</h3>
        <ul>
          {missionLines(view, viewer, names).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
