import type { ComponentProps } from 'react';
import { useGameInfo } from '../net/use-game-info.ts';
import LevelList from './level-list.tsx';
import { offered } from './levels.ts';

/** The bots that play a game, once the server has told of them. */
export default function AgainstList({
  game,
  ...list
}: { readonly game: string } & Omit<ComponentProps<typeof LevelList>, 'bots'>) {
  const info = useGameInfo(game);
  return info ? <LevelList bots={offered(info.bots)} {...list} /> : null;
}
