import { games } from '@conclave/games';
import { describe, expect, it } from 'vitest';
import { firstCount, formsOf, fullFor, gentleAt } from './forms.ts';

const metaOf = (id: string) => games[id]!.meta;

describe('the form of a first game', () => {
  it.each([
    ['dominations', 'First game', { firstGame: 'on' }],
    ['hegemonic', 'Learning game', { learningGame: 'on' }],
    ['hexpanse', 'Sailor', { mode: 'sailor' }],
    ['apex', 'Duel', { duelMode: 'on', exploration: 'off' }],
  ])('of %s is offered to somebody new: %s', (id, name, options) => {
    const meta = metaOf(id);
    const { main, other } = formsOf(meta, true, firstCount(meta, true));
    expect(main).toMatchObject({ name, options, seats: 2 });
    expect(other).toMatchObject({ name: 'Full game', options: {} });
    expect(gentleAt(meta, { ...main.options, more: 1 }, main.seats)?.name).toBe(name);
  });

  it.each(['dominations', 'hegemonic', 'hexpanse', 'apex'])('of %s waits behind for all others', (id) => {
    const meta = metaOf(id);
    const { main, other } = formsOf(meta, false, firstCount(meta, false));
    expect(main).toMatchObject({ name: 'Full game', options: {} });
    expect(other).toMatchObject({ name: meta.gentle!.name });
  });

  it('has settings that the game knows', async () => {
    for (const { meta, load } of Object.values(games)) {
      const { options } = await load();
      for (const [id, value] of Object.entries(meta.gentle?.options ?? {})) {
        const spec = options.find((option) => option.id === id)!;
        expect('values' in spec && spec.values).toContain(value);
      }
    }
  });

  it('is the duel of APEX with one bot only, and its full game has more', () => {
    const apex = metaOf('apex');
    expect(formsOf(apex, true, 5).main).toMatchObject({ name: 'Full game', seats: 5 });
    expect(formsOf(apex, false, 2).main.name).toBe('Duel');
    expect(formsOf(apex, true, 2).other!.seats).toBe(4);
    expect(fullFor(apex, 2).seats).toBe(4);
    expect(gentleAt(apex, { duelMode: 'on', exploration: 'off' }, 3)).toBeNull();
  });

  it('goes with any number of players elsewhere', () => {
    expect(formsOf(metaOf('dominations'), true, 4).main).toMatchObject({ name: 'First game', seats: 4 });
    expect(fullFor(metaOf('dominations'), 4).seats).toBe(4);
  });

  it('is missing where the game has one form', () => {
    const stardust = metaOf('stardust-imperium');
    expect(formsOf(stardust, true, 3)).toEqual({
      main: { name: 'Full game', says: null, options: {}, seats: 3 },
      other: null,
    });
    expect(gentleAt(stardust, {}, 2)).toBeNull();
  });
});
