import { plural } from '@conclave/frame/words.ts';
import { DOMAINS } from '../data/domains.ts';
import { type DominationCard, dominationCard } from '../data/dominations.ts';
import type { HegemonTile } from '../data/hegemon.ts';
import { HEGEMON } from '../data/hegemon.ts';
import type { Goal } from '../data/objectives.ts';
import type { Tables } from '../data/tables.ts';
import { domainName, masteryName, type Named } from './names.ts';

/*
 * What is counted and compared: Hegemon tiles, Domination cards, objectives.
 */

/** What a Hegemon tile counts: “Cities beside another one of the same player”. */
export function measureName({ measure }: HegemonTile): string {
  switch (measure.kind) {
    case 'monumentLevels':
      return 'Monument levels';
    case 'influence':
      return 'Influence';
    case 'cities':
      return 'Cities';
    case 'cityLevels':
      return 'City Levels above the first';
    case 'adjacentCities':
      return 'adjacent Cities';
    case 'separateCities':
      return 'non-adjacent Cities';
    case 'basic':
      return 'Basic Mastery cards';
    case 'advanced':
      return 'Advanced Mastery cards';
    case 'nodus':
      return `${domainName(measure.domain)} Nodus`;
  }
}

/** How it is counted where the name leaves that open. */
function measureNote({ measure }: HegemonTile): string {
  switch (measure.kind) {
    case 'monumentLevels':
      return ' Level cards in the Tree count, of all Monuments together.';
    case 'cityLevels':
      return ' A City of level 1 counts 0, of level 2 1, of level 3 2.';
    case 'adjacentCities':
      return ' A City counts if another one of the same player is on a tile that shares an edge with its tile.';
    case 'separateCities':
      return ' A City counts if no other one of the same player is on a tile that shares an edge with its tile.';
    case 'basic':
      return ' Cards in the Tree with the Basic side up; no Level cards.';
    case 'advanced':
      return ' Cards in the Tree with the Advanced side up.';
    case 'nodus':
      return ' All of that colour in the Tree, also those with the Campfire and with Level cards.';
    default:
      return '';
  }
}

/** A Hegemon tile with all that it says. */
export function hegemonText(tile: HegemonTile, { hegemon, hegemonVp }: Tables): Named {
  const name = measureName(tile);
  const isPermanent = hegemon.filter(({ category }) => category === tile.category).length === 1;
  return {
    name: `Most ${name}`,
    says: `${hegemonVp} VP for most ${name}.${measureNote(tile)}${isPermanent ? ' It counts in every Age.' : ''}`,
  };
}

/** The name of a Hegemon tile by its number. */
export const hegemonName = (tile: number): string => `Most ${measureName(HEGEMON[tile]!)}`;

const HOLDER_SAYS: { readonly [key in DominationCard['key']]: (n: number) => string } = {
  ruler: (n) => `Founding or raising a City costs you ${n} less.`,
  highPriest: (n) => `At the start of each of your turns: ${n} VP.`,
  artist: (n) => `Building a Monument level costs you ${n} less.`,
  merchant: (n) => `At the start of each of your turns: gain ${n} Knowledge of your choice.`,
  scholar: (n) => `Gaining or turning a Mastery card costs you ${n} less.`,
  masterBuilder: (n) => `The Camp of a tile that you place Produces ${n} more.`,
  augur: (n) =>
    `When you draw an Omen, look at two and choose which to resolve; the other is discarded. When another player resolves an Omen: ${n} VP.`,
};

/** What a Domination card does for who holds it. */
export const dominationSays = ({ key }: DominationCard, numbers: Tables): string =>
  HOLDER_SAYS[key](numbers[key]);

/** A Domination card with all that it says. */
export const dominationText = (card: DominationCard, numbers: Tables): Named => ({
  name: card.name,
  says: `${dominationSays(card, numbers)} ${numbers.dominationVp} VP when taken.`,
});

/** All that is to be known of the Domination card of a Domain, to follow its name. */
export const dominationOf = (domain: number, hasOmens: boolean, numbers: Tables): string =>
  `the Domination card of ${domainName(domain)}, which goes to who has most of it at the end of an Age, with ${numbers.dominationVp} VP. ${dominationSays(dominationCard(domain, hasOmens), numbers)}`;

/** The Domination card of a Domain by its name; that of Religion is another one with Omens, so it goes by its Domain. */
export function dominationName(domain: number): string {
  const [without, withOmens] = [false, true].map((hasOmens) => dominationCard(domain, hasOmens).name);
  return without === withOmens ? without! : `the Domination card of ${domainName(domain)}`;
}

/** The Domination cards of a game by Domain. */
export const dominationCards = (hasOmens: boolean): readonly DominationCard[] =>
  DOMAINS.map((_, domain) => dominationCard(domain, hasOmens));

/** An objective: “2 Cities on Camps of Art”, “Theatre in your Tree”. */
export function goalText(goal: Goal): string {
  const { n } = goal;
  switch (goal.kind) {
    case 'COL':
      return `${plural(n, 'City', 'Cities')} on Camps of ${domainName(goal.domain)}`;
    case 'NODUS':
      return `${n} Nodus of ${domainName(goal.domain)}`;
    case 'DOM':
      return `${plural(n, 'Mastery card')} of ${domainName(goal.domain)}`;
    case 'VAL':
      return `${plural(n, 'Mastery card')} of value ${goal.value}`;
    case 'CARD':
      return `${masteryName(goal.card)} in your Tree`;
    case 'CITIES':
      return plural(n, 'City', 'Cities');
    case 'LVL':
      return `${plural(n, 'City Level')} above the first of each City`;
    case 'L3':
      return `${plural(n, 'City', 'Cities')} of level 3`;
    case 'ADJ':
      return plural(n, 'adjacent City', 'adjacent Cities');
    case 'SOLO':
      return plural(n, 'non-adjacent City', 'non-adjacent Cities');
    case 'ADV':
      return plural(n, 'Advanced Mastery card');
    case 'MON':
      return plural(n, 'Monument level');
    case 'CTRL':
      return `${plural(n, 'Monument')} controlled`;
    case 'INF':
      return `${n} Influence`;
  }
}

/** The five objectives of a card. */
export const goalTexts = (card: number, { objectives }: Tables): readonly string[] =>
  objectives[card]!.goals.map(goalText);
