import { capital } from '@conclave/frame/words.ts';
import { games } from '@conclave/games';
import { Button } from '@conclave/kit';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { choose } from '../levels/chosen.ts';
import { LevelCrest } from '../levels/level-crest.tsx';
import { levelAfter } from '../levels/levels.ts';
import { useHere, useTable } from '../live/context.tsx';
import { api } from '../net/api.ts';
import type { Refused } from '../net/protocol.ts';
import { useGameInfo } from '../net/use-game-info.ts';
import { Refusal } from '../shell/refusal.tsx';

const sayStrength = (hasWon: boolean, bots: number): string => {
  const are = hasWon ? 'stronger' : 'weaker';
  return bots === 1 ? `A ${are} bot.` : `${capital(are)} bots.`;
};

/** After a game against bots of one level: the same table once more, against stronger ones for who won, else weaker ones. */
export function NextLevel() {
  const { game } = useHere().loaded;
  const info = useTable((s) => s.known.info);
  const bots = useGameInfo(game.id)?.bots ?? [];
  const [, go] = useLocation();
  const start = useId();
  const [refused, setRefused] = useState<Refused | null>(null);
  const bot = info && levelAfter(info, bots);
  if (!bot) return null;
  const play = async () => {
    const seats = info.seats.map((_, seat) =>
      info.mine.includes(seat) ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: bot.id } as const),
    );
    const made = await api.create({ game: game.id, seats, options: info.options, start: true });
    if (!made.ok) return setRefused(made.refused);
    choose(game.id, bot.id);
    go(`/table/${made.value.id}`);
  };
  const hasWon = info.outcome?.places[info.mine[0]!] === 1;
  const others = info.seats.length - 1;
  const title = bot.title.toLowerCase();
  return (
    <>
      <Button onClick={() => void play()} aria-describedby={start}>
        <LevelCrest level={bot.id} size={28} />
        <span className="next-level">
          Play again against {others === 1 ? `the ${title}` : `${others} ${title}s`}
          <small id={start} aria-hidden="true">
            {sayStrength(hasWon, others)} Starts at once: {games[game.id]?.meta.title ?? game.id}, same
            settings, same seats.
          </small>
        </span>
      </Button>
      <Refusal refused={refused} />
    </>
  );
}
