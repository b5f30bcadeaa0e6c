import type { LogLine, SeatInfo } from '@conclave/web/kit';
import { SeatBadge } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import type { EndReason, Event, State } from '../rules/types.ts';
import { nameOf, plural } from './card/words.ts';
import { name, names, rule } from './log-words.tsx';

const REASONS: { readonly [R in EndReason]: string } = {
  completion: 'The last turns have been played.',
  exhaustion: 'The cards have run out.',
  'round-limit': 'The last round of this table has been played.',
};

/** One event as a line of the log; causes at depth 0, what follows from them below. Null for what others cannot see. */
export function describe(event: Event, seats: readonly SeatInfo[], _after: State): LogLine | null {
  const who = (seat: number) => <SeatBadge seat={seat} info={seats[seat]!} />;
  const cause = (seat: number, text: ReactNode, of?: string): LogLine => ({
    seat,
    depth: 0,
    text,
    ...(of ? { rule: of } : {}),
  });
  const detail = (seat: number | null, text: ReactNode, of?: string): LogLine => ({
    seat,
    depth: 1,
    text,
    ...(of ? { rule: of } : {}),
  });

  switch (event[0]) {
    case 'turnStarted':
      return cause(
        event[1],
        <>
          {who(event[1])} starts turn {event[2]}
        </>,
      );
    case 'recovered':
      return event[2].length === 0
        ? null
        : cause(
            event[1],
            <>
              {who(event[1])} unslips {names(event[2])}
            </>,
            'SI-TRN-03',
          );
    case 'functionUsed':
      return cause(
        event[1],
        <>
          {who(event[1])} uses {name(event[2])}
        </>,
        rule(event[2]),
      );
    case 'declined':
      return detail(
        event[1],
        <>
          {who(event[1])} does not use {name(event[2])}
        </>,
      );
    case 'slipped':
      return detail(event[1], <>{name(event[2])} is slipped</>);
    case 'unslipped':
      return detail(event[1], <>{name(event[2])} is unslipped</>);
    case 'researching':
      return cause(event[1], <>{who(event[1])} researches</>, 'SI-RES-01');
    case 'looked':
      if (event[3] < 0) return event[2].includes(-1) ? null : detail(event[1], <>sees {names(event[2])}</>);
      return detail(event[1], <>looks through the VP cards of {who(event[3])}</>);
    case 'researched':
      return detail(
        event[1],
        <>
          keeps {names(event[2])}
          {event[3].length > 0 && <>, discards {names(event[3])}</>}
        </>,
      );
    case 'declared':
      return cause(
        event[1],
        <>
          {who(event[1])} builds {name(event[2])} for {event[3]}${event[4] && ', an extra build'}
        </>,
        'SI-BLD-02',
      );
    case 'handRevealed':
      return cause(
        event[1],
        <>
          {who(event[1])} shows the hand: {names(event[2])}
        </>,
        'SI-CARD-11',
      );
    case 'sold':
      return detail(
        event[1],
        <>
          sells {names(event[2])} for {event[3]}$
        </>,
      );
    case 'built':
      return detail(
        event[1],
        <>
          {name(event[2])} is built{event[4] > 0 && `, ${event[4]}$ stay`}
        </>,
      );
    case 'buildCancelled':
      return detail(event[1], <>cannot pay: {name(event[2])} goes back to the hand</>, 'SI-BLD-08');
    case 'gainedMoney':
      return detail(event[1], <>gains {event[2]}$</>);
    case 'gainedBuild':
      return detail(event[1], 'may build one more card this turn');
    case 'lostMoney':
      return cause(
        event[1],
        <>
          {who(event[1])} loses {event[2]}$
        </>,
        'SI-SEL-09',
      );
    case 'drew':
      return detail(
        event[1],
        <>
          {who(event[1])} draws {names(event[2])}
        </>,
      );
    case 'gainedVp': {
      const [, seat, cards, tokens] = event;
      return detail(
        seat,
        <>
          {who(seat)} gains {plural(cards + tokens, 'VP', 'VP')}
          {tokens > 0 && ` (${plural(tokens, 'token')})`}
        </>,
      );
    }
    case 'lostVp': {
      const [, seat, uids, tokens, how] = event;
      return detail(
        seat,
        <>
          {who(seat)} {how === 'paid' ? 'pays' : 'loses'} {plural(uids.length + tokens, 'VP', 'VP')}
          {uids.length > 0 && <>: {names(uids)}</>}
        </>,
      );
    }
    case 'cashedVp':
      return detail(
        event[1],
        <>
          {who(event[1])} takes {names(event[2])} from the own VP pile
        </>,
      );
    case 'limited':
      return cause(event[1], <>{who(event[1])} keeps five cards</>, 'SI-RST-01');
    case 'discarded':
      return detail(
        event[1],
        <>
          {who(event[1])} discards {names(event[2])}
        </>,
      );
    case 'gave':
      return detail(
        event[1],
        <>
          {who(event[1])} gives {who(event[2])} {name(event[3])}
        </>,
      );
    case 'revealed':
      return detail(event[1], <>reveals {names(event[2])}</>);
    case 'took':
      return detail(
        event[1],
        <>
          {who(event[1])} takes {names(event[3])} {FROM[event[2]]}
        </>,
      );
    case 'named':
      return detail(
        event[1],
        <>
          {who(event[1])} names <em>{nameOf(event[3])}</em>
        </>,
        'SI-CARD-14',
      );
    case 'stashed':
      return detail(
        event[1],
        <>
          puts {names(event[3])} on {name(event[2])}
        </>,
      );
    case 'unstashed':
      return detail(
        event[1],
        <>
          takes {names(event[3])} back from {name(event[2])}
        </>,
      );
    case 'returned':
      return detail(
        event[1],
        <>
          {name(event[2])} returns to the hand{event[3].length > 0 && <> with {names(event[3])}</>}
        </>,
      );
    case 'destroyed':
      return detail(
        event[1],
        <>
          {name(event[2])} is destroyed{event[3].length > 0 && <> with {names(event[3])}</>}
        </>,
      );
    case 'movedTableau':
      return detail(
        event[1],
        <>
          {name(event[3])} moves from {who(event[1])} to {who(event[2])}
        </>,
      );
    case 'reshuffled':
      return detail(
        null,
        event[2] ? 'The discard pile is shuffled into the deck' : 'The discard pile becomes the new deck',
        'SI-ZON-03',
      );
    case 'pileShuffled':
      return detail(event[1], <>the VP cards of {who(event[1])} are shuffled</>);
    case 'turnEnding':
      return null;
    case 'exhausted':
      return {
        seat: null,
        depth: 0,
        text: 'The cards have run out: the game ends after this turn',
        rule: 'SI-GAM-05',
      };
    case 'completed':
      return cause(
        event[1],
        <>
          {who(event[1])} triggers the end: {plural(event[2], 'turn')} more
        </>,
        'SI-GAM-02',
      );
    case 'gameOver':
      return { seat: null, depth: 0, text: <>The game is over. {REASONS[event[1]]}</>, rule: 'SI-SCO-01' };
    default:
      return null;
  }
}

const FROM = {
  reveal: 'of the revealed cards',
  discard: 'from the discard pile',
  market: 'from the discard pile',
  pile: 'from a VP pile',
} as const;
