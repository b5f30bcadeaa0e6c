import { useHappened } from '@conclave/kit';
import { useState } from 'react';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../table.ts';

/** What opponents did with their cards since the viewer's last main action, by card. */
export type Fresh = ReadonlyMap<number, string>;

const NONE: Fresh = new Map();

const said = (event: Event): string | null =>
  event[0] === 'built' ? `just built, ${event[3]}$` : event[0] === 'functionUsed' ? 'just used' : null;

/** What is known after an event of what opponents did. */
export function freshAfter(fresh: Fresh, event: Event, viewer: Props['viewer']): Fresh {
  if (viewer === 'table') return NONE;
  const isMine = event[1] === viewer;
  if (isMine) return event[0] === 'researching' || event[0] === 'declared' ? NONE : fresh;
  const text = said(event);
  return text === null ? fresh : new Map([...fresh, [event[2] as number, text]]);
}

/** Keeps what opponents did marked until the viewer acts. */
export function useFresh(props: Props): Fresh {
  const [fresh, setFresh] = useState(NONE);
  useHappened(props, ({ events }) =>
    setFresh((known) => events.reduce((now, event) => freshAfter(now, event, props.viewer), known)),
  );
  return fresh;
}
