import type { ReactNode } from 'react';
import type { Tables } from '../../data/tables.ts';
import { Faction, TypeSign } from '../symbols/symbols.tsx';

const SIGN = { size: 14 } as const;

const Figure = ({ sign, n }: { readonly sign: ReactNode; readonly n: number }) =>
  n === 0 ? null : (
    <span className="k-within">
      {sign}
      {n}
    </span>
  );

/** What a tile offers, as signs with numbers; its words stand beside it or name its button. */
export function TileFigures({ t, tile }: { readonly t: Tables; readonly tile: number }) {
  const { industrial, political, faction, martial } = t.tiles[tile]!;
  return (
    <span className="hg-figures k-num" aria-hidden="true">
      <Figure sign={<TypeSign type="industrial" {...SIGN} />} n={industrial} />
      <Figure
        sign={faction < 0 ? <TypeSign type="political" {...SIGN} /> : <Faction faction={faction} {...SIGN} />}
        n={political}
      />
      <Figure sign={<TypeSign type="martial" {...SIGN} />} n={martial} />
    </span>
  );
}
