import type { Idea } from '@conclave/kit';
import { tables } from '../data/tables.ts';
import { TechnologyFace } from './card/technology-card.tsx';
import { TileFace } from './card/tile-face.tsx';

const T = tables({ rules: 3 });

/** Two sectors and a card, as they look on the table. */
const Picture = () => (
  <span className="hg hg-idea k-line">
    {[4, 19].map((tile) => (
      <TileFace key={tile} t={T} tile={tile} size={96} />
    ))}
    <TechnologyFace t={T} card={6} />
  </span>
);

export const idea: Idea = {
  goal: 'You lead a Great House over a galaxy. It is made of boards of a few hexes, each within an outline. Every round each board pays points to those who have most there: build and conquer where it pays.',
  end: ({ learningGame }) =>
    `${learningGame === 'on' ? 'The learning game is over after two rounds.' : 'The round in which the last sector is turned up, or no hex is left empty, is the last.'} Advanced technologies bring points then; most points win.`,
  turn: [
    'Your three networks, of industry, politics and arms, bring CAPs: the money of the game.',
    'Place a sector on an empty hex (before the first round: beside your home), draw a technology, and discard or advance one.',
    'Three times all choose an action card in secret. Lower numbers go first, with two actions each.',
    'Build Complexes, Embassies and Outposts, or attack: both sides add up what stands near, and a technology: played in secret, in the learning game drawn from the pile.',
    'CAPs that you can’t keep are lost, and every board is scored.',
  ],
  Picture,
};
