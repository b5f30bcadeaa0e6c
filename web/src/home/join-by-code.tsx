import { Button } from '@conclave/kit';
import { useState } from 'react';
import { useLocation } from 'wouter';

/** The code in what somebody typed or pasted: a code as it is read aloud, or the link of an invitation. */
export const codeIn = (text: string): string =>
  (/\/join\/([^/?#\s]*)/.exec(text)?.[1] ?? text).replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Leads to a friend's table by its code or its link. */
export function JoinByCode() {
  const [text, setText] = useState('');
  const [, go] = useLocation();
  const code = codeIn(text);
  return (
    <form
      className="join-code"
      onSubmit={(e) => {
        e.preventDefault();
        if (code !== '') go(`/join/${code}`);
      }}
    >
      <label htmlFor="code">Join a friend's table</label>
      <input
        id="code"
        className="input"
        placeholder="Code or link"
        value={text}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(e) => setText(e.target.value)}
      />
      <Button type="submit" disabled={code === ''}>
        Join
      </Button>
    </form>
  );
}
