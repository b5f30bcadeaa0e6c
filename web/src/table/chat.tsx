import { Button, Emblem, seatColor } from '@conclave/web/kit';
import { useEffect, useRef, useState } from 'react';
import { useHere, useTable } from './context.tsx';
import './panels.css';

const LONGEST = 500;

/** What people at the table say to each other. */
export function Chat() {
  const { live } = useHere();
  const lines = useTable((s) => s.known.chat);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines]);
  return (
    <section className="chat" aria-label="Chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol ref={list} className="chat-lines" aria-live="polite" tabIndex={0} aria-label="Chat lines">
        {lines.length === 0 && <li className="log-empty">Nobody has said anything yet.</li>}
        {lines.map((line) => (
          <li key={line.version} className="chat-line">
            <span
              className="chat-name"
              style={line.seat === null ? undefined : { color: seatColor(line.seat) }}
            >
              {line.seat !== null && <Emblem seat={line.seat} size={11} />} <bdi>{line.name}</bdi>
            </span>{' '}
            <bdi>{line.text}</bdi>
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={async (e) => {
          e.preventDefault();
          if (text.trim() === '') return;
          if ((await live.send({ do: 'chat', text: text.trim() })).ok) setText('');
        }}
      >
        <input
          className="input"
          aria-label="Message"
          placeholder="Say something"
          value={text}
          maxLength={LONGEST}
          onChange={(e) => setText(e.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Send
        </Button>
      </form>
    </section>
  );
}
