import { capital } from '@conclave/frame/words.ts';
import type { RulesChapter, RulesSection } from '@conclave/kit';
import { NEWEST } from '../../data/tables.ts';
import { KIND_OF, TECHNOLOGIES, type TechnologyKey } from '../../data/technologies.ts';
import { effectRule } from '../../words/events/line.ts';
import { technologyFigures } from '../../words/names.ts';
import { technologySays } from '../../words/technology-words.ts';
import { ids, section } from './section.tsx';

export const technologies: RulesChapter = {
  id: 'technologies',
  title: 'Technologies',
  sections: [
    section(
      'What they are for',
      ids('TEC', 5, 11),
      'In hand a technology is a card for conflicts. Advanced, it lies beside your board, works from that moment on, and is worth points at the end. Where its text says that you may, you decide; else it works by itself.',
    ),
    section(
      'Slots',
      [...ids('TEC', 1, 2), ...ids('R', 57)],
      'You have three slots and no two of the same name in them. You may discard an Advanced Technology at any time, also while others are asked. From then on it works no more: what is paid or chosen stays, an attack that is declared but not paid is looked at anew, and a power that has not been compared goes without the card.',
    ),
    section(
      'Advancing',
      ids('TEC', 3, 4),
      'You may advance a card when you have drawn one in Expansion or by Basic, or by a leader. You pay its price first.',
    ),
    section(
      'What it takes',
      ids('TEC', 6, 7, 8, 9),
      'Your own tier in the card’s type has to be as high as the card’s. Or you have another Advanced Technology of that type that is at most one tier lower; you may discard that one as you advance the new one. This is looked at only then: what is advanced stays, whatever your tier becomes.',
      'Example: with industrial tier 1 and Nano-Fabricants (tier 2) advanced you may advance Emergent Economics (tier 3).',
    ),
    section(
      'Five cards',
      ids('TEC', 10),
      'Cards in hand and inactive cards are five together. There are more only between a draw and the discard after it.',
    ),
    section(
      'Taken back',
      ids('R', 33),
      'An Advanced Technology that goes back to your hand brings no CAPs. It may be advanced again for the full price.',
    ),
    section(
      'When something is lost',
      ids('TX', 1, 2),
      'Bases that are taken over count as destroyed for technologies that answer. An Agent or Fleet that comes back on your home has still attacked in this phase if it had before.',
    ),
  ],
};

/** What a technology's own text leaves open, and the rulings that settle it. */
const NOTES: {
  readonly [key in TechnologyKey]?: { readonly text: string; readonly rulings?: readonly number[] };
} = {
  predictiveAlgorithms: {
    text: 'It answers for each Gate that is chosen or drawn into a draw. The reach is that of placing a pair, counted without this pair; its two halves can never be in one sector.',
  },
  massTranslationRelay: { text: 'That is 3, 4 or 5 steps with tier 1, 2 or 3.' },
  dysonSphereAssembly: {
    text: 'Halves are counted, not pairs, attacking and defending. Gates without a Complex get nothing from it.',
    rulings: [28],
  },
  nanoFabricants: { text: 'For builds only, not for relocations.' },
  efficiencyParadigm: {
    text: 'Once for the conflict, not for each point; moves cost what they did.',
    rulings: [29],
  },
  emergentEconomics: { text: 'That is the retention limit and 6 more.', rulings: [30] },
  quantumTunnelLattice: { text: 'Each piece gives its own range. It works for relocations too.' },
  subliminalTelepathy: { text: 'Each time, at once; there need be no Embassy on your home.' },
  stealthFieldEmitter: { text: 'The home counts as well.' },
  nanoAccelerants: { text: 'Attacking, defending alone, and beside an Embassy.' },
  sentientPropaganda: { text: 'Such an attack needs no move.', rulings: [32] },
  transcendencyRoutine: { text: 'Not into homes of others.' },
  postPhysicalArray: { text: 'Still one faction for a side in a conflict.' },
  phasedTeleportation: { text: 'Each time, at once; there need be no Outpost on your home.' },
  selfReplicatingDrones: { text: 'For builds only, not for relocations.' },
  hyperCannonBatteries: { text: 'Attacking, defending alone, and beside a stack that counts.' },
  bioAdaptiveHulls: {
    text: 'Open, or your own stack below its limit; never the Location just lost. The attacker’s bases come after that.',
    rulings: [31],
  },
  braneManipulation: { text: 'Locations that are open, and your own stacks below their limit.' },
  synergizedLogistics: { text: 'Still one stack for a side in a conflict.' },
};

const entries: readonly RulesSection[] = TECHNOLOGIES.map((technology, kind) => {
  const { text, rulings = [] } = NOTES[technology.key] ?? { text: '' };
  const copies = KIND_OF.filter((other) => other === kind).length;
  const figures = technologyFigures(technology);
  return section(
    technology.name,
    [effectRule(kind), ...ids('R', ...rulings)],
    technologySays(NEWEST, technology.key),
    ...(text === '' ? [] : [text]),
    `${capital(figures)}. ${copies} copies, ${technology.smallCopies} with two or three players.`,
  );
});

export const effects: RulesChapter = {
  id: 'technology-cards',
  title: 'The 24 technologies',
  sections: entries,
};
