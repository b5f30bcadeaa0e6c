import type { Provenance } from '@conclave/frame/meta.ts';

/** Names and colours: public. Their order, the cycle in which Nodus and dots are spread: reconstructed. */
export const DOMAINS_PROVENANCE: { readonly names: Provenance; readonly order: Provenance } = {
  names: 'public',
  order: 'reconstructed',
};

/** The six Domains in cycle order; the number of a Domain is its place in this list. */
export const DOMAINS = ['GOV', 'REL', 'ART', 'TRA', 'SCI', 'CRA'] as const;
export type DomainCode = (typeof DOMAINS)[number];

export const [GOV, REL, ART, TRA, SCI, CRA] = [0, 1, 2, 3, 4, 5] as const;

export const DOMAIN_NAMES: readonly string[] = [
  'Government',
  'Religion',
  'Art',
  'Trade',
  'Science',
  'Craftsmanship',
];

/** The Domain of an initial: `R` for Religion. */
export const domainOf = (initial: string): number => DOMAINS.findIndex((code) => code[0] === initial);

/** The Domain `offset` places further round the cycle. */
export const domainAfter = (domain: number, offset: number): number => (domain + offset) % DOMAINS.length;
