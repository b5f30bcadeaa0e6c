import { coming, ready } from '../shell/games.ts';
import { Page } from '../shell/page.tsx';
import './home.css';
import { JoinByCode } from './join-by-code.tsx';
import { FinishedTables, RunningTables, useMyTables } from './my-tables.tsx';
import { Plate } from './plate.tsx';
import { PlayNow } from './play-now.tsx';
import { Prepared } from './prepared.tsx';

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
            <p>In the browser, against bots or friends. No account needed.</p>
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
