import { line, phrase } from '@conclave/frame/event-parts.ts';
import { tables } from '../../data/tables.ts';
import type { By, Source } from '../../rules/types.ts';
import { amounts, domainName, influence, knowledge, vp } from '../names.ts';
import { extraPart, masteryPart, monumentPart, placePart, termPart } from '../parts.ts';
import { byParts, byRule } from './by.ts';
import type { Lines } from './line.ts';

/** “, of which 1 is lost to the limit”; nothing if nothing is. */
const overflow = (lost: number): string => (lost === 0 ? '' : `, of which ${lost} lost to the limit`);

/** Why a card costs nothing. */
const free = (isFree: boolean): string => (isFree ? ', free of cost for the lead in Influence' : '');

/** Whether the line before tells these VP: Nodus formed, tiles and cards taken, Monuments controlled. */
const isToldBefore = (source: Source, by: By): boolean =>
  by === 'nodus' || by === 'hegemon' || by === 'control' || source.startsWith('domination');

/** Events of Knowledge, VP and Influence, and of the Tree. */
export const HOLDINGS_LINES: Lines<
  | 'gained'
  | 'lost'
  | 'paid'
  | 'exchanged'
  | 'scored'
  | 'influenced'
  | 'extraUsed'
  | 'limitChanged'
  | 'levelBuilt'
  | 'cardGained'
  | 'cardAdvanced'
  | 'nodusFormed'
> = {
  gained: ([, seat, domain, n, lost, by, which]) =>
    line(2, seat, byRule(by, which), ` gains ${knowledge(n, domain)}${overflow(lost)}: `, byParts(by, which)),
  lost: ([, seat, domain, n, by, which]) =>
    line(2, seat, byRule(by, which), ` loses ${knowledge(n, domain)}: `, byParts(by, which)),
  // What was done is said first, and this is no more than its price.
  paid: ([, seat, list]) => line(2, null, 'DM-BLD-03', { seat }, ` pays ${amounts(list)}`),
  exchanged: ([, seat, domain, list]) =>
    line(1, seat, 'DM-DEV-10', ` exchanges ${amounts(list)} for ${domainName(domain)}`),
  scored: ([, seat, n, source, by, which]) =>
    isToldBefore(source, by)
      ? null
      : line(
          2,
          seat,
          byRule(by, which, source),
          n < 0 ? ` loses ${vp(-n)}: ` : ` scores ${vp(n)}: `,
          byParts(by, which),
        ),
  influenced: ([, seat, n, by, which]) =>
    line(
      2,
      seat,
      byRule(by, which),
      n < 0 ? ` loses ${influence(-n)}: ` : ` gains ${influence(n)}: `,
      byParts(by, which),
    ),
  extraUsed: ([, seat, extra]) => line(1, seat, 'DM-BLD-02', ' uses the extra action of ', extraPart(extra)),
  limitChanged: ([, seat, domain, limit]) =>
    line(2, seat, 'DM-KNO-05', `: the limit of ${domainName(domain)} is now ${limit}`),
  levelBuilt([, seat, monument, level, , , cell]) {
    const site = cell < 0 ? [] : phrase`; it stands ${placePart(cell)}`;
    return line(1, seat, 'DM-MON-03', ` builds level ${level} of `, monumentPart(monument), site);
  },
  cardGained: ([, seat, kind, , , , isFree]) =>
    line(1, seat, isFree ? 'DM-INF-05' : 'DM-DEV-02', ' gains ', masteryPart(kind), free(isFree)),
  cardAdvanced: ([, seat, kind, isFree]) =>
    line(
      1,
      seat,
      isFree ? 'DM-INF-05' : 'DM-DEV-05',
      ' turns ',
      masteryPart(kind),
      ` to its Advanced side${free(isFree)}`,
    ),
  nodusFormed: ([, seat, colours], at) =>
    line(
      2,
      seat,
      'DM-TRE-06',
      ` forms ${colours.length} `,
      termPart('nodus'),
      `: ${colours.map(domainName).join(', ')}, ${vp(tables(at).nodusVp * colours.length)}`,
    ),
};
