import { type SeatInfo, said } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import { question } from '../../questions.ts';
import type { State } from '../../rules/types.ts';

/** What is asked now. */
export const asked = (view: Readonly<State>, seats: readonly SeatInfo[]): ReactNode =>
  said(question(view)?.asks ?? [], seats);
