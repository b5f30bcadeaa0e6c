import type { RulesChapter, RulesSection } from '@conclave/web/kit';
import { DOMAIN_NAMES } from '../../data/domains.ts';
import { HEGEMON } from '../../data/hegemon.ts';
import { MASTERY, type Mastery } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { OMENS } from '../../data/omens.ts';
import { dominationCards, dominationText, goalTexts, hegemonText } from '../../hegemon-words.ts';
import { masteryFigures, masterySays, neededBy, sidesText, TIMING_TEXT } from '../../mastery-words.ts';
import { levelCostText, levelGainText, siteText } from '../../monument-words.ts';
import { omenText } from '../../omen-words.ts';
import { copyName, DOMAIN_SAYS, domainName } from '../../texts.ts';
import { ids, section } from './section.tsx';

/** What the texts of cards have in common, with the ruling on their numbers. */
const reading: RulesSection = section(
  'How to read them',
  ids('R', 31),
  'Each card tells first when it acts. Numbers that no source gives are chosen so that cards of one value are worth about the same to a player who plans for them.',
);

function masterySection(card: Mastery, kind: number): RulesSection {
  const followers = neededBy(kind).map(({ name }) => name);
  return section(
    card.name,
    [],
    `${masteryFigures(card)}. ${TIMING_TEXT[card.timing]}.`,
    `Basic: ${masterySays(card, 1)}`,
    `Advanced: ${masterySays(card, 2)}`,
    ...(followers.length === 0 ? [] : [`${followers.join(' and ')} needs it.`]),
    card.nodus.map((colours, copy) => `Copy ${copyName(copy)}: ${sidesText(colours)}.`).join(' '),
  );
}

/** The twelve cards of a Domain. */
const domainChapter = (name: string, domain: number): RulesChapter => ({
  id: `cards-${name.toLowerCase()}`,
  title: `Mastery cards: ${name}`,
  sections: [
    section(name, [], DOMAIN_SAYS[domain]),
    ...MASTERY.flatMap((card, kind) => (card.domain === domain ? [masterySection(card, kind)] : [])),
  ],
});

const monuments: RulesChapter = {
  id: 'monument-cards',
  title: 'The Monuments',
  sections: MONUMENTS.map((monument, number) =>
    section(
      monument.name,
      [],
      `${domainName(monument.primary)} and ${domainName(monument.secondary)}. A tile beside it gives ${siteText(monument)}.`,
      ...monument.nodus.map(
        (colours, i) =>
          `Level ${i + 1}: costs ${levelCostText(number, i + 1)}, brings ${levelGainText(i + 1)}; ${sidesText(colours)}.`,
      ),
    ),
  ),
};

const hegemonTiles: RulesChapter = {
  id: 'hegemon-tiles',
  title: 'The Hegemon tiles',
  sections: HEGEMON.map((tile) => {
    const { name, says } = hegemonText(tile);
    return section(name, [], says);
  }),
};

const objectives: RulesChapter = {
  id: 'objective-cards',
  title: 'The objective cards',
  sections: OBJECTIVES.map(({ nation }, card) => section(nation, [], `${goalTexts(card).join('. ')}.`)),
};

const dominationChapter: RulesChapter = {
  id: 'domination-cards',
  title: 'The Domination cards',
  sections: [...dominationCards(false), ...dominationCards(true).filter(({ key }) => key === 'augur')].map(
    (card) => {
      const { name, says } = dominationText(card);
      return section(name, [], says);
    },
  ),
};

/** Good and ill Omens, marked in words as well. */
const omens: RulesChapter = {
  id: 'omen-cards',
  title: 'The Omens',
  sections: OMENS.map((omen) => {
    const { name, says } = omenText(omen);
    return section(name, [], `${omen.isGood ? 'Good' : 'Ill'}. ${says}`);
  }),
};

export const cards: readonly RulesChapter[] = [
  { id: 'mastery-cards', title: 'The Mastery cards', sections: [reading] },
  ...DOMAIN_NAMES.map(domainChapter),
  monuments,
  dominationChapter,
  hegemonTiles,
  objectives,
  omens,
];
