import { games } from '@conclave/games';
import { buttonLook } from '@conclave/kit';
import { useEffect, useReducer } from 'react';
import { Link } from 'wouter';
import { hearOfExamples } from '../net/examples.ts';
import { Page } from '../shell/page.tsx';
import { FinishedGames } from './finished.tsx';
import './home.css';
import { JoinByCode } from './join-by-code.tsx';
import { MyTurn, OtherTables, sorted } from './my-tables.tsx';
import { Poster } from './poster.tsx';
import { begunBefore, useMyTables, waited } from './use-my-tables.ts';

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
  const open = mine && sorted(mine.tables);
  const waits = open ? open.first !== undefined : waited.get();
  const [first, ...rest] = posters();
  const begun = mine?.begun ?? begunBefore.get();
  const isNew = (id: string) => !begun.includes(id);
  const others = open && <OtherTables tables={open.rest} />;
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
            {open?.first ? <MyTurn first={open.first} beside={open.beside} /> : <div className="continue" />}
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
          {mine && <FinishedGames tables={mine.tables} />}
          {waits && others}
        </div>
      </div>
    </Page>
  );
}
