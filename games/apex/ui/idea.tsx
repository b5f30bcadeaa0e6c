import type { Idea } from '@conclave/kit';
import { CardWhole } from './card/top.tsx';

/** APEX in a minute. */
export const idea: Idea = {
  goal: 'You lead a people from its home world out into a galaxy. At the end of each age every sector that you control is worth a point; every battle that you win is worth one at once.',
  turn: [
    'Everybody chooses in secret one card of the hand and one of its four sides; then all are turned over.',
    'War comes first: fight where your ships or colonies meet those of others. The strongest wins a point, but keeps only as many as it was ahead by; the others lose all there.',
    'Evolution raises one of your four levels for good: production builds more ships, movement moves more, influence helps to control, armament to fight.',
    'Colonization puts a colony on a sector that you control: it stays and brings its bonus.',
    'Expansion moves ships and builds new ones. A portal jumps anywhere, an ambush destroys a ship, a conversion makes one yours. Of equal choices the lower card goes first; then hands are passed on.',
  ],
  end: 'Three ages of five rounds, then it is over: most points win; of equal points, most ships and colonies in the galaxy.',
  Picture: () => (
    <div className="ax ax-idea">
      <CardWhole index={3} turned={null} />
      <CardWhole index={21} turned="expansion" />
    </div>
  ),
};
