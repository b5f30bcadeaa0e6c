import type { RulesChapter, RulesSection } from '@conclave/kit';
import { RulesTable } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { DOMAIN_NAMES } from '../../data/domains.ts';
import { HEGEMON } from '../../data/hegemon.ts';
import { MASTERY, type Mastery } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { OMENS } from '../../data/omens.ts';
import { NEWEST } from '../../data/tables.ts';
import { dominationCards, dominationText, goalTexts, hegemonText } from '../../words/hegemon-words.ts';
import { masteryFigures, masterySays, neededBy, sidesText, TIMING_TEXT } from '../../words/mastery-words.ts';
import { levelCostText, levelGainText, siteText } from '../../words/monument-words.ts';
import { copyName, DOMAIN_SAYS, domainName, nationName } from '../../words/names.ts';
import { omenText } from '../../words/omen-words.ts';
import { ids, section } from './section.tsx';

/** What the texts of cards have in common, with the ruling on their numbers. */
const reading: RulesSection = section(
  'How to read them',
  ids('R', 31),
  'Each card tells first when it acts. Numbers that no source gives are chosen so that cards of one value are worth about the same to a player who plans for them.',
);

/** A chapter that is one table of cards. */
const listed = (
  id: string,
  title: string,
  caption: string,
  head: readonly string[],
  rows: readonly (readonly ReactNode[])[],
): RulesChapter => ({
  id,
  title,
  sections: [{ title, rules: [], text: <RulesTable caption={caption} head={head} rows={rows} /> }],
});

/** A card with its figures, one under the other, so that what it does has the width. */
function masteryRow(card: Mastery, kind: number): readonly ReactNode[] {
  const followers = neededBy(kind).map(({ name }) => name);
  return [
    card.name,
    <>
      {masteryFigures(card)}. {TIMING_TEXT[card.timing]}.{' '}
      {followers.length > 0 && `${followers.join(' and ')} needs it. `}
      <b>Basic:</b> {masterySays(card, 1, NEWEST)} <b>Advanced:</b> {masterySays(card, 2, NEWEST)}{' '}
      <span className="k-quiet">
        {card.nodus.map((colours, copy) => `Copy ${copyName(copy)}: ${sidesText(colours)}.`).join(' ')}
      </span>
    </>,
  ];
}

/** The twelve cards of a Domain. */
const domainChapter = (name: string, domain: number): RulesChapter =>
  listed(
    `cards-${name.toLowerCase()}`,
    `Mastery cards: ${name}`,
    DOMAIN_SAYS[domain]!,
    ['Card', 'What it says'],
    MASTERY.flatMap((card, kind) => (card.domain === domain ? [masteryRow(card, kind)] : [])),
  );

const monuments: RulesChapter = listed(
  'monument-cards',
  'The Monuments',
  `What their levels bring: ${MONUMENTS[0]!.nodus.map((_, i) => `Level ${i + 1} ${levelGainText(i + 1, NEWEST)}`).join('; ')}.`,
  ['Monument', 'Domains, place and levels'],
  MONUMENTS.map((monument, number) => [
    monument.name,
    <>
      {domainName(monument.primary)} and {domainName(monument.secondary)}. A tile beside it gives{' '}
      {siteText(monument)}.{' '}
      <span className="k-quiet">
        {monument.nodus
          .map(
            (colours, i) =>
              `Level ${i + 1}: costs ${levelCostText(number, i + 1, NEWEST)}; ${sidesText(colours)}.`,
          )
          .join(' ')}
      </span>
    </>,
  ]),
);

const hegemonTiles: RulesChapter = listed(
  'hegemon-tiles',
  'The Hegemon tiles',
  'Who leads by such a measure at the end of an Age takes the tile.',
  ['Tile', 'What it says'],
  HEGEMON.map((tile) => {
    const { name, says } = hegemonText(tile, NEWEST);
    return [name, says];
  }),
);

const objectives: RulesChapter = listed(
  'objective-cards',
  'The objective cards',
  'In games without Hegemon tiles.',
  ['Nation', 'Objectives'],
  NEWEST.dealt.map((card) => [nationName(card), `${goalTexts(card, NEWEST).join('. ')}.`]),
);

const dominationChapter: RulesChapter = listed(
  'domination-cards',
  'The Domination cards',
  'One of each Domain; with Omens one of them is another.',
  ['Card', 'What it says'],
  [...dominationCards(false), ...dominationCards(true).filter(({ key }) => key === 'augur')].map((card) => {
    const { name, says } = dominationText(card, NEWEST);
    return [name, says];
  }),
);

const omens: RulesChapter = listed(
  'omen-cards',
  'The Omens',
  'Good ones and ill ones.',
  ['Omen', 'Nature', 'What it says'],
  OMENS.map((omen) => {
    const { name, says } = omenText(omen);
    return [name, omen.isGood ? 'Good' : 'Ill', says];
  }),
);

export const cards: readonly RulesChapter[] = [
  { id: 'mastery-cards', title: 'The Mastery cards', sections: [reading] },
  ...DOMAIN_NAMES.map(domainChapter),
  monuments,
  dominationChapter,
  hegemonTiles,
  objectives,
  omens,
];
