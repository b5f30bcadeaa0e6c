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
}

/** Twelve leaders with three levels: rulebook. The cards: reconstructed after its background texts. */
export const LEADERS_PROVENANCE: Provenance = 'reconstructed';

export const LEADERS: readonly Leader[] = [
  {
    key: 'envoy',
    name: 'The Envoy',
    dynasty: 'Psycog Intelligence',
    timing: ['any', 'after-cards', 'before-cards'],
  },
  { key: 'thorsWill', name: 'Thor’s Will', dynasty: 'the Syndicate', timing: ['any', 'outside', 'outside'] },
  {
    key: 'prefects',
    name: 'The Prefects',
    dynasty: 'Confluence of Rama',
    timing: ['any', 'outside', 'outside'],
  },
  {
    key: 'broker',
    name: 'The Concern’s Broker',
    dynasty: 'Macrocosmic Concern',
    timing: ['any', 'any', 'any'],
  },
  {
    key: 'persona',
    name: 'The Persona',
    dynasty: 'Conjunction Imperative',
    timing: ['any', 'outside', 'outside'],
  },
  {
    key: 'izanagi',
    name: 'Izanagi',
    dynasty: 'Clan Amatsukami',
    timing: ['outside', 'before-cards', 'before-cards'],
  },
  {
    key: 'eadrom',
    name: 'Eadrom',
    dynasty: 'Archons of the Void',
    timing: ['outside', 'outside', 'outside'],
  },
  {
    key: 'assemblySpeaker',
    name: 'The Assembly Speaker',
    dynasty: 'Eng-Kohn Union',
    timing: ['any', 'outside', 'any'],
  },
  {
    key: 'occlusMagnus',
    name: 'Occlus Magnus',
    dynasty: 'Illuminated Order',
    timing: ['any', 'before-cards', 'after-cards'],
  },
  {
    key: 'bloomMother',
    name: 'The Bloom Mother',
    dynasty: 'Blooms of Pyramus',
    timing: ['any', 'any', 'after-cards'],
  },
  {
    key: 'technocrat',
    name: 'The Technocrat',
    dynasty: 'Icarian Society',
    timing: ['any', 'any', 'outside'],
  },
  {
    key: 'entombed',
    name: 'The Entombed',
    dynasty: 'Immortals of Bir',
    timing: ['any', 'before-cards', 'any'],
  },
];
