import { describe, expect, it } from 'vitest';
import { type Given, position } from '../../tests/position.ts';
import { markAt, nameAt, nameSize } from './labels.ts';
import { picturesOf } from './picture.ts';
import { planOf } from './plan.ts';

const GIVEN: Given = {
  players: { Ada: { home: [3, -1] }, Bo: { home: [-1, -2] } },
  sectors: {
    '2,0': { tile: { industrial: 3 }, pieces: { A: '2c', B: '1c' } },
    '3,0': { tile: { political: 2, faction: 'orange' }, pieces: { A: 'e' } },
    '3,-2': { tile: { political: 3, faction: 'orange' }, pieces: { A: 'e', B: 'a' } },
    '1,0': { tile: { martial: 3 }, pieces: { A: '3o f' } },
    '1,-1': { tile: { martial: 1 }, pieces: { A: 'o' } },
  },
};

describe('what is written on a sector', () => {
  const s = position(GIVEN);
  const { seals } = planOf(s);
  const rooms = (scale: number) =>
    picturesOf(s).map((picture, sector) => ({ picture, seals: seals[sector]!, scale }));

  it.each([0.5, 0.8, 1, 1.5])('leaves its name clear of who was there last, at %s px a unit', (scale) => {
    for (const room of rooms(scale)) {
      const [name, mark] = [nameAt(room), markAt(room)];
      if (name === null) continue;
      const apart = Math.hypot(name.x - mark.x, name.y - mark.y);
      expect(apart).toBeGreaterThan(nameSize(scale));
    }
  });

  it('leaves its name clear of the seals of boards', () => {
    const sealed = rooms(1).filter(({ seals }) => seals.length > 0);
    expect(sealed.length).toBeGreaterThan(5);
    for (const room of sealed)
      for (const seal of room.seals) {
        if (room.picture.tile === null) continue;
        const { x, y } = nameAt(room)!;
        expect(Math.abs(x - seal.x) > 20 || Math.abs(y - seal.y) > 12).toBe(true);
      }
  });

  it('moves a name that stands where a unit comes', () => {
    const [before, after] = [position(GIVEN), position(GIVEN)];
    const sector = before.tiles.findIndex(
      (tile, i) => tile >= 0 && picturesOf(before)[i]!.units.length === 0,
    );
    after.fleets[0]![2] = sector;
    const place = (of: typeof before) => nameAt({ picture: picturesOf(of)[sector]!, seals: [], scale: 1 });
    expect(place(after)).not.toEqual(place(before));
  });
});
