import { capital } from '@conclave/frame/words.ts';
import type { SignMeaning } from '@conclave/kit';
import { FACTIONS } from '../../data/factions.ts';
import { MINOR_FACTIONS } from '../../data/minor-factions.ts';
import { NEWEST } from '../../data/tables.ts';
import { factionText, minorTexts, UNIT_TEXT } from '../../words/names.ts';
import { SIGNS, type SignName, UNIT_GLYPHS } from '../symbols/drawings.ts';
import { FactionEmblem, MinorGlyph, Sign, UnitGlyph } from '../symbols/symbols.tsx';

const SIZE = 20;

const SIGN_TEXT: { readonly [name in SignName]: readonly [name: string, means: string] } = {
  place: ['Place', 'A token comes onto the board.'],
  attack: ['Attack', 'A territory is attacked.'],
  exchange: ['Exchange', 'Two units change places, or one moves.'],
  recover: ['Recover', 'Units come back from the Recovery Ship.'],
  heal: ['Heal', 'A warlord gains life.'],
  damage: ['Damage', 'A warlord loses life.'],
  hexilum: ['Hexilum', 'What cards and income are paid with; a territory that brings some.'],
  income: ['Income', 'Hexilum at the beginning of each turn.'],
  steal: ['Steal', 'Hexilum is taken from an enemy.'],
  extra: ['Extra cards', 'More cards to choose from in the market phase.'],
  destruction: ['Destruction', 'A unit is destroyed, or what it does then.'],
  zombie: ['From the ship', 'A unit of the Recovery Ship comes onto the board.'],
  recycle: ['Reusable', 'Its ability can be used again for an action.'],
  send: ['Send', 'Units go from a reserve to the Recovery Ship.'],
  card: ['Card', 'An action card, or cards in hand.'],
  squad: ['Squad tokens', 'Plain units that a card brings.'],
  burn: ['Burn', 'An enemy loses hexilum.'],
  discard: ['Discard', 'An enemy loses an action card.'],
  warlord: ['Warlord', 'The leader of a side; its life is what counts.'],
  ship: ['Recovery Ship', 'Where destroyed units wait to be recovered.'],
  reserve: ['Reserve', 'Units that can be placed.'],
  mission: ['Mission', 'The shape that wins.'],
  threat: ['Threat', 'Somebody else can complete this mission within one turn.'],
  chance: ['Chance', 'You can complete this mission within one turn: this one, or your next.'],
  withdraw: ['Withdraw', 'An own unit goes back to the reserve.'],
  move: ['Move', 'A warlord moves.'],
  turn: ['Turn', 'A pattern is turned.'],
};

const GLYPH_TEXT: { readonly [kind in keyof typeof UNIT_GLYPHS]: readonly [name: string, means: string] } = {
  normal: [capital(UNIT_TEXT.normal.name), UNIT_TEXT.normal.says],
  squad: [capital(UNIT_TEXT.squad.name), UNIT_TEXT.squad.says],
  mercenary: ['Mercenary', 'A unit that a card of the market brings, with an ability of its own.'],
  inert: ['Inert unit', 'It belongs to nobody any more.'],
};

/** Every sign of the table. */
export const signs: readonly SignMeaning[] = [
  ...(Object.keys(SIGNS) as SignName[]).map((id) => {
    const [name, means] = SIGN_TEXT[id];
    return { id, sign: <Sign name={id} size={SIZE} />, name, means };
  }),
  ...(Object.keys(UNIT_GLYPHS) as (keyof typeof UNIT_GLYPHS)[]).map((kind) => {
    const [name, means] = GLYPH_TEXT[kind];
    return { id: `unit-${kind}`, sign: <UnitGlyph kind={kind} size={SIZE} />, name, means };
  }),
  ...FACTIONS.map(({ name }, faction) => ({
    id: `faction-${faction}`,
    sign: <FactionEmblem faction={faction} size={SIZE} />,
    name,
    means: factionText(NEWEST, faction),
  })),
  ...MINOR_FACTIONS.map((minor, i) => ({
    id: `minor-${i}`,
    sign: <MinorGlyph minor={i} size={SIZE} />,
    name: minor.name,
    means: minorTexts(minor).join(' '),
  })),
];
