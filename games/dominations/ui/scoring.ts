import { plainText } from '@conclave/frame/event-parts.ts';
import { capital } from '@conclave/frame/words.ts';
import type { Event, Source } from '../rules/types.ts';
import { byParts } from '../words/events/by.ts';
import { ageName } from '../words/names.ts';

/** As many may sit at a table. */
const MOST_SEATS = 4;

const AT_GAME_END: readonly Source[] = ['gameEnd', 'control', 'adjacency', 'objectives', 'ambition'];
const AT_AGE_END = /^(influence|effects|hegemon|domination)([123])$/;

/** When a source scores by itself, whoever made the move before it; null for what moves bring. */
function momentOf(source: Source): string | null {
  if (AT_GAME_END.includes(source)) return 'at the end of the game';
  const ofAge = AT_AGE_END.exec(source);
  return ofAge && `at the end of ${ageName(Number(ofAge[2]))}`;
}

/** The ends of Ages and of the game score by themselves, and so do Domination cards: The High Priest, The Augur. */
export function scoring(event: Event): { readonly text: string; readonly points: readonly number[] } | null {
  if (event[0] !== 'scored') return null;
  const [, seat, n, source, by, which] = event;
  const moment = momentOf(source) ?? (by === 'domination' ? 'in the course of an Age' : null);
  if (moment === null) return null;
  const name = by === 'influence' ? 'Influence' : plainText(byParts(by, which), []);
  return {
    text: `${capital(name)} ${moment}`,
    points: Array.from({ length: MOST_SEATS }, (_, other) => (other === seat ? n : 0)),
  };
}
