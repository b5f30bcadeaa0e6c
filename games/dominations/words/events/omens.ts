import { line } from '@conclave/frame/event-parts.ts';
import { tables } from '../../data/tables.ts';
import { omenSays, omenText } from '../omen-words.ts';
import { omenPart, termPart } from '../parts.ts';
import type { Lines } from './line.ts';

/** Events of Omens. */
export const OMEN_LINES: Lines<'omenDrawn' | 'omenDiscarded' | 'omensReshuffled' | 'omenEnded'> = {
  omenDrawn([, seat, omen, lasts], at) {
    const card = tables(at).omens[omen]!;
    return line(
      1,
      seat,
      'DM-OME-01',
      ' draws the ',
      termPart('omen'),
      ' ',
      omenPart(omen),
      `: ${lasts ? omenText(card).says : omenSays(card)}`,
    );
  },
  omenDiscarded: ([, seat, omen]) =>
    line(1, seat, 'DM-OME-08', ' discards the ', termPart('omen'), ' ', omenPart(omen)),
  omensReshuffled: ([, cards]) =>
    line(1, null, 'DM-OME-05', `The ${cards} discarded Omens are shuffled into a new deck`),
  omenEnded: ([, , omen]) => line(1, null, 'DM-OME-03', omenPart(omen), ' ends'),
};
