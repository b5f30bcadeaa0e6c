import { useEffect, useState } from 'react';
import { api, isMissed } from './api.ts';
import type { GameInfo } from './protocol.ts';
import { untilAnswered } from './reach.ts';

/** The server's word on a game: its bots, and whether its positions can be judged. */
export function useGameInfo(id: string): GameInfo | undefined {
  const [info, setInfo] = useState<GameInfo>();
  useEffect(() => {
    let gone = false;
    void untilAnswered(api.games, isMissed).then(
      (answer) => answer.ok && !gone && setInfo(answer.value.games.find((g) => g.id === id)),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return info;
}
