import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { ChoiceLabel, valuesOf } from '@conclave/kit/table';
import type { ComponentType } from 'react';
import { OMEN, OMENS } from '../../../data/omens.ts';
import { campAt } from '../../../rules/map.ts';
import { fulfilled, stake } from '../../../rules/objectives.ts';
import { domainName, vp } from '../../../words/names.ts';
import { omenText } from '../../../words/omen-words.ts';
import { whereabouts } from '../../../words/place-names.ts';
import type { Props } from '../../draft.ts';
import { OmenSign, omenClass } from '../../omens/omen-sign.tsx';
import { offersOf } from '../../parts.ts';
import { CitySign, Sign } from '../../symbols/symbols.tsx';
import { DraftAsk } from './draft-ask.tsx';
import { GainAsk } from './gain.tsx';
import { LoseAsk } from './lose.tsx';
import { OmenNote } from './omen-note.tsx';
import './age.css';
import { SingleAsk } from './single.tsx';
import { GiveBackAsk, RedrawAsk } from './tiles.tsx';

interface AskProps {
  readonly props: Props;
}

/** D-AMBITION: how many objectives one declares to fulfil, if any. */
function DeclareAsk({ props }: AskProps) {
  const { view, viewer, moves } = props;
  const seat = viewer as Seat;
  const done = fulfilled(view, seat).filter(Boolean).length;
  return (
    <SingleAsk
      props={props}
      name="n"
      options={[...valuesOf(offersOf(moves), 'n')].map((n) => ({ value: n, label: plural(n, 'objective') }))}
      preview={
        <p>{`${done === 0 ? 'None' : done} of your objectives ${done === 1 ? 'is' : 'are'} fulfilled now.`}</p>
      }
      confirm={(n) => `Declare ${n}, stake ${vp(stake(view, seat))}`}
      end={{ label: 'Declare nothing', move: ['pass'], warning: null }}
    />
  );
}

/** D-OMEN2: which of two Omens comes. */
const OmenAsk = ({ props }: AskProps) => (
  <SingleAsk
    props={props}
    name="omen"
    options={[...valuesOf(offersOf(props.moves), 'omen')].map((number) => {
      const omen = OMENS[number]!;
      const { name, says } = omenText(omen);
      return {
        value: number,
        label: (
          <ChoiceLabel
            sign={
              <span className={omenClass(omen)}>
                <OmenSign omen={omen} size={26} />
              </span>
            }
            name={name}
            effect={says}
          />
        ),
      };
    })}
    confirm={(omen) => `Resolve ${OMENS[omen as number]!.name}`}
  />
);

/** O-CITY: which own City loses a level. */
function FallAsk({ props }: AskProps) {
  const { view, moves } = props;
  return (
    <SingleAsk
      props={props}
      name="cell"
      options={[...valuesOf(offersOf(moves), 'cell')].map((cell) => {
        const place = view.cells.indexOf(cell);
        const level = view.levels[place]!;
        return {
          value: cell,
          label: (
            <ChoiceLabel
              sign={<CitySign level={level} size={24} />}
              name={domainName(campAt(view, place))}
              effect={`${whereabouts(cell)}; ${level === 1 ? 'would be destroyed' : `would fall to level ${level - 1}`}`}
            />
          ),
        };
      })}
      preview={<OmenNote view={view} />}
      confirm={() => 'Let it fall'}
    />
  );
}

/** O-TRIBUTE: VP or Knowledge. */
function TributeAsk({ props }: AskProps) {
  const { view, viewer, moves } = props;
  const { n } = OMENS[OMEN.tribute]!;
  const vpLeft = view.vp[viewer as Seat]!;
  const points = Math.min(n, vpLeft);
  const isEither = moves.some(([label]) => label === 'payKnowledge');
  return (
    <SingleAsk
      props={props}
      name="action"
      options={[
        {
          value: 'payVp',
          label: (
            <ChoiceLabel
              sign={<Sign name="vp" size={22} />}
              name={vp(points)}
              effect={`you have ${vpLeft}`}
            />
          ),
        },
        ...(isEither
          ? [
              {
                value: 'payKnowledge',
                label: (
                  <ChoiceLabel
                    sign={<Sign name="overflow" size={22} />}
                    name={`${n} Knowledge`}
                    effect="chosen next"
                  />
                ),
              },
            ]
          : []),
      ]}
      preview={<OmenNote view={view} />}
      confirm={(action) => (action === 'payVp' ? `Lose ${vp(points)}` : `Lose ${n} Knowledge`)}
    />
  );
}

/** The questions round the Ages, by procedure and step. */
export const AGE_ASKS: { readonly [step: string]: ComponentType<AskProps> } = {
  'draft.keep': DraftAsk,
  'redraw.choose': RedrawAsk,
  'turn.declare': DeclareAsk,
  'choice.choose': GainAsk,
  'omen.pick': OmenAsk,
  'migration.giveBack': GiveBackAsk,
  'drought.lose': LoseAsk,
  'fire.choose': FallAsk,
  'tribute.choose': TributeAsk,
  'tribute.lose': LoseAsk,
};
