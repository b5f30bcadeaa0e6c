import { lookedUp, type Spelling, slug, speller, upTo } from '@conclave/frame/spelling.ts';
import { CARDS } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { MISSIONS } from '../data/missions.ts';
import { tables } from '../data/tables.ts';
import { hexpanse } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { cardName, factionName, minorName, missionName } from '../words/names.ts';
import { mover, type View } from '../words/say/say.ts';
import { territoryName } from '../words/territory-names.ts';

/** By turns of a pattern: where its eastern arm points. */
const TURNS = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

const card = lookedUp<View>(
  () => upTo(CARDS.length),
  (n) => slug(cardName(n)),
);

const KINDS: { readonly [kind: string]: Spelling<View> } = {
  territory: lookedUp((view) => upTo(view.kinds.length), territoryName),
  turn: lookedUp(
    () => upTo(TURNS.length),
    (n) => TURNS[n]!,
  ),
  card,
  token: card,
  seat: lookedUp(
    (view) => upTo(view.seats),
    (n) => `s${n + 1}`,
  ),
  faction: lookedUp(
    () => upTo(FACTIONS.length),
    (n) => slug(factionName(n)),
  ),
  minor: lookedUp(
    (view) => tables(view).offered,
    (n) => slug(minorName(n)),
  ),
  mission: lookedUp(
    () => upTo(MISSIONS.length),
    (n) => slug(missionName(n)),
  ),
};

const open = (view: View): readonly Move[] => hexpanse.moves(view as State, mover(view));

export const { typedWords, spell } = speller<State, Move>({ moves: MOVES, kinds: KINDS, open });
