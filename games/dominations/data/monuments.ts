import type { Provenance } from '@conclave/frame/meta.ts';
import { ART, CRA, domainOf, GOV, REL, SCI, TRA } from './domains.ts';

/** What a Monument gives to who places a tile beside it (DM-MON-10). */
type SiteEffect =
  | { readonly kind: 'gain'; readonly domain: number; readonly n: number }
  | { readonly kind: 'choice' | 'vp' | 'influence'; readonly n: number };

export interface Monument {
  readonly key: MonumentKey;
  readonly name: string;
  /** The two Domains that its levels cost. */
  readonly primary: number;
  readonly secondary: number;
  readonly site: SiteEffect;
  /** How many Level cards it has, and for each, Level 1 first, the colours of its half-Nodus from the north clockwise. */
  readonly levels: number;
  readonly nodus: readonly (readonly number[])[];
}

export const MONUMENT_KEYS = [
  'stonehenge',
  'greatPyramid',
  'hangingGardens',
  'colossus',
  'greatLighthouse',
  'templeOfArtemis',
  'mausoleum',
  'statueOfZeus',
  'greatWall',
  'petra',
  'machuPicchu',
  'angkorWat',
] as const;
export type MonumentKey = (typeof MONUMENT_KEYS)[number];

/** Twelve Monuments and 50 Level cards: public. Names and everything on the cards: reconstructed. */
export const MONUMENTS_PROVENANCE: Provenance = 'reconstructed';

const one = (domain: number): SiteEffect => ({ kind: 'gain', domain, n: 1 });
const choice: SiteEffect = { kind: 'choice', n: 1 };
const vp: SiteEffect = { kind: 'vp', n: 2 };
const influence: SiteEffect = { kind: 'influence', n: 1 };

const of = (
  key: MonumentKey,
  name: string,
  [primary, secondary]: readonly [number, number],
  site: SiteEffect,
  cards: string,
): Monument => {
  const nodus = cards.split(' ').map((card) => [...card].map(domainOf));
  return { key, name, primary, secondary, site, levels: nodus.length, nodus };
};

/** MO-01 to MO-12; the number of a Monument is its place in this list. */
export const MONUMENTS: readonly Monument[] = [
  of('stonehenge', 'Stonehenge', [REL, SCI], one(REL), 'RSAC CRSA ACRS SACR'),
  of('greatPyramid', 'Great Pyramid', [GOV, CRA], one(GOV), 'GCRA AGCR RAGC CRAG CGAR'),
  of('hangingGardens', 'Hanging Gardens', [ART, SCI], choice, 'ASTC CAST TCAS STCA'),
  of('colossus', 'Colossus', [TRA, ART], one(TRA), 'TASC CTAS SCTA ASCT'),
  of('greatLighthouse', 'Great Lighthouse', [SCI, TRA], one(SCI), 'STCG GSTC CGST TCGS'),
  of('templeOfArtemis', 'Temple of Artemis', [REL, ART], vp, 'RATS SRAT TSRA ATSR'),
  of('mausoleum', 'Mausoleum', [ART, GOV], vp, 'AGTR RAGT TRAG GTRA'),
  of('statueOfZeus', 'Statue of Zeus', [CRA, REL], influence, 'CRGA ACRG GACR RGAC'),
  of('greatWall', 'Great Wall', [GOV, TRA], influence, 'GTRS SGTR RSGT TRSG TGSR'),
  of('petra', 'Petra', [TRA, CRA], one(CRA), 'TCSG GTCS SGTC CSGT'),
  of('machuPicchu', 'Machu Picchu', [CRA, SCI], choice, 'CSGR RCSG GRCS SGRC'),
  of('angkorWat', 'Angkor Wat', [GOV, REL], one(ART), 'GRAT TGRA ATGR RATG'),
];
