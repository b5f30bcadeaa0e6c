import { CARDS } from '../../data/cards.ts';
import type { Ability } from '../../data/effects.ts';
import { signOf } from '../symbols/sign-of.ts';
import { PatternPicture, Sign } from '../symbols/symbols.tsx';

/** What an ability does, drawn: its pattern, or a sign for each of its steps with the number that counts. */
export function AbilitySign({ ability, size }: { readonly ability: Ability; readonly size: number }) {
  return (
    <span className="k-within hx-ability-sign">
      {ability.map((effect, i) =>
        effect.kind === 'pattern' ? (
          <PatternPicture key={i} pattern={effect.pattern} size={size} />
        ) : (
          <span key={i} className="k-within hx-step">
            <Sign name={signOf(effect)} size={size * 1.5} />
            {numberOf(effect)}
          </span>
        ),
      )}
    </span>
  );
}

/** The number that an effect is about; null where there is none. */
function numberOf(effect: Ability[number]): number | null {
  switch (effect.kind) {
    case 'gain':
    case 'burn':
    case 'steal':
      return effect.hexilum;
    case 'recover':
    case 'send':
      return effect.units;
    case 'heal':
    case 'damage':
      return effect.life;
    case 'extra':
      return effect.cards;
    case 'squad':
      return effect.tokens;
    case 'assault':
      return effect.territories;
    default:
      return null;
  }
}

/** A card's abilities in small: one of a mercenary, two of an action card. */
export function CardSign({ card, size }: { readonly card: number; readonly size: number }) {
  const data = CARDS[card]!;
  if ('ability' in data) return <AbilitySign ability={data.ability} size={size} />;
  return data.options.map((option, i) => <AbilitySign key={i} ability={option} size={size} />);
}
