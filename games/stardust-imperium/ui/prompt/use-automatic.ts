import { tableState } from '@conclave/kit';
import { useEffect } from 'react';
import { running } from '../../words/running.ts';
import type { Props } from '../table.ts';
import { answers, automatic, endsItself, onlyEnd } from './settings.ts';

/** Whether the viewer's last main phase has ended by itself. */
export const hasEnded = tableState(false);

/** Answers an offer, and ends the main phase, by itself where the viewer's settings say so. */
export function useAutomatic({ view, viewer, moves, play }: Props): void {
  const settings = answers.use();
  const ends = endsItself.use();
  const tell = hasEnded.useSet();
  useEffect(() => {
    if (viewer === 'table' || moves.length === 0) return;
    const now = running(view);
    const answer = now && automatic(moves, settings[now.kind] ?? 'ask');
    const end = ends ? onlyEnd(view, viewer, moves) : null;
    tell(end !== null);
    const move = answer ?? end;
    if (move) play(move);
  }, [view, viewer, moves, play, settings, ends, tell]);
}
