import { type SeatInfo, said } from '@conclave/kit';
import type { ReactNode } from 'react';
import type { State } from '../../rules/types.ts';
import { question } from '../../words/questions.ts';

/** What is asked now. */
export const asked = (view: Readonly<State>, seats: readonly SeatInfo[]): ReactNode =>
  said(question(view)?.asks ?? [], seats);
