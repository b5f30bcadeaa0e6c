import { Button } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { me } from '../net/me.ts';
import type { Refused } from '../net/protocol.ts';
import { Refusal } from '../shell/refusal.tsx';

/** Shows my name and lets me change it. */
export function NameField() {
  const { name } = useStore(me.store);
  const [text, setText] = useState(name ?? '');
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => setText(name ?? ''), [name]);
  return (
    <form
      className="field"
      onSubmit={async (e) => {
        e.preventDefault();
        const answer = await me.rename(text);
        setRefused(answer.ok ? null : answer.refused);
      }}
    >
      <label className="field-label" htmlFor="my-name">
        Your name
      </label>
      <div style={{ display: 'flex', gap: 'var(--gap-2)' }}>
        <input
          id="my-name"
          className="input"
          style={{ flex: '1 1 0' }}
          value={text}
          maxLength={48}
          autoComplete="nickname"
          onChange={(e) => setText(e.target.value)}
        />
        <Button type="submit" disabled={text.trim() === '' || text === name}>
          Save
        </Button>
      </div>
      <Refusal refused={refused} />
    </form>
  );
}
