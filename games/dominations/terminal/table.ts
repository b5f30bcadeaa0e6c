import { paragraph, paragraphs, seatsFrom } from '@conclave/frame/terminal.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { State } from '../rules/types.ts';
import { goalTexts } from '../words/hegemon-words.ts';
import { landLines } from '../words/land.ts';
import { monumentFigures } from '../words/monument-words.ts';
import { amounts, nationName } from '../words/names.ts';
import { dominationLines, monumentLines, objectiveLines, omenPiles, rackLines } from '../words/standings.ts';
import { catalogueLines } from './catalogue.ts';
import { handLines, scoreText, seatLines } from './seat.ts';
import { situation } from './situation.ts';

/** The cards from which the viewer keeps some. */
function offers(view: Readonly<State>, viewer: Viewer): string[] {
  if (viewer === 'table') return [];
  const monuments = view.monumentOffers[viewer] ?? [];
  const objectives = view.objectiveOffers[viewer] ?? [];
  return [
    ...monuments.map((monument) => {
      const card = tables(view).monuments[monument]!;
      return `Dealt to you: ${card.name} (${monumentFigures(card)}).`;
    }),
    ...objectives.map(
      (card) => `Dealt to you: ${nationName(card)}: ${goalTexts(card, tables(view)).join('; ')}.`,
    ),
  ];
}

/** Where everybody's points come from, when the game is over. */
const scores = (view: Readonly<State>, names: readonly string[]): string[] =>
  view.outcome === null ? [] : names.map((name, seat) => `${name}: ${scoreText(view, seat)}`);

/** The whole table: where the game stands, the map, all that is compared, all players, and what the viewer holds. */
export function table(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string {
  const isDraft = view.phase === 'draft';
  return paragraphs([
    situation(view, viewer, names),
    scores(view, names),
    offers(view, viewer),
    isDraft ? [] : landLines(view, names),
    monumentLines(view, names),
    rackLines(view, names),
    objectiveLines(view, names),
    isDraft ? [] : dominationLines(view, names),
    isDraft ? [] : [...catalogueLines(view), ...omenPiles(view)],
    seatsFrom(viewer, names).flatMap((seat) => seatLines(view, seat, viewer, names)),
    viewer === 'table' ? [] : handLines(view, viewer),
  ]);
}

/** Where the game stands, for between the moves of one turn. */
export const brief = (view: Readonly<State>, viewer: Viewer, names: readonly string[]): string =>
  paragraph([
    ...situation(view, viewer, names),
    ...(viewer === 'table' ? [] : [`You have ${amounts(view.knowledge[viewer]!)}.`]),
  ]);
