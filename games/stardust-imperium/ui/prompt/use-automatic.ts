import { useEffect } from 'react';
import { running } from '../../words/running.ts';
import type { Props } from '../table.ts';
import { answers, automatic } from './settings.ts';

/** Answers an offer by itself where the viewer's settings say so. */
export function useAutomatic({ view, moves, play }: Props): void {
  const settings = answers.use();
  useEffect(() => {
    const now = running(view);
    const move = now && automatic(moves, settings[now.kind] ?? 'ask');
    if (move) play(move);
  }, [view, moves, play, settings]);
}
