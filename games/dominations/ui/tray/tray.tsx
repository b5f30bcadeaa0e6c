import { plural } from '@conclave/frame/words.ts';
import { Button } from '@conclave/kit';
import { type Props, useDraft } from '../draft.ts';
import { knowledgeAfter, limitsAfter } from '../mine/after.ts';
import { Bars } from '../mine/bars.tsx';
import { CitiesLeft } from '../mine/facts.tsx';
import { Hand } from '../mine/hand.tsx';
import { Sign } from '../symbols/symbols.tsx';
import { useTurnTo } from '../tree/shown.ts';
import './tray.css';

/** The essentials of the viewer's area in one line: tiles in hand, Knowledge, and the way to the own Tree. */
export function Tray(props: Props) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const turnTo = useTurnTo();
  if (viewer === 'table') return null;
  return (
    <div className="dm dm-tray">
      <Hand table={props} seat={viewer} />
      <Bars
        view={view}
        seat={viewer}
        after={knowledgeAfter(view, viewer, draft)}
        limits={limitsAfter(view, viewer, draft)}
      />
      <div className="dm-tray-rest k-stack k-fine">
        <Button small onClick={() => turnTo('tree', moves, draft.picks)}>
          <Sign name="tree" size={18} /> Tree: {plural(view.cards[viewer]!.length, 'card')}
        </Button>
        <CitiesLeft view={view} seat={viewer} />
      </div>
    </div>
  );
}
