import { controller } from '../../rules/control.ts';
import { colonyOf, originOwner, sectorCount } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';
import { presentAt } from '../../text/sector.ts';
import { at, bonusOf } from '../words.ts';
import type { SectorPicture } from './sector.tsx';

function kindOf(view: Readonly<State>, sector: number): SectorPicture['kind'] {
  if (sector < view.tiles.length) return view.tiles[sector]! < 0 ? 'hidden' : 'neutral';
  return originOwner(view, sector) < 0 ? 'slot' : 'origin';
}

/** What a sector shows of this view. */
export function pictureOf(view: Readonly<State>, sector: number): SectorPicture {
  const owner = originOwner(view, sector);
  const present = presentAt(view, sector);
  const holder = controller(view, sector);
  return {
    name: at(view, sector),
    bonus: bonusOf(view, sector),
    seed: sector < view.tiles.length ? `tile ${view.tiles[sector]}` : `slot ${sector}`,
    kind: kindOf(view, sector),
    civilisation: owner < 0 ? null : view.civilisations[owner]!,
    stacks: present.map((seat) => ({
      seat,
      ships: view.ships[seat]![sector]!,
      colony: colonyOf(view, sector) !== seat ? 'none' : owner === seat ? 'origin' : 'token',
    })),
    control: present.length === 0 ? null : holder < 0 ? 'tied' : holder,
  };
}

/** Every sector of the view, by number. */
export const picturesOf = (view: Readonly<State>): readonly SectorPicture[] =>
  Array.from({ length: sectorCount(view) }, (_, sector) => pictureOf(view, sector));
