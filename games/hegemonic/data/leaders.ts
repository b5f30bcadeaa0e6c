import type { Provenance } from '@conclave/frame/meta.ts';

const LEADER_KEYS = [
  'envoy',
  'thorsWill',
  'prefects',
  'broker',
  'persona',
  'izanagi',
  'eadrom',
  'assemblySpeaker',
  'occlusMagnus',
  'bloomMother',
  'technocrat',
  'entombed',
] as const;
export type LeaderKey = (typeof LEADER_KEYS)[number];

/** When an ability can be used (section 2.7): T, W, C1 and C2 of the specification. */
export type Timing = 'outside' | 'any' | 'before-cards' | 'after-cards';

/** A leader: name and dynasty; LD01 to LD12 are in this order. */
export interface Leader {
  readonly key: LeaderKey;
  readonly name: string;
  readonly dynasty: string;
  /** By level, 1 to 3. */
  readonly timing: readonly [Timing, Timing, Timing];
  /** By level: the number in what it does; 0 where it has none. */
  readonly n: readonly [number, number, number];
}

/** Twelve leaders with three levels: rulebook. The cards: reconstructed after its background texts. */
export const LEADERS_PROVENANCE: Provenance = 'reconstructed';

export const LEADERS: readonly Leader[] = [
  {
    key: 'envoy',
    name: 'The Envoy',
    dynasty: 'Psycog Intelligence',
    timing: ['any', 'after-cards', 'before-cards'],
    n: [0, 0, 0],
  },
  {
    key: 'thorsWill',
    name: 'Thor’s Will',
    dynasty: 'the Syndicate',
    timing: ['any', 'outside', 'outside'],
    n: [2, 0, 0],
  },
  {
    key: 'prefects',
    name: 'The Prefects',
    dynasty: 'Confluence of Rama',
    timing: ['any', 'outside', 'outside'],
    n: [3, 0, 0],
  },
  {
    key: 'broker',
    name: 'The Concern’s Broker',
    dynasty: 'Macrocosmic Concern',
    timing: ['any', 'any', 'any'],
    n: [2, 0, 7],
  },
  {
    key: 'persona',
    name: 'The Persona',
    dynasty: 'Conjunction Imperative',
    timing: ['any', 'outside', 'outside'],
    n: [0, 2, 0],
  },
  {
    key: 'izanagi',
    name: 'Izanagi',
    dynasty: 'Clan Amatsukami',
    timing: ['outside', 'before-cards', 'before-cards'],
    n: [3, 2, 4],
  },
  {
    key: 'eadrom',
    name: 'Eadrom',
    dynasty: 'Archons of the Void',
    timing: ['outside', 'outside', 'outside'],
    n: [5, 0, 0],
  },
  {
    key: 'assemblySpeaker',
    name: 'The Assembly Speaker',
    dynasty: 'Eng-Kohn Union',
    timing: ['any', 'outside', 'any'],
    n: [2, 3, 0],
  },
  {
    key: 'occlusMagnus',
    name: 'Occlus Magnus',
    dynasty: 'Illuminated Order',
    timing: ['any', 'before-cards', 'after-cards'],
    n: [0, 2, 0],
  },
  {
    key: 'bloomMother',
    name: 'The Bloom Mother',
    dynasty: 'Blooms of Pyramus',
    timing: ['any', 'any', 'after-cards'],
    n: [1, 2, 0],
  },
  {
    key: 'technocrat',
    name: 'The Technocrat',
    dynasty: 'Icarian Society',
    timing: ['any', 'any', 'outside'],
    n: [0, 0, 3],
  },
  {
    key: 'entombed',
    name: 'The Entombed',
    dynasty: 'Immortals of Bir',
    timing: ['any', 'before-cards', 'any'],
    n: [3, 3, 0],
  },
];
