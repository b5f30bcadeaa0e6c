import { games } from '@conclave/games';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { SettingsButton } from '../settings/settings.tsx';
import { Notices } from './notices.tsx';

/** Every page change starts at the top, with the focus on the page's main part. */
export function useFreshPage(): void {
  const [path] = useLocation();
  useEffect(() => {
    if (path && !location.hash) scrollTo(0, 0);
  }, [path]);
}

/** Sets the title of the browser's tab while it is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Conclave' : `${title} · Conclave`;
    return () => {
      document.title = 'Conclave';
    };
  }, [title]);
}

/** The mark of the house, which leads home. */
export function Wordmark() {
  return (
    <Link href="/" className="wordmark">
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="0.8" opacity="0.5" />
        <path d="M12 0.5l2.1 9.4 9.4 2.1-9.4 2.1L12 23.5l-2.1-9.4L0.5 12l9.4-2.1z" fill="var(--signal)" />
      </svg>
      <span translate="no">Conclave</span>
    </Link>
  );
}

/** The frame of every page but the table: mark, what belongs into the bar, settings, the main part, the foot. */
export function Page({
  title,
  bar,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly bar?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  useTitle(title);
  return (
    <div className="page">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="topbar">
        <Wordmark />
        <div className="topbar-rest">
          {bar}
          <SettingsButton />
        </div>
      </header>
      <Notices />
      <main id="main" tabIndex={-1} className={wide ? 'page-main page-wide' : 'page-main'}>
        {children}
      </main>
      <footer className="foot">
        <span>An unofficial edition, made by admirers of these games.</span>
        <nav aria-label="About">
          <Link href={`/rules/${Object.keys(games)[0]}`}>Rules</Link>
          <Link href="/replay">Open a record</Link>
          <Link href="/about">About and credits</Link>
        </nav>
      </footer>
    </div>
  );
}
