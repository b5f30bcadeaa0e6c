import type { Seat } from '@conclave/kernel';
import type { ScorePart } from '@conclave/kit';
import { SOURCES, type State } from '../rules/types.ts';
import { sourceName } from '../words/names.ts';

/** A seat's points by source, in the order of the score sheet (DM-FIN-10); sources without points are left out. */
export const scoreParts = (view: Readonly<State>, seat: Seat): readonly ScorePart[] =>
  SOURCES.flatMap((source, i) => {
    const points = view.sheet[seat]![i]!;
    return points === 0 ? [] : [{ label: sourceName(source), points }];
  });
