import { TYPES as CARD_TYPES } from '../../data/cards.ts';
import { Ink } from './ink.tsx';
import { isSign, Sign, type SignName } from './signs.tsx';

/*
 * What a card does, in one line of symbols. `*` marks a function that also works in other players' turns, what
 * stands before `:` is the occasion and the cost. Names of symbols and types are drawn, the rest is shown as it is;
 * `_` holds a group together.
 */
const SUMMARIES: { readonly [kind: number]: string } = {
  1: '* end slip : +2_card',
  2: '8_→_10',
  3: '+1_vp · end ↩',
  4: '* build slip gift : +2_vp',
  5: '* build : +1_card +1_vp',
  6: 'slip : +1_cards +1_vp',
  7: '* Military_↷ slip : +1_vp',
  8: '* Military_↷ slip : +1_card',
  9: 'slip bin_n : +n+1_card',
  10: 'slip : card_⇄_store',
  11: 'build_−3$ · end −1_vp',
  12: 'slip gift : +1_card 3$',
  13: '* end Religion_$ slip : +2_card',
  14: '* name_↷ : −1_vp +1_card',
  15: 'slip : bin_1_cards',
  16: 'slip slip : 6$',
  17: 'end card_≤2 : +2_vp',
  18: 'slip : look_4_→_Religion',
  19: 'slip : gift_⇄_gift',
  20: 'slip −n_vp : +n_card',
  21: 'slip card_≥5 : gift',
  22: '3_vp × Religion',
  23: '* Exploration_build slip : +1_card',
  24: '* look_bin slip : +_card',
  25: '* −_card slip : +1_card',
  26: 'slip : ≥5_−1 · ≤3_+1_card',
  27: '3_vp × Politics',
  28: '* Exploration_↷ slip : +1_vp',
  29: 'slip : −1_vp_each +1_card',
  30: 'slip −1_vp : look_6_→_1',
  31: '3_vp × Economy',
  32: '* end 3_sale slip : +1_card',
  33: '3_vp × Industry',
  34: '3_vp × Exploration',
  35: 'slip bin_n : +n_vp',
  36: 'slip ↩ : +3_card',
  37: '+1$ sale',
  38: 'slip ↩_1 : +1_extra',
  39: 'end : unslip_1',
  40: 'end : unslip_1',
  41: '3_vp × Military',
  42: 'slip ↩ : bin_→_1',
  43: 'slip −1_vp : vp_→_1',
};

const TYPES = new Set<string>(CARD_TYPES);

function Word({ word, size }: { readonly word: string; readonly size: number }) {
  if (TYPES.has(word))
    return (
      <span className="si-type" data-type={word}>
        <Sign name={word as SignName} size={size} />
      </span>
    );
  return isSign(word) ? <Sign name={word} size={size} /> : <Ink of={word} />;
}

/** The effect line on the face of a card; the accessible name and the full text say the same in words. */
export function Summary({ kind, size = 16 }: { readonly kind: number; readonly size?: number }) {
  return (
    <span className="si-effect" aria-hidden="true">
      {SUMMARIES[kind]?.split(' ').map((group, at) => (
        <b key={at} data-mark={group === '*' ? '' : undefined}>
          {group.split('_').map((word, i) => (
            <Word key={i} word={word} size={size} />
          ))}
        </b>
      ))}
    </span>
  );
}

/** What the symbols mean that are not types. */
const MEANINGS: { readonly [word: string]: string } = {
  '*': 'also in turns of others',
  card: 'card of the hand',
  cards: 'cards of all players',
  vp: 'victory point',
  slip: 'slip this card',
  unslip: 'unslip',
  bin: 'discard',
  gift: 'a card given',
  look: 'look at cards',
  sale: 'when selling',
  build: 'a build',
  extra: 'an extra build',
  end: 'end of the turn',
  name: 'the named kind',
  store: 'on this card',
  '↩': 'back to the hand',
  '↷': 'becomes slipped',
  '⇄': 'in exchange',
};

/** The symbols of a card's effect line with their meanings. */
export function Legend({ kind }: { readonly kind: number }) {
  const words = [...new Set(SUMMARIES[kind]?.split(/[ _]/))].filter((word) => word in MEANINGS);
  if (words.length === 0) return null;
  return (
    <ul className="si-legend" aria-label="Symbols">
      {words.map((word) => (
        <li key={word}>
          <span className="si-effect" aria-hidden="true">
            <Word word={word} size={18} />
          </span>
          {MEANINGS[word]}
        </li>
      ))}
    </ul>
  );
}
