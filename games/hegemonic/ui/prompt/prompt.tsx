import { stepOf } from '@conclave/frame/questions.ts';
import type { ComponentType } from 'react';
import { Zoom } from '../card/zoom.tsx';
import type { Props } from '../draft.ts';
import { isAsked } from '../situation.ts';
import { ChooseCardAsk } from './choose-card.tsx';
import { CleanAsk, DeclareAsk, DrawPowerAsk, FillAsk, GatesAsk, LendAsk, ReactAsk } from './conflict.tsx';
import { DrawAsk } from './draw.tsx';
import { UseLeaderAsk } from './leader.tsx';
import { usePassing } from './passing.ts';
import { ExtraBaseAsk, HomeAsk, OtherHalfAsk, PlaceAsk } from './place.tsx';
import { ArbiterAsk, BoardAsk, LeaderAsk, StartAsk } from './setup.tsx';
import { CommitAsk, DiscardAsk, KeepAsk, RedrawAsk, UseAsk } from './technology.tsx';
import { ActionAsk, BuildAsk } from './turn.tsx';
import { Waiting } from './waiting.tsx';

/** How each question is asked, by the step that asks (`QUESTIONS`). */
export const ASKS: { readonly [step: string]: ComponentType<{ readonly props: Props }> } = {
  'setUp.layBoard': BoardAsk,
  'setUp.chooseLeader': LeaderAsk,
  'setUp.placeHome': HomeAsk,
  'setUp.placeFirstTile': PlaceAsk,
  'draft.keep': KeepAsk,
  'expansionTurn.placeTile': PlaceAsk,
  'expansionTurn.draw': DrawAsk,
  'leaderDraw.draw': DrawAsk,
  'useCard.use': UseAsk,
  'discardOne.choose': DiscardAsk,
  'actionPhase.choose': ChooseCardAsk,
  'ordering.chooseStart': StartAsk,
  'action.choose': ActionAsk,
  'survey.placeTile': PlaceAsk,
  'research.redraw': RedrawAsk,
  'build.next': BuildAsk,
  'gate.otherHalf': OtherHalfAsk,
  'campaign.declare': DeclareAsk,
  'conflict.drawAttacker': DrawPowerAsk,
  'conflict.drawDefender': DrawPowerAsk,
  'conflict.lend': LendAsk,
  'conflict.commitFirst': CommitAsk,
  'conflict.commit': CommitAsk,
  'outcome.rescueUnit': ReactAsk,
  'outcome.rescueOutpost': ReactAsk,
  'outcome.fill': FillAsk,
  'outcome.destroyGates': GatesAsk,
  'outcome.rescueGate': ReactAsk,
  'outcome.withdraw': ReactAsk,
  'cleanUp.attacker': CleanAsk,
  'cleanUp.defender': CleanAsk,
  'arbitration.chooseArbiter': ArbiterAsk,
  'leaderWindow.ask': UseLeaderAsk,
  'anotherComplex.build': ExtraBaseAsk,
  'outpostThere.build': ExtraBaseAsk,
};

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const passes = usePassing(props);
  const step = isAsked(props.moves) && !passes ? stepOf(props.view) : null;
  const Asked = step === null ? null : ASKS[step];
  return (
    <div className="hg hg-prompt k-prompt">
      {Asked ? <Asked key={step} props={props} /> : <Waiting {...props} />}
      <Zoom {...props} />
    </div>
  );
}
