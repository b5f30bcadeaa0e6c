import { games } from '@conclave/games';
import { Page } from '../shell/page.tsx';
import './home.css';
import { JoinByCode } from './join-by-code.tsx';
import { FinishedTables, RunningTables, useMyTables } from './my-tables.tsx';
import { Plate } from './plate.tsx';
import { PlayNow } from './play-now.tsx';
import { Prepared } from './prepared.tsx';

const all = Object.values(games).map((entry) => entry.meta);
const ready = all.filter((meta) => meta.status === 'ready');
const coming = all.filter((meta) => meta.status !== 'ready');

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
            <p>One has risen, four are below the horizon.</p>
          </div>
          <RunningTables tables={tables} />
          {ready.map((meta) => (
            <PlayNow key={meta.id} meta={meta} />
          ))}
          <JoinByCode />
          <FinishedTables tables={tables} />
        </div>
      </div>
      <Prepared games={coming} />
    </Page>
  );
}
