import { logLine, type SeatInfo } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import type { EventPart } from '../../../event-parts.ts';
import { capital } from '../../../words.ts';
import { question } from '../../questions.ts';
import type { State } from '../../rules/types.ts';

/** A sentence with its seats and names as the log shows them. */
const said = (parts: readonly EventPart[], seats: readonly SeatInfo[]): ReactNode =>
  logLine({ parts, seat: null, depth: 0 }, seats).text;

/** What is asked now. */
export const asked = (view: Readonly<State>, seats: readonly SeatInfo[]): ReactNode =>
  said(question(view)?.asks ?? [], seats);

/** A sentence that begins with what is given. */
export const sentence = (text: string): string => `${capital(text).replace(/\.$/, '')}.`;
