import { seedOf } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apex } from '../index.ts';
import { newest } from '../tests/names.ts';
import { sectorName } from '../words/sector-names.ts';
import { GalaxyText } from './board-text.tsx';

const SEATS: readonly SeatInfo[] = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'].map((name) => ({
  name,
  kind: 'human',
  away: false,
}));

describe('the galaxy as text', () => {
  it('has a sentence for each sector, by name, with its neighbours', () => {
    const s = apex.setup(seedOf(4), 6, { setupMode: 'random' });
    const shown = renderToStaticMarkup(<GalaxyText view={apex.view(s, 0)} seats={SEATS} />);
    expect(shown.match(/<li>/g)).toHaveLength(30);
    for (let sector = 0; sector < 30; sector++)
      expect(shown).toContain(`<li>${sectorName(newest(6), sector)} `);
    expect(shown.match(/in control alone\. Next to/g)).toHaveLength(6);
    expect(shown).toContain(`<li>${sectorName(newest(6), s.origins[0]!)} origin of Ann: Ann `);
  });

  it('says how a battle would end where one is possible', () => {
    const s = apex.setup(seedOf(4), 6, { setupMode: 'random' });
    s.ships[0]![3] = 2;
    s.ships[1]![3] = 1;
    s.levels = s.levels.map(() => [0, 0, 0, 0]);
    const shown = renderToStaticMarkup(<GalaxyText view={apex.view(s, 0)} seats={SEATS} />);
    expect(shown).toContain('A battle now: Ann wins and keeps 1 token: Ann 2, Bob 1.');
  });

  it('calls face-down sectors hidden', () => {
    const s = apex.setup(seedOf(4), 2, { setupMode: 'random', exploration: 'on' });
    const shown = renderToStaticMarkup(<GalaxyText view={apex.view(s, 0)} seats={SEATS} />);
    expect(shown.match(/ hidden: empty\./g)).toHaveLength(8);
  });
});
