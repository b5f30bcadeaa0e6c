import type { Core, Outcome } from '@conclave/kernel';
import { Crest, type GameUi, seatColor } from '@conclave/kit';
import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../home/picture.tsx';
import { useHere } from '../live/context.tsx';
import './victory.css';

const CREST = 88;
/** Of a wreath on either side, and of those that fall. */
const LEAVES = Array.from({ length: 8 }, (_, i) => i);
const FALLING = Array.from({ length: 18 }, (_, i) => i);

/** The moment when a game is won: the crests of those who won in laurel, over the game's own picture; and what decided it. */
export function Victory({
  outcome: { places },
  ui,
  view,
  children,
}: {
  readonly outcome: Outcome;
  readonly ui: GameUi;
  readonly view: Core;
  readonly children: ReactNode;
}) {
  const { game } = useHere().loaded;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return (
    <div className="victory" style={{ '--won': seatColor(winners[0]!) } as CSSProperties}>
      <Picture game={game.id} />
      <div className="victory-rays k-veil" aria-hidden="true" />
      <div className="victory-crests" aria-hidden="true">
        {winners.map((seat) => (
          <span key={seat} className="victory-crest k-centre">
            <Wreath />
            {ui.crest?.(view, seat, CREST) ?? <Crest seat={seat} size={CREST} />}
          </span>
        ))}
      </div>
      <div className="victory-leaves k-veil" aria-hidden="true">
        {FALLING.map((leaf) => (
          <i
            key={leaf}
            style={{
              left: `${3 + ((leaf * 37) % 94)}%`,
              animationDelay: `${300 + ((leaf * 7) % 18) * 60}ms`,
            }}
          />
        ))}
      </div>
      <p className="victory-reason">{children}</p>
    </div>
  );
}

const LEAF = 'M0 0q9 -7 20 0q-11 7 -20 0z';

/** Two branches of laurel, which meet below and leave what stands between them its room. */
const Wreath = () => (
  <svg className="victory-wreath" viewBox="-80 -80 160 160" aria-hidden="true">
    {[1, -1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path className="k-pen" d="M0 70A70 70 0 0 0 56 -42" />
        {LEAVES.map((i) => {
          const turn = 78 - i * 15;
          const [x, y] = [70 * Math.cos((turn * Math.PI) / 180), 70 * Math.sin((turn * Math.PI) / 180)];
          return [-38, 30].map((lean) => (
            <path
              key={lean}
              d={LEAF}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn - 90 + lean})`}
            />
          ));
        })}
      </g>
    ))}
  </svg>
);
