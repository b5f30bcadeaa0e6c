import artDark from './land/art-dark.webp';
import artLight from './land/art-light.webp';
import cradleDark from './land/cradle-dark.webp';
import cradleLight from './land/cradle-light.webp';
import craftsmanshipDark from './land/craftsmanship-dark.webp';
import craftsmanshipLight from './land/craftsmanship-light.webp';
import governmentDark from './land/government-dark.webp';
import governmentLight from './land/government-light.webp';
import religionDark from './land/religion-dark.webp';
import religionLight from './land/religion-light.webp';
import scienceDark from './land/science-dark.webp';
import scienceLight from './land/science-light.webp';
import tradeDark from './land/trade-dark.webp';
import tradeLight from './land/trade-light.webp';

/** The lands by Domain, and the valley of the Cradle. */
export const LANDS = {
  dark: [governmentDark, religionDark, artDark, tradeDark, scienceDark, craftsmanshipDark, cradleDark],
  light: [
    governmentLight,
    religionLight,
    artLight,
    tradeLight,
    scienceLight,
    craftsmanshipLight,
    cradleLight,
  ],
} as const;
