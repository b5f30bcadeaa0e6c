import type { Next } from '@conclave/kernel';
import { neighboursOf } from '../board.ts';
import { isCut, strike, strikeUnit } from '../life.ts';
import { meetsWarlords } from '../sources.ts';
import { afterDestruction } from '../triggers.ts';
import { loop, procedure } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

export const assaulting = procedure<{ left: number; struck: number[] }>(
  'assault',
  { left: 'all', struck: 'all' },
  {
    strike: {
      rule: 'HX-MIN-02',
      who: (s, f) => (f.left > 0 ? s.active : null),
      options(s, f, _seat, emit) {
        for (const territory of neighboursOf(s, s.resolving!.at))
          if (!f.struck.includes(territory)) emit(['strike', territory]);
      },
      take(s, f, _seat, move): Next {
        const territory = move[1] as number;
        f.left--;
        f.struck.push(territory);
        if (meetsWarlords(s)) strike(s, territory);
        else strikeUnit(s, territory);
        return isCut(s) ? 'done' : 'again';
      },
    },
    triggers: afterDestruction,
  },
);

/** HX-MIN-02, HX-VIC-05: attacks different adjacent territories one by one, empty ones and those of warlords too. */
export const assault: Kind<Of<'assault'>> = {
  isPossible: () => true,
  carryOut: (_s, { territories }) => loop(assaulting, { left: territories, struck: [] }),
};
