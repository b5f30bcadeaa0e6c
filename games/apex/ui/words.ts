import { type SeatInfo, said } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import { question } from '../questions.ts';
import type { State } from '../rules/types.ts';
import { sectorName } from '../sector-names.ts';

export { bonusOf } from '../rules/galaxy.ts';

/** The name of a sector in this game. */
export const at = (view: Readonly<State>, sector: number): string => sectorName(view.seats, sector);

/** What is asked now. */
export const asked = (view: Readonly<State>, seats: readonly SeatInfo[]): ReactNode =>
  said(question(view)?.asks ?? [], seats);
