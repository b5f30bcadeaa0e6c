import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { TOP_LEVEL } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { campAt } from '../rules/map.ts';
import type { State } from '../rules/types.ts';

/** What stands in the seat's Tree and on the map, counted in one go through each. */
export function countsOf(s: Readonly<State>, seat: Seat) {
  const { mastery } = tables(s);
  const sides = [0, 0, 0];
  const values = { 3: 0, 6: 0, 9: 0 };
  for (const [kind, side] of s.mastery[seat]!.entries()) {
    sides[side]!++;
    if (side !== 0) values[mastery[kind]!.value]++;
  }
  let nodus = 0;
  let colours = 0;
  for (const n of s.nodus[seat]!) {
    nodus += n;
    if (n > 0) colours++;
  }
  const levels = [0, 0, 0, 0];
  const camps = new Array<number>(DOMAINS.length).fill(0);
  for (let place = 0; place < s.owners.length; place++) {
    if (s.owners[place] !== seat) continue;
    levels[s.levels[place]!]!++;
    camps[campAt(s, place)] = 1;
  }
  let campColours = 0;
  for (const camp of camps) campColours += camp;
  return {
    basic: sides[1]!,
    advanced: sides[2]!,
    valueSix: values[6],
    valueNine: values[9],
    nodus,
    colours,
    campColours,
    smallCities: levels[1]!,
    cities: levels[1]! + levels[2]! + levels[TOP_LEVEL]!,
    topCities: levels[TOP_LEVEL]!,
  };
}
