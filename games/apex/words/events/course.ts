import { type At, between, type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { isTied } from '@conclave/mechanics/places';
import type { Strategy } from '../../data/strategies.ts';
import { tables } from '../../data/tables.ts';
import { turnOrder } from '../../rules/turn-order.ts';
import type { Choice } from '../../rules/types.ts';
import { idleLine } from '../idle-words.ts';
import { endReasons, lastRoundOf, tokenCount } from '../names.ts';
import { cardPart, civilisationPart, strategyPart } from '../parts.ts';
import { sectorPart } from '../sector-names.ts';
import { type Lines, ships } from './line.ts';

const RULE: { readonly [S in Strategy]: string } = {
  war: 'AX-WAR-02',
  evolution: 'AX-EVO-01',
  colonization: 'AX-COL-01',
  expansion: 'AX-EXP-02',
};

/** What everybody plays, in the order of the turns that follow (AX-RES-01, 02). */
function playsOf(choices: readonly Choice[]): EventPart[] {
  const plays = turnOrder(choices).map((seat) => {
    const { card, strategy } = choices[seat]!;
    return phrase`${{ seat }} ${strategyPart(strategy)} with ${cardPart(card, `${card}`)}`;
  });
  return between(plays, ', ');
}

/** Who scores what at the end of an age, most first. */
function scored(controllers: readonly Seat[], bonuses: readonly number[], at: At): EventPart[] {
  const { sectorVp } = tables(at);
  const held = bonuses.map((_, seat) => controllers.filter((controller) => controller === seat).length);
  const total = (seat: Seat) => held[seat]! * sectorVp + bonuses[seat]!;
  const phrases = bonuses
    .map((_, seat) => seat)
    .sort((a, b) => total(b) - total(a) || a - b)
    .map((seat): EventPart[] => [
      { seat },
      ` +${total(seat)}`,
      bonuses[seat]! > 0 ? ` (${plural(held[seat]!, 'sector')}, ${bonuses[seat]} by colonies)` : '',
    ]);
  return between(phrases, ', ');
}

/** Set-up, ages, rounds and turns, and how all ends. */
export const COURSE_LINES: Lines<
  | 'civilisationChosen'
  | 'settled'
  | 'ageStarted'
  | 'received'
  | 'roundStarted'
  | 'revealed'
  | 'discarded'
  | 'turnStarted'
  | 'turnEnded'
  | 'ageScored'
  | 'gameOver'
> = {
  civilisationChosen: ([, seat, key]) => line(0, seat, 'AX-SET-04', ' leads the ', civilisationPart(key)),
  settled: ([, seat, sector, n], at) =>
    line(0, seat, 'AX-SET-06', phrase` settles at ${sectorPart(at, sector)} with ${ships(n)}`),
  ageStarted([, age, left]) {
    const open = between(
      left.map((card) => [cardPart(card, `${card}`)]),
      ', ',
    );
    return line(
      0,
      null,
      'AX-AGE-02',
      `Age ${age} begins`,
      open.length === 0 ? '' : ['; out of it, face up: ', ...open],
    );
  },
  received: () => null,
  roundStarted([, age, round], at) {
    const t = tables(at);
    const last = round === t.rounds ? `, the ${lastRoundOf(t, age)}` : '';
    return line(0, null, 'AX-AGE-01', `Age ${age}, round ${round}${last}`);
  },
  revealed: ([, choices]) => line(0, null, 'AX-CHO-02', 'Revealed: ', playsOf(choices)),
  discarded([, cards]) {
    const phrases = cards.map((card, seat) => phrase`${{ seat }} ${cardPart(card, `${card}`)}`);
    return line(1, null, 'AX-DUE-03', 'Discarded besides: ', between(phrases, ', '));
  },
  turnStarted: ([, seat, strategy, card]) =>
    line(0, seat, RULE[strategy], phrase`: ${strategyPart(strategy)} with ${cardPart(card)}`),
  turnEnded: idleLine,
  ageScored: ([, age, controllers, bonuses], at) =>
    line(0, null, 'AX-SCO-01', `Age ${age} is scored: `, scored(controllers, bonuses, at)),
  /** The tokens of those who are equal in points are told as well (AX-END-03). */
  gameOver([, reason, points, tokens], at) {
    const counts = tokens.flatMap((n, seat): EventPart[][] =>
      isTied(points, seat) ? [[{ seat }, ` ${points[seat]} VP and ${tokenCount(n)}`]] : [],
    );
    const tied = counts.length === 0 ? [] : [' ', ...between(counts, ', '), '.'];
    return line(0, null, 'AX-END-01', `The game is over. ${endReasons(tables(at))[reason]}`, tied);
  },
};
