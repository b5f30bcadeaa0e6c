/*
 * The part of the kit that only tables need: maps, the asking prompt, what plays over the board. Apart, so that the pages
 * before a table do not load it.
 */
import './classes.css';
import './map/board.css';
import './map/map.css';
import './map/over-map.css';
import './prompt/prompt.css';

export { Acts, type Timed } from './acts.tsx';
export { Folded } from './folded.tsx';
export { useInSight } from './in-sight.ts';
export { MAP_KEYS } from './lookup/map-keys.ts';
export { Names } from './lookup/names.tsx';
export { namesOf, placeThing, ThingLine } from './lookup/shown.tsx';
export { boxOnMap, middleOf, playerOn } from './map/acts.ts';
export { Beside } from './map/beside.tsx';
export { bestPlace } from './map/best-place.ts';
export type { Aim, MapBox, Point } from './map/camera.ts';
export { acrossOf, borderOf, boxAround, HEX, hexagon, middlesOf, placeOf } from './map/hexes.ts';
export { LEAST_TEXT, textAt } from './map/legible.ts';
export { type Look, useSight } from './map/looking.ts';
export { MapEmblem } from './map/map-emblem.tsx';
export { MapFrame } from './map/map-frame.tsx';
export { MapText } from './map/map-text.tsx';
export * as pen from './map/pen.ts';
export { PlaceButton, type PlaceState } from './map/place-button.tsx';
export { ORIGIN, originsSection } from './origins.tsx';
export { usePainted } from './painted.ts';
export { type Edition, useEdition, usePaintings } from './paintings.ts';
export { Ask, type Choice, type End } from './prompt/ask.tsx';
export { ChoiceLabel } from './prompt/choices.tsx';
export { actsOf, chosenParts, type DraftActs, proposal, sharedDraft } from './prompt/draft.ts';
export {
  type Drafted,
  drafted,
  type Manner,
  meantBy,
  offersLeft,
  type Picks,
  picked,
} from './prompt/drafting.ts';
export { ByList, type Entry, PickList, Stepper } from './prompt/fields.tsx';
export { commonParts, holdsPicks, type Offer, offersOnce, picksOf, valuesOf } from './prompt/offers.ts';
export { sameMoves, withoutPick, withoutPicks } from './prompt/picks.ts';
export { SeatList } from './prompt/seat-list.tsx';
export { type Following, sendsInTurn } from './prompt/sending.ts';
export { endQuestion, useSteps } from './prompt/steps.ts';
export { useTakingBack } from './prompt/taking-back.ts';
export { Waiting } from './prompt/waiting.tsx';
export { Words } from './prompt/words.tsx';
export { readingKeys } from './reading.ts';
export { useReveal } from './reveal.ts';
export { RulesTable } from './rules-table.tsx';
export { ScoreList } from './score-list.tsx';
export { type Drawing, DrawnSign, type PlacedSign } from './sign.tsx';
