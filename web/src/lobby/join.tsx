import { Button } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, isMissed } from '../net/api.ts';
import { me } from '../net/me.ts';
import type { Refused } from '../net/protocol.ts';
import { untilAnswered } from '../net/reach.ts';
import { Page } from '../shell/page.tsx';
import { Refusal } from '../shell/refusal.tsx';
import './lobby.css';

/** Finds a table by its code and goes there. */
export default function Join({ code }: { readonly code: string }) {
  const [text, setText] = useState(code);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    setText(code);
    if (code === '') return;
    let gone = false;
    void (async () => {
      const known = await untilAnswered(me.known, isMissed);
      const found = known.ok ? await untilAnswered(() => api.tableByCode(code), isMissed) : known;
      if (gone) return;
      if (found.ok) go(`/table/${found.value.id}`, { replace: true });
      else setRefused(found.refused);
    })();
    return () => {
      gone = true;
    };
  }, [code, go]);
  return (
    <Page title="Join a table">
      <form
        className="lobby"
        onSubmit={(e) => {
          e.preventDefault();
          setRefused(null);
          go(`/join/${text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`);
        }}
      >
        <h1>Join a table</h1>
        <Refusal refused={refused} />
        <div className="field">
          <label className="field-label" htmlFor="join-code">
            Code of the table
          </label>
          <input
            id="join-code"
            className="input code-input"
            value={text}
            maxLength={12}
            autoComplete="off"
            spellCheck={false}
            onChange={(e) => setText(e.target.value)}
          />
          <span className="field-help">
            Six letters and digits; whoever made the table can read them to you.
          </span>
        </div>
        <div className="answers">
          <Button type="submit" look="signal" disabled={text.trim() === ''}>
            Find the table
          </Button>
        </div>
      </form>
    </Page>
  );
}
