import { coming, ready } from '../shell/games.ts';
import { Page } from '../shell/page.tsx';
import './home.css';
import { JoinByCode } from './join-by-code.tsx';
import { FinishedTables, RunningTables, useMyTables } from './my-tables.tsx';
import { Plate } from './plate.tsx';
import { PlayNow } from './play-now.tsx';
import { Prepared } from './prepared.tsx';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

/** "Three have risen, two are below the horizon." */
function sky(risen: number, below: number): string {
  const up = NUMBERS[risen] ?? String(risen);
  const down = NUMBERS[below] ?? String(below);
  const rest = below === 0 ? '' : `, ${down} ${below === 1 ? 'is' : 'are'} below the horizon`;
  return `${up.charAt(0).toUpperCase()}${up.slice(1)} ${risen === 1 ? 'has' : 'have'} risen${rest}.`;
}

/** The first page: play at once, join, go on with a game, see what is coming. */
export function Home() {
  const tables = useMyTables();
  return (
    <Page title="" wide>
      <div className="home">
        <div className="home-sky">
          <Plate />
        </div>
        <div className="home-desk">
          <div className="home-head">
            <h1>Five games of hegemony, at one table</h1>
            <p>{sky(ready.length, coming.length)}</p>
          </div>
          <RunningTables tables={tables} />
          <div>
            {ready.map((meta) => (
              <PlayNow key={meta.id} meta={meta} />
            ))}
          </div>
          <JoinByCode />
          <FinishedTables tables={tables} />
        </div>
      </div>
      {coming.length > 0 && <Prepared games={coming} />}
    </Page>
  );
}
