import type { Seat, Viewer } from '@conclave/kernel';
import { useMarked } from '@conclave/kit';
import { useState } from 'react';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { actsOf } from '../motion/acts.ts';

/** Who did something last, by sector. */
export type Lately = ReadonlyMap<number, Seat>;

/** Where the seat that an event names has done something. An attack is its attacker's, whoever loses by it. */
function placesOf(event: Event): readonly number[] {
  if (event[0] === 'declared') return [event[5]];
  return actsOf(event).flatMap((act) =>
    act.do === 'leave' ? [] : [act.do === 'travel' ? act.to : act.sector],
  );
}

/** What others have done since the viewer last did something, after these events too. */
export function afterwards(before: Lately, events: readonly Event[], viewer: Viewer): Lately {
  let now = new Map(before);
  for (const event of events)
    for (const sector of placesOf(event)) {
      const seat = event[1] as Seat;
      if (seat === viewer) now = new Map();
      else now.set(sector, seat);
    }
  return now;
}

/** Where others have done something since the viewer last did. */
export function useLately(table: Props): Lately {
  const [lately, setLately] = useState<Lately>(new Map());
  useMarked(table, ({ events }, isAlone) =>
    setLately((before) =>
      isAlone ? afterwards(new Map(), events, 'table') : afterwards(before, events, table.viewer),
    ),
  );
  return lately;
}
