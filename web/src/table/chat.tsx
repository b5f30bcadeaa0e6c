import { Button, Emblem, Name, seatColor, unsent, withinLine } from '@conclave/kit';
import { useEffect, useRef, useState } from 'react';
import { useHere, useSeats, useTable } from '../live/context.tsx';
import './panels.css';

const LONGEST = 500;

/** The line that is being written. */
const written = unsent('chat', '');

/** What people at the table say to each other. */
export function Chat() {
  const { live } = useHere();
  const lines = useTable((s) => s.known.chat);
  const seats = useSeats();
  const text = written.use();
  const line = written.useCell();
  const [busy, setBusy] = useState(false);
  const mine = useTable((s) => s.known.seat);
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1);
  // The line itself may come before the answer to it, which may have got lost.
  useEffect(() => {
    if (!busy || newest?.seat !== mine || newest.text !== line.get().trim()) return;
    line.set('');
    setBusy(false);
  }, [newest, mine, busy, line]);
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
              {line.seat !== null && <Emblem seat={line.seat} size={11} />}{' '}
              <Name of={(line.seat !== null && seats[line.seat]?.name) || line.name} />
            </span>{' '}
            {line.seat === null && <span className="chat-aside">looking on</span>}{' '}
            <bdi>{withinLine(line.text)}</bdi>
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={async (e) => {
          e.preventDefault();
          if (text.trim() === '' || busy) return;
          setBusy(true);
          const { ok } = await live.send({ do: 'chat', text: text.trim() });
          setBusy(false);
          // What was written on meanwhile stays.
          if (ok && line.get() === text) line.set('');
        }}
      >
        <input
          className="input"
          aria-label="Message"
          placeholder="Say something"
          value={text}
          maxLength={LONGEST}
          onChange={(e) => line.set(e.target.value)}
        />
        <Button type="submit" disabled={text.trim() === '' || busy}>
          {busy ? 'Sending…' : 'Send'}
        </Button>
      </form>
    </section>
  );
}
