import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Home } from './home/home.tsx';
import { leftBehind } from './live/left-behind.ts';
import { part } from './net/parts.ts';
import { useLoaded } from './net/use-loaded.ts';
import { Boundary } from './shell/boundary.tsx';
import { drawn } from './shell/drawn.ts';
import { Missing } from './shell/missing.tsx';
import { useFreshPage } from './shell/page.tsx';
import { Waiting } from './shell/waiting.tsx';

const BubbleHost = lazy(() =>
  part(async () => ({ default: (await import('@conclave/kit/bubble-host.tsx')).BubbleHost })),
);
const Create = lazy(() => part(() => import('./lobby/create.tsx')));
const Join = lazy(() => part(() => import('./lobby/join.tsx')));
const Replay = lazy(() => part(() => import('./replay/page.tsx')));
const Rules = lazy(() => part(() => import('./rules/page.tsx')));
const leftBehindNotices = () => part(() => import('./table/left-behind-notices.tsx'));
const LeftBehindNotices = lazy(leftBehindNotices);
const About = lazy(() => part(() => import('./about/about.tsx')));

/** What stands for a table is seen first, also where the table itself takes long. */
async function loadTable() {
  const page = part(() => import('./table/page.tsx'));
  // They may be needed where nothing can be fetched any more.
  leftBehindNotices().catch(() => undefined);
  await drawn();
  return page;
}

/** A table as soon as its page is there: what suspends is held back by React once something stands for it. */
function Table({ id }: { readonly id: string }) {
  const page = useLoaded(loadTable);
  return page ? <page.default id={id} /> : <Waiting what="Opening the page" table />;
}

/** The addresses of the house. */
export function App() {
  useFreshPage();
  const [path] = useLocation();
  const isLeftBehind = useStore(leftBehind).length > 0;
  return (
    <>
      <Boundary key={path}>
        <Suspense fallback={<Waiting what="Opening the page" table={path.startsWith('/table/')} />}>
          <Switch>
            <Route path="/">{() => <Home />}</Route>
            <Route path="/create/:game">{({ game }) => <Create game={game} />}</Route>
            <Route path="/join/:code?">{({ code }) => <Join code={code ?? ''} />}</Route>
            <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
            <Route path="/replay/:id?">{({ id }) => <Replay key={id ?? ''} id={id ?? null} />}</Route>
            <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
            <Route path="/about">{() => <About />}</Route>
            <Route>{() => <Missing />}</Route>
          </Switch>
        </Suspense>
        {/* Home explains nothing in bubbles, and is there sooner without. */}
        <Suspense>{path !== '/' && <BubbleHost />}</Suspense>
      </Boundary>
      <div role="status" className="left-behinds">
        <Suspense>{isLeftBehind && <LeftBehindNotices />}</Suspense>
      </div>
    </>
  );
}
