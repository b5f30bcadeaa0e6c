import { Button } from '@conclave/kit';
import { useState } from 'react';
import { useLocation } from 'wouter';

/** Leads to a friend's table by its code. */
export function JoinByCode() {
  const [code, setCode] = useState('');
  const [, go] = useLocation();
  const clean = code.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return (
    <form
      className="join-code"
      onSubmit={(e) => {
        e.preventDefault();
        if (clean !== '') go(`/join/${clean}`);
      }}
    >
      <label htmlFor="code">Join a friend's table</label>
      <input
        id="code"
        className="input"
        placeholder="Code"
        value={code}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(e) => setCode(e.target.value)}
      />
      <Button type="submit" disabled={clean === ''}>
        Join
      </Button>
    </form>
  );
}
