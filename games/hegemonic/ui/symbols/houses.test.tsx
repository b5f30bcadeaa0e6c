import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HOUSES } from '../../data/houses.ts';
import { houseName } from '../../words/names.ts';
import { HOUSE_SIGNS } from './houses.ts';
import { HouseSign } from './symbols.tsx';

describe('the signs of the Great Houses (HG-R-58)', () => {
  it('are one for each, told apart without colour, and named', () => {
    const drawn = HOUSES.map((_, seat) =>
      renderToStaticMarkup(<HouseSign seat={seat} title={houseName(seat)} />),
    );
    expect(HOUSE_SIGNS).toHaveLength(HOUSES.length);
    expect(new Set(HOUSE_SIGNS.map((sign) => JSON.stringify(sign))).size).toBe(6);
    for (const [seat, { name }] of HOUSES.entries()) expect(drawn[seat]).toContain(`House ${name}`);
  });
});
