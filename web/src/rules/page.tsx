import { type GameMeta, games } from '@conclave/games';
import { GameScope, type RulesChapter } from '@conclave/web/kit';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useGame } from '../net/use-game.ts';
import { useSpeed } from '../settings/store.ts';
import { Credit } from '../shell/credit.tsx';
import { ready } from '../shell/games.ts';
import { Missing } from '../shell/missing.tsx';
import { Page } from '../shell/page.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Chapters, FindRule } from './find.tsx';
import { RulesText } from './rules-text.tsx';

/** The part of the address behind #, kept up to date. */
const useHash = (): string =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => decodeURIComponent(location.hash.slice(1)),
  );

export default function RulesPage({ game }: { readonly game: string }) {
  const loaded = useGame(game);
  const meta = games[game]?.meta;
  if (loaded === null) return <Waiting what="Opening the rules" />;
  if (loaded === 'missing' || !meta)
    return (
      <Missing title={meta ? `${meta.title} is in preparation` : 'This game is not here'}>
        {meta ? 'Its rules will stand here when it is ready.' : 'No game has this name.'}
      </Missing>
    );
  return <Reference meta={meta} chapters={loaded.ui.rules} />;
}

function Reference({
  meta,
  chapters,
}: {
  readonly meta: GameMeta;
  readonly chapters: readonly RulesChapter[];
}) {
  const at = useHash();
  const speed = useSpeed();
  const [query, setQuery] = useState('');
  return (
    <Page title={`Rules of ${meta.title}`} wide>
      <GameScope game={meta.id} speed={speed}>
        <div className="rules">
          <div className="rules-side">
            <h1>{meta.title}: the rules</h1>
            <Credit meta={meta} />
            <nav className="rules-games" aria-label="Games">
              {ready.map(({ id, title }) => (
                <Link key={id} href={`/rules/${id}`} aria-current={id === meta.id ? 'page' : undefined}>
                  {title}
                </Link>
              ))}
            </nav>
            <FindRule query={query} onQuery={setQuery} />
            <Chapters chapters={chapters} />
          </div>
          <RulesText chapters={chapters} at={at === '' ? undefined : at} query={query} />
        </div>
      </GameScope>
    </Page>
  );
}
