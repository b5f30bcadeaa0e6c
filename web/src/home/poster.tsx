import type { GameMeta } from '@conclave/games';
import { Button, buttonLook, Icon } from '@conclave/kit';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { Against } from '../levels/against.tsx';
import { useLevel } from '../levels/chosen.ts';
import { credit } from '../shell/games.ts';
import { Refusal } from '../shell/refusal.tsx';
import { countsOf, formsOf, useCount, useGentle } from './forms.ts';
import { GameSign } from './game-sign.tsx';
import { Picture } from './picture.tsx';
import './poster.css';
import { usePlay } from './use-play.ts';

const LEARNING = { 1: 'Easy to begin with', 2: 'Some to learn', 3: 'Much to learn' } as const;
const DOTS = [1, 2, 3] as const;

/** Loads what a table needs while nothing else is to do, so that it opens at once. */
function usePrefetch(game: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../table/page.tsx').catch(() => undefined);
      void import('../net/games.ts').then(
        ({ prefetchGame }) => prefetchGame(game),
        () => undefined,
      );
    }, 1500);
    return () => clearTimeout(timer);
  }, [game]);
}

const botsWord = (n: number): string => (n === 1 ? '1 bot' : `${n} bots`);

/** A game: how its table looks, what it is like, and one press to its first move. */
export function Poster({
  meta,
  isNew,
  large = false,
}: {
  readonly meta: GameMeta;
  /** Whether nobody in this browser has begun it yet. */
  readonly isNew: boolean;
  /** The one game that is shown first to somebody for whom nothing waits. */
  readonly large?: boolean;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const level = useLevel(meta.id, isNew);
  const { busy, refused, play } = usePlay(meta, level);
  usePrefetch(meta.id);
  const isGentle = useGentle(meta.id, isNew);
  const last = useCount(meta, isGentle);
  const count = chosen ?? last;
  const { main, other } = formsOf(meta, isGentle, count);
  const { min, max } = meta.seats;
  return (
    <section className={large ? 'poster poster-large' : 'poster'} aria-labelledby={`${id}title`}>
      {/* Whoever presses a picture wants to be where it was taken; the button beside it says so. */}
      <button
        type="button"
        className="poster-picture"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => play(main)}
      >
        <Picture game={meta.id} />
      </button>
      <div className="poster-words">
        <h2 id={`${id}title`} translate="no">
          {meta.title}
        </h2>
        <p className="poster-pitch">{meta.pitch}</p>
        <div className="poster-facts">
          <span>
            <Icon name="clock" size={15} /> {meta.minutes.min} to {meta.minutes.max} min
          </span>
          <span>
            <Icon name="users" size={15} /> {min === max ? min : `${min} to ${max}`}
            <span className="unseen">players</span>
          </span>
          <span className="poster-learning">
            <span className="poster-dots" aria-hidden="true">
              {DOTS.map((n) => (
                <i key={n} data-full={n <= meta.learning || undefined} />
              ))}
            </span>{' '}
            {LEARNING[meta.learning]}
          </span>
          <GameSign game={meta.id} />
        </div>
        <div className="poster-play">
          <Button
            look={large ? 'signal' : 'plain'}
            icon="play"
            className="poster-go"
            aria-describedby={`${id}form`}
            onClick={() => play(main)}
            disabled={busy}
          >
            {busy ? 'Setting the table…' : 'Play now'}
          </Button>
          <select
            className="input"
            aria-label="Bots to play against"
            value={count - 1}
            onChange={(e) => setChosen(Number(e.target.value) + 1)}
          >
            {countsOf(meta).map((n) => (
              <option key={n} value={n - 1}>
                {botsWord(n - 1)}
              </option>
            ))}
          </select>
          <Against game={meta.id} level={level} />
        </div>
        <Refusal refused={refused} />
        <p id={`${id}form`} className="poster-form">
          {main.says === null ? `${main.name}.` : `Starts as ${main.name}: ${main.says}.`}
        </p>
        <div className="poster-more">
          {other && (
            <Button look="bare" onClick={() => play(other)} disabled={busy}>
              {other.name}
            </Button>
          )}
          <Link href={`/create/${meta.id}`} className={buttonLook({ look: 'bare' })}>
            Friends
          </Link>
          <Link
            href={`/rules/${meta.id}`}
            className={buttonLook({ look: 'bare' }, 'poster-rules')}
            aria-label={`Rules of ${meta.title}`}
            title="Rules"
          >
            <Icon name="book" size={18} />
          </Link>
        </div>
        <p className="poster-credit">{credit(meta)}.</p>
      </div>
    </section>
  );
}
