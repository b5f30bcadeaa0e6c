import { type SeatInfo, said } from '@conclave/kit';
import type { ReactNode } from 'react';
import type { State } from '../rules/types.ts';
import { question } from '../words/questions.ts';
import { sectorName } from '../words/sector-names.ts';

export { bonusOf } from '../rules/galaxy.ts';

/** The name of a sector in this game. */
export const at = (view: Readonly<State>, sector: number): string => sectorName(view, sector);

/** What is asked now. */
export const asked = (view: Readonly<State>, seats: readonly SeatInfo[]): ReactNode =>
  said(question(view)?.asks ?? [], seats);
