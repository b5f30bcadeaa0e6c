import { capital, plural } from '@conclave/frame/words.ts';
import { type Seat, sameMove } from '@conclave/kernel';
import { SeatBadge } from '@conclave/kit';
import { type Choice, ChoiceLabel } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import type { EffectPattern } from '../../data/effects.ts';
import { type Tables, tables } from '../../data/tables.ts';
import type { Move, ShipUnit } from '../../rules/types.ts';
import { MOVES } from '../../words/moves.ts';
import {
  cardName,
  cardTexts,
  factionBrief,
  factionName,
  factionText,
  minorBrief,
  minorName,
  minorTexts,
  missionName,
  suitsText,
  UNIT_TEXT,
  unitsText,
  warlordName,
} from '../../words/names.ts';
import { CardThumb } from '../card/scene.tsx';
import { type Props, useDraft } from '../draft.ts';
import { WarlordFace } from '../figures/warlord-face.tsx';
import { MinorGlyph, PatternPicture } from '../symbols/symbols.tsx';
import { Answer } from './answer.tsx';

interface Face {
  readonly says?: string;
  readonly label: ReactNode;
}

const aboutFaction = (t: Tables, faction: number): string =>
  `${factionText(t, faction)} ${suitsText(faction)}`;

/** The pattern that a faction's warlord lays, if it lays one. */
function patternOf(t: Tables, faction: number): EffectPattern | null {
  const [effect] = t.factions[faction]!.ability;
  return effect?.kind === 'pattern' ? effect.pattern : null;
}

/** Questions that a choice among a few things answers: how each of them looks. */
function faceOf(move: Move, props: Props): Face {
  const t = tables(props.view);
  switch (move[0]) {
    case 'faction':
      return {
        says: `${factionName(move[1])}, led by ${warlordName(move[1])}. ${aboutFaction(t, move[1])}`,
        label: (
          <ChoiceLabel
            sign={
              <span className="k-within hx-long">
                <WarlordFace seat={props.viewer as Seat} faction={move[1]} width={30} />
                {patternOf(t, move[1]) && <PatternPicture pattern={patternOf(t, move[1])!} size={12} />}
              </span>
            }
            name={
              <>
                {factionName(move[1])}
                {t.factions[move[1]]!.suits === 'beginners' && <span className="k-note"> beginners</span>}
              </>
            }
            effect={capital(factionBrief(t, move[1]))}
          />
        ),
      };
    case 'minor':
      return {
        says: `${minorName(move[1])}: ${minorTexts(t.minors[move[1]]!).join(' ')}`,
        label: (
          <ChoiceLabel
            sign={<MinorGlyph minor={move[1]} size={24} className="hx-long" />}
            name={minorName(move[1])}
            effect={minorBrief(t.minors[move[1]]!)}
          />
        ),
      };
    case 'mission':
      return {
        says: missionName(move[1]),
        label: (
          <ChoiceLabel
            sign={<PatternPicture pattern={t.missions[move[1]]!.shape} size={11} />}
            name={missionName(move[1])}
            effect={plural(t.missions[move[1]]!.shape.cells.length, 'cell')}
          />
        ),
      };
    case 'enemy':
      return { label: <SeatBadge seat={move[1]} info={props.seats[move[1]]!} /> };
    case 'takeBack':
      return { label: capital(unitsText([move[1], move[2]])) };
    case 'send':
      return sendFace(move[1], move[2], props);
    case 'card':
      return {
        says: `${cardName(move[1])}: ${cardTexts(t, move[1]).join(' ')}`,
        label: <ChoiceLabel sign={<CardThumb card={move[1]} />} name={cardName(move[1])} effect={null} />,
      };
    default:
      return { label: MOVES[move[0]].name };
  }
}

const sendFace = (seat: Seat, unit: ShipUnit, { seats }: Props): Face => ({
  says: `A ${UNIT_TEXT[unit].name} of ${seats[seat]!.name}`,
  label: (
    <span className="k-within">
      <SeatBadge seat={seat} info={seats[seat]!} /> {UNIT_TEXT[unit].name}
    </span>
  ),
});

/** What is to be said of a choice besides what stands on its button. */
function aboutOf(t: Tables, answer: Move | null): ReactNode {
  switch (answer?.[0]) {
    case 'faction':
      return (
        <span>
          {warlordName(answer[1])} leads it. {suitsText(answer[1])}
        </span>
      );
    case 'minor':
      return <span>{minorTexts(t.minors[answer[1]]!).join(' ')}</span>;
    default:
      return null;
  }
}

/** A question with a few answers, each a button. */
export function ChoiceAsk({ props }: { readonly props: Props }) {
  const draft = useDraft(props);
  const { asked, answer } = draft;
  const isOptional = props.moves.some(([label]) => label === 'decline');
  const ways = asked.moves.filter(([label]) => label !== 'stop' && label !== 'decline');
  const way = isOptional && ways.length === 1 && answer === null ? ways[0] : undefined;
  const choices = (way ? [] : ways).map(
    (move): Choice => ({
      key: move.join(),
      ...faceOf(move, props),
      isPressed: answer !== null && sameMove(answer, move),
      act: () => draft.answerWith(move),
    }),
  );
  return (
    <Answer
      props={props}
      choices={choices}
      way={way}
      preview={aboutOf(tables(props.view), answer)}
      end={
        isOptional && draft.held.length === 0
          ? { label: MOVES.decline.name, move: ['decline'], warning: null }
          : undefined
      }
    />
  );
}
