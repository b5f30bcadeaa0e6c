import { Button } from '@conclave/kit';
import { useState } from 'react';
import { useHere } from '../live/context.tsx';
import { me } from '../net/me.ts';
import type { Refused } from '../net/protocol.ts';
import { Refusal } from '../shell/refusal.tsx';

/** Takes a seat at a friend's table: a name is all that is needed. */
export function SitDown() {
  const { live } = useHere();
  const [name, setName] = useState(me.store.getState().name ?? '');
  const [refused, setRefused] = useState<Refused | null>(null);
  const sit = async () => {
    const named = name === me.store.getState().name ? ({ ok: true } as const) : await me.rename(name);
    if (!named.ok) return setRefused(named.refused);
    const joined = await live.send({ do: 'join' });
    if (joined.ok && joined.value.seat !== undefined) live.sit(joined.value.seat);
  };
  return (
    <form
      className="sit-down"
      onSubmit={(e) => {
        e.preventDefault();
        void sit();
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor="sit-name">
          Your name
        </label>
        <input
          id="sit-name"
          className="input"
          value={name}
          maxLength={48}
          autoComplete="nickname"
          onChange={(e) => setName(e.target.value)}
        />
      </div>
      <Button type="submit" look="signal" disabled={name.trim() === ''}>
        Sit down
      </Button>
      <Refusal refused={refused} />
    </form>
  );
}
