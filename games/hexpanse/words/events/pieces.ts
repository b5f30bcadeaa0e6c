import { type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { tables } from '../../data/tables.ts';
import { EMPTY, type Grave, type Harm, INERT, MERCENARY } from '../../rules/types.ts';
import { abilityText } from '../effect-words.ts';
import { GRAVE_TEXT, unitsText } from '../names.ts';
import { kindNamePart, kindPart, minorPart, territoryPart, tokenPart } from '../parts.ts';
import { befalls, type Ground, type Lines } from './line.ts';

const HARM_RULE: { readonly [why in Harm]: string } = {
  attack: 'HX-ATK-03',
  action: 'HX-ACT-13',
  effect: 'HX-CRD-13',
};

const GRAVE_RULE: { readonly [to in Grave]: string } = {
  ship: 'HX-DST-01',
  reserve: 'HX-DST-04',
  discard: 'HX-DST-02',
  gone: 'HX-DST-03',
};

/** Whose unit stands on a territory; null for none. */
function standing({ kinds, owners, cards }: Ground, territory: number): readonly EventPart[] | null {
  const kind = kinds?.[territory] ?? EMPTY;
  if (kind <= EMPTY) return null;
  return [{ seat: owners![territory]! }, '’s ', kindNamePart(kind, cards![territory]!)];
}

/** Events of tokens and warlords on the board, in reserves and on Recovery Ships. */
export const PIECES_LINES: Lines<
  | 'struck'
  | 'attacked'
  | 'placed'
  | 'withdrawn'
  | 'exchanged'
  | 'warlordMoved'
  | 'destroyed'
  | 'sent'
  | 'fell'
  | 'recovered'
  | 'mustered'
  | 'healed'
  | 'damaged'
  | 'eliminated'
> = {
  struck: ([, seat, territory, kind]) =>
    kind === EMPTY
      ? line(
          2,
          seat,
          'HX-PAT-02',
          phrase` attacks ${territoryPart(territory)}, where there is nothing to hit`,
        )
      : null,
  attacked: ([, seat, from, to, isLost]) =>
    line(
      1,
      seat,
      isLost ? 'HX-ATK-01' : 'HX-ATK-06',
      phrase` attacks ${territoryPart(to)} from ${territoryPart(from)}`,
    ),
  placed: ([, seat, territory, kind, card]) =>
    line(
      1,
      seat,
      'HX-PLC-04',
      kind === MERCENARY ? ' brings ' : ' places ',
      phrase`${kindPart(kind, card)}${kind === MERCENARY ? ' into play' : ''} on ${territoryPart(territory)}`,
    ),
  withdrawn: ([, seat, territory, kind]) =>
    line(1, seat, 'HX-ACT-02', phrase` withdraws ${kindPart(kind, -1)} from ${territoryPart(territory)}`),
  exchanged: ([, seat, a, b], at) => {
    const [atA, atB] = [standing(at, a), standing(at, b)];
    const [moved, to, other] = atB === null ? [atA, a, atB] : [atB, b, atA];
    if (moved === null)
      return line(2, seat, 'HX-EXC-01', phrase` exchanges ${territoryPart(a)} and ${territoryPart(b)}`);
    const from = to === a ? b : a;
    return line(
      2,
      seat,
      'HX-EXC-01',
      phrase` moves ${moved} from ${territoryPart(from)} to ${territoryPart(to)}`,
      other === null ? '' : phrase`, in exchange for ${other}`,
    );
  },
  warlordMoved: () => null,
  destroyed: ([, territory, kind, owner, card, to]) =>
    kind === INERT
      ? line(
          2,
          null,
          'HX-ELM-03',
          'An inert unit of ',
          { seat: owner },
          phrase` leaves ${territoryPart(territory)}`,
        )
      : befalls(
          owner,
          GRAVE_RULE[to],
          phrase` loses ${kindPart(kind, card)} at ${territoryPart(territory)}${to === 'discard' ? '' : `: ${GRAVE_TEXT[to]}`}`,
        ),
  sent: ([, owner, unit, to]) =>
    befalls(owner, 'HX-DST-10', phrase` loses ${tokenPart(unit)} from the reserve: ${GRAVE_TEXT[to]}`),
  fell: ([, owner, minor], at) =>
    line(
      2,
      null,
      'HX-DST-06',
      minorPart(minor),
      ' of ',
      { seat: owner },
      ` fell: ${abilityText(tables(at).minors[minor]!.destruction ?? [])}`,
    ),
  recovered: ([, seat, normal, minor]) =>
    line(2, seat, 'HX-REC-01', ` takes back ${unitsText([normal, minor])}`),
  mustered: ([, seat, tokens]) =>
    line(2, seat, 'HX-CRD-12', ` gets ${plural(tokens, 'squad token')} in the reserve`),
  healed: ([, seat, n, life]) =>
    line(2, seat, 'HX-REC-03', `’s warlord heals ${n}: life ${life - n} → ${life}`),
  damaged: ([, seat, n, life, why]) =>
    befalls(
      seat,
      HARM_RULE[why],
      `’s warlord takes ${n} damage${life > 0 ? `: life ${life + n} → ${life}` : ' and dies'}`,
    ),
  eliminated: ([, seat]) => befalls(seat, 'HX-ELM-01', ' is eliminated'),
};
