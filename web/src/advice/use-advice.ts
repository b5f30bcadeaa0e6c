import type { Advice } from '@conclave/bots';
import type { Core, Move, Seat } from '@conclave/kernel';
import { useEffect, useRef, useState } from 'react';
import { judge } from './judge.ts';

export interface Thinking {
  readonly status: 'thinking' | 'done' | 'stopped' | 'failed';
  /** The best that is known so far. */
  readonly advice: Advice<Move> | null;
}

const BEGUN: Thinking = { status: 'thinking', advice: null };

/** Thinks about what a seat should do, from its view alone, as long as it is asked or until it is stopped. */
export function useAdvice(game: string, view: Core, seat: Seat): Thinking & { readonly stop: () => void } {
  const [thinking, think] = useState<Thinking>(BEGUN);
  const end = useRef(() => {});
  useEffect(() => {
    think(BEGUN);
    end.current = judge({ ask: 'advice', game, view, seat }, (answer) => {
      if (answer.is === 'advice')
        think({ status: answer.isLast ? 'done' : 'thinking', advice: answer.advice });
      else think(({ advice }) => ({ status: 'failed', advice }));
    });
    return () => end.current();
  }, [game, view, seat]);
  const stop = () => {
    end.current();
    think(({ advice }) => ({ status: 'stopped', advice }));
  };
  return { ...thinking, stop };
}
