import { type GameMeta, games } from '@conclave/games';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { LoadedGame } from '../net/games.ts';
import { useGame } from '../net/use-game.ts';
import { Credit } from '../shell/credit.tsx';
import { Missing } from '../shell/missing.tsx';
import { Page } from '../shell/page.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Chapters, FindRule } from './find.tsx';
import { LookupScope } from './lookup-scope.tsx';
import { RulesText } from './rules-text.tsx';
import { useRules } from './use-rules.ts';

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
    return <Missing title="This game is not here">No game has this name.</Missing>;
  return <Reference meta={meta} loaded={loaded} />;
}

function Reference({ meta, loaded }: { readonly meta: GameMeta; readonly loaded: LoadedGame }) {
  const chapters = useRules(loaded.ui.rules);
  const at = useHash();
  const [query, setQuery] = useState('');
  if (chapters === null) return <Waiting what="Opening the rules" />;
  return (
    <Page title={`Rules of ${meta.title}`} wide>
      <LookupScope loaded={loaded}>
        <div className="rules">
          <div className="rules-side">
            <h1>{meta.title}: the rules</h1>
            <Credit meta={meta} />
            <nav className="rules-games" aria-label="Games">
              {Object.values(games).map(({ meta: { id, title } }) => (
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
      </LookupScope>
    </Page>
  );
}
