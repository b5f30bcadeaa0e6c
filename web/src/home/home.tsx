import { games } from '@conclave/games';
import { useEffect, useReducer } from 'react';
import { hearOfExamples } from '../net/examples.ts';
import { Page } from '../shell/page.tsx';
import './home.css';
import { JoinByCode } from './join-by-code.tsx';
import { FinishedTables, RunningTables, useMyTables } from './my-tables.tsx';
import { Plate } from './plate.tsx';
import { PlayNow } from './play-now.tsx';

/** Looks again when the server has told of examples. */
function useExamples(): void {
  const [, look] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const known = Object.keys(games).length;
    void hearOfExamples().then(() => Object.keys(games).length > known && look());
  }, []);
}

/** The first page: play at once, join, go on with a game. */
export function Home() {
  const tables = useMyTables();
  useExamples();
  return (
    <Page title="" wide>
      <div className="home">
        <div className="home-sky">
          <Plate />
        </div>
        <div className="home-desk">
          <div className="home-head">
            <h1>Games of hegemony, at one table</h1>
            <p>In the browser, against bots or friends. No account needed.</p>
          </div>
          <RunningTables tables={tables} />
          <div>
            {Object.values(games).map(({ meta }) => (
              <PlayNow key={meta.id} meta={meta} />
            ))}
          </div>
          <JoinByCode />
          <FinishedTables tables={tables} />
        </div>
      </div>
    </Page>
  );
}
