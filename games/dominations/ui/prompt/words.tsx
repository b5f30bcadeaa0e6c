import { capital } from '@conclave/frame/words.ts';
import { type SeatInfo, said } from '@conclave/kit';
import { Names } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import type { State } from '../../rules/types.ts';
import { question } from '../../words/questions.ts';

/** What is asked now. */
export const asked = (view: Readonly<State>, seats: readonly SeatInfo[]): ReactNode =>
  said(question(view)?.asks ?? [], seats);

/** A sentence that begins with what is given. */
export const sentence = (text: string): ReactNode => <Names>{`${capital(text).replace(/\.$/, '')}.`}</Names>;
