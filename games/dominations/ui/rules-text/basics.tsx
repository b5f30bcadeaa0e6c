import type { RulesChapter } from '@conclave/kit';
import { DOMAIN_NAMES } from '../../data/domains.ts';
import { AGES, NUMBERS } from '../../data/numbers.ts';
import { DOMAIN_SAYS } from '../../words/names.ts';
import { ids, section } from './section.tsx';

const idea: RulesChapter = {
  id: 'idea',
  title: 'The idea',
  sections: [
    section(
      'A tribe becomes a civilisation',
      [],
      'You lead a tribe through three Ages. Together you lay triangles of land round the Cradle of Humanity; what meets at their edges Produces Knowledge. With Knowledge you found Cities, build Monuments, and gain Masteries for a Tree of your own, in which cards have to match where they touch. Most victory points (VP) at the end win. Nobody fights.',
    ),
    section(
      'A turn in three steps',
      ids('AGE', 5),
      'Grow: place a tile and Produce. Build: found or raise a City, or build a level of a Monument. Develop: gain a Mastery card, or turn one to its Advanced side. Grow has to be done; Build and Develop may be passed. There is no way back from one to the one before.',
    ),
    section(
      'What this edition rests on',
      ids('R', 1, 27),
      'The rulebook at hand is that of the Hegemon expansion. Rules of the base game come from its publisher’s answers and from public descriptions; what none of them says has been filled in. Such numbers are plain tables, so that whoever owns the game can correct them. Other expansions and promotional cards are not in it.',
    ),
  ],
};

const setup: RulesChapter = {
  id: 'setup',
  title: 'Setting up',
  sections: [
    section(
      'The Cradle',
      ids('SET', 1),
      'The map begins with the Cradle, a hexagon of six places with a dot of each Domain at its corners. It has no Camp.',
    ),
    section(
      'What everybody starts with',
      ids('SET', 4, 5),
      `A Campfire in the middle of each Tree, ${NUMBERS.cityCounters} City counters of each level, no Knowledge, a limit of ${NUMBERS.baseLimit} in each Domain, no VP and no Influence. The initiative order of the first Age is drawn by lot.`,
    ),
    section(
      'What lies open',
      ids('SET', 2, 3),
      'All Mastery cards are on offer to everybody from the start, four copies of each. The six Domination cards lie ready, and nobody holds one yet.',
    ),
    section(
      'The Hegemon’s rack',
      [...ids('SET', 9), ...ids('R', 33)],
      'With Hegemon tiles the rack is filled before anybody chooses a Monument: the two tiles for Monuments and Influence, and one each drawn of the Cities, Mastery and Nodus tiles. Those are the five objectives of the first Age.',
    ),
    section(
      'Two cards of each kind',
      [...ids('SET', 6, 7), ...ids('R', 37)],
      'You are dealt two Monuments and, without Hegemon tiles, two objective cards. Everybody keeps one of each in secret, and then all are shown; from then on objective cards lie open. The others leave the game unseen.',
    ),
    section(
      'Monuments for all',
      [...ids('SET', 8), ...ids('R', 36)],
      'As many Monuments are in play as there are players, and they belong to nobody: everybody may build any level. Their Level cards are stacked with Level 1 on top. Abilities that the printed Monument cards have besides are told by no source and left out.',
    ),
    section('Omens', ids('SET', 10), 'With Omens the 52 cards are shuffled into a deck.'),
    section(
      'And then',
      ids('SET', 11),
      'The first Age begins. Nothing else depends on the number of players.',
    ),
  ],
};

const knowledge: RulesChapter = {
  id: 'knowledge',
  title: 'Knowledge',
  sections: [
    section(
      'Six Domains',
      ids('KNO', 1, 9),
      `Everybody counts Knowledge in six Domains: ${DOMAIN_NAMES.map((name, domain) => `${name} (${DOMAIN_SAYS[domain]!.replace(/\.$/, '')})`).join('; ')}. It can’t be traded or given away.`,
    ),
    section(
      'Produce and gain',
      ids('KNO', 2, 3, 4),
      'Only placing a tile and activating Cities Produce Knowledge. Whatever else brings Knowledge is a gain, and what looks at Produced Knowledge does not see it. Cards that make a Camp or a City Produce more do count as Produced.',
      'Example: Agriculture counts what Livestock adds to a Camp, but not what Fishing gives at the start of the turn.',
    ),
    section(
      'Limits',
      ids('KNO', 5),
      `You can hold ${NUMBERS.baseLimit} Knowledge in each Domain, and ${NUMBERS.limitStep} more for each level of your Cities on Camps of its colour, at most ${NUMBERS.maxLimit}. Shipbuilding adds to that before the ${NUMBERS.maxLimit} are looked at.`,
      `So a card of value 9 takes a City of its colour, or help with its cost: with no City there you never hold more than ${NUMBERS.baseLimit}.`,
    ),
    section(
      'Too much is lost',
      [...ids('KNO', 6, 7), ...ids('R', 22)],
      'Knowledge above the limit is lost at once, on whoever’s turn it comes. It has been Produced all the same. What comes in one moment is added Domain by Domain, so the order makes no difference.',
    ),
    section(
      'Knowledge of your choice',
      [...ids('KNO', 10), ...ids('R', 35)],
      'Where you name several Knowledge, to gain, to exchange, to pay with Alchemy or to lose as a Tribute, you may name any Domains in any order: what you name first rules out nothing.',
    ),
    section(
      'When a limit falls',
      ids('KNO', 8),
      'If a City loses a level the limit falls with it, and what you hold above it is lost.',
    ),
  ],
};

const ages: RulesChapter = {
  id: 'ages',
  title: 'Ages and initiative',
  sections: [
    section(
      `${AGES} Ages of ${NUMBERS.rounds} rounds`,
      ids('AGE', 4, 6),
      `In each of the ${NUMBERS.rounds} rounds of an Age everybody has one turn, by initiative. The order stays as it is until the Age is over. Then five steps follow, in the last Age too.`,
    ),
    section(
      'Tiles for the Age',
      ids('AGE', 1),
      `At its start everybody draws ${NUMBERS.hand} tiles from the bag, by initiative.`,
    ),
    section(
      'Exchanging tiles',
      [...ids('AGE', 3), ...ids('R', 26)],
      'Then, by initiative, each player may once set aside any of them and draw as many. Those set aside go into the bag only afterwards, so they can’t come back at once. There are always enough.',
    ),
    section('Open hands', ids('R', 2), 'Tiles in hand lie open, unless you play with hidden hands.'),
    section(
      'Initiative',
      ids('INI', 1, 3, 4),
      'The order ranks the players from I, the highest. Ties of any kind go to the tied player who is highest; only for Monuments something else is looked at first. At the end of an Age the order of that Age counts.',
    ),
    section(
      'A new order',
      [...ids('INI', 2), ...ids('R', 14)],
      'When an Age is over the order is reversed: who was last begins the next one. No source tells how the order changes; this edition took of the orders that it tried the one that makes the seats most even, since whoever is last in the first Age finds more land to lie against.',
    ),
    section(
      'What stays',
      ids('AGE', 12),
      'Cities, Monuments, Trees, VP, Influence and the map stay from Age to Age.',
    ),
    section(
      'Influence',
      [...ids('INF', 1), ...ids('R', 34)],
      'Influence is counted from 0 upward without an end and is never set back. It brings VP at the end of each Age, so what comes early counts three times.',
    ),
  ],
};

export const basics: readonly RulesChapter[] = [idea, setup, knowledge, ages];
