import type { Provenance } from '@conclave/frame/meta.ts';

/** A Great House: whose colour and home tile a seat has. It has no effect on the rules. */
export interface House {
  readonly name: string;
  /** What it believes in, to follow “House Osiris: ”. */
  readonly creed: string;
  /** What stands in the middle of its home tile. */
  readonly symbol: string;
}

/** Names and creeds: rulebook. Which House has which colour and symbol: reconstructed, section 2.1 of the specification (HG-R-58). */
export const HOUSES_PROVENANCE: Provenance = 'reconstructed';

/** By seat, as seats have their colours: blue, orange, green, purple, yellow, red. */
export const HOUSES: readonly House[] = [
  { name: 'Marduk', creed: 'empathy, to understand one another', symbol: 'two clasped hands' },
  { name: 'Daedalus', creed: 'discovery and the pursuit of knowledge', symbol: 'a labyrinth' },
  { name: 'Yaksha', creed: 'harmony with nature, which never stops growing', symbol: 'an unfolding leaf' },
  { name: 'Vanir', creed: 'the mind shapes what is real', symbol: 'an open eye' },
  { name: 'Osiris', creed: 'growth and prosperity, for wealth is power', symbol: 'a sheaf of corn' },
  { name: 'Bushido', creed: 'the discipline of arms', symbol: 'two crossed blades' },
];
