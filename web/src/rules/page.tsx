import { type GameMeta, games } from '@conclave/games';
import { GameScope, type GameUi } from '@conclave/kit';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useGame } from '../net/use-game.ts';
import { useSpeed } from '../settings/store.ts';
import { Credit } from '../shell/credit.tsx';
import { Missing } from '../shell/missing.tsx';
import { Page } from '../shell/page.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Chapters, FindRule } from './find.tsx';
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
  return <Reference meta={meta} rules={loaded.ui.rules} />;
}

function Reference({ meta, rules }: { readonly meta: GameMeta; readonly rules: GameUi['rules'] }) {
  const chapters = useRules(rules);
  const at = useHash();
  const speed = useSpeed();
  const [query, setQuery] = useState('');
  if (chapters === null) return <Waiting what="Opening the rules" />;
  return (
    <Page title={`Rules of ${meta.title}`} wide>
      <GameScope game={meta.id} speed={speed}>
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
      </GameScope>
    </Page>
  );
}
