import { games } from '@conclave/games';
import { buttonLook } from '@conclave/kit';
import { lazy, Suspense, useEffect, useReducer } from 'react';
import { Link } from 'wouter';
import { hearOfExamples } from '../net/examples.ts';
import { part } from '../net/parts.ts';
import { Page } from '../shell/page.tsx';
import './home.css';
import { JoinByCode } from './join-by-code.tsx';
import './my-tables.css';
import { Poster } from './poster.tsx';
import { sorted } from './urgency.ts';
import { begunBefore, useMyTables, waited } from './use-my-tables.ts';

const loadTables = () => part(() => import('./my-tables.tsx'));
const MyTurn = lazy(async () => ({ default: (await loadTables()).MyTurn }));
const OtherTables = lazy(async () => ({ default: (await loadTables()).OtherTables }));
const loadFinished = () => part(() => import('./finished.tsx'));
const FinishedGames = lazy(loadFinished);

/** What shows the tables of somebody who has played here before is fetched while they are. */
function usePast(): void {
  useEffect(() => {
    if (begunBefore.get().length > 0) void loadFinished();
  }, []);
}

/** Looks again when the server has told of examples. */
function useExamples(): void {
  const [, look] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const known = Object.keys(games).length;
    void hearOfExamples().then(() => Object.keys(games).length > known && look());
  }, []);
}

/** All games, the easiest first. */
const posters = () =>
  Object.values(games)
    .map(({ meta }) => meta)
    .sort((a, b) => a.learning - b.learning);

function Head() {
  return (
    <div className="home-head">
      <h1>Games of hegemony, at one table</h1>
      <p>In the browser, against bots or friends. No account needed.</p>
      <JoinByCode />
    </div>
  );
}

/** The first page: go on with a game, join a friend, play at once. */
export function Home() {
  const mine = useMyTables();
  useExamples();
  usePast();
  const open = mine && sorted(mine.tables);
  const waits = open ? open.first !== undefined : waited.get();
  const [first, ...rest] = posters();
  const begun = mine?.begun ?? begunBefore.get();
  const isNew = (id: string) => !begun.includes(id);
  const others = open && open.rest.length > 0 && (
    <Suspense>
      <OtherTables tables={open.rest} />
    </Suspense>
  );
  const finished = mine?.tables.filter((table) => table.status === 'finished') ?? [];
  return (
    <Page
      title=""
      wide
      bar={
        <nav className="home-bar" aria-label="Look up">
          <Link href={`/rules/${first!.id}`} className={buttonLook({ look: 'bare' })}>
            Rules
          </Link>
          <Link href="/replay" className={buttonLook({ look: 'bare' })}>
            Open a record
          </Link>
        </nav>
      }
    >
      <div className="home">
        {waits ? (
          <div className="home-front home-waits">
            <Suspense fallback={<div className="continue" />}>
              {open?.first ? (
                <MyTurn first={open.first} beside={open.beside} />
              ) : (
                <div className="continue" />
              )}
            </Suspense>
            <Head />
          </div>
        ) : (
          <div className="home-front">
            <Head />
            <Poster key={first!.id} meta={first!} isNew={isNew(first!.id)} large />
          </div>
        )}
        {!waits && others}
        <div className="posters">
          {(waits ? [first!, ...rest] : rest).map((meta) => (
            <Poster key={meta.id} meta={meta} isNew={isNew(meta.id)} />
          ))}
        </div>
        <div className="home-past">
          <Suspense>{finished.length > 0 && <FinishedGames tables={finished} />}</Suspense>
          {waits && others}
        </div>
      </div>
    </Page>
  );
}
