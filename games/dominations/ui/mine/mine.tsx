import { type Props, useDraft } from '../draft.ts';
import { knowledgeAfter, limitsAfter } from './after.ts';
import { Bars } from './bars.tsx';
import { Facts } from './facts.tsx';
import { Hand } from './hand.tsx';
import './mine.css';

/** The viewer's own area: Knowledge tracks, tiles in hand, and what else one counts. */
export function Mine(props: Props) {
  const { view, viewer } = props;
  const draft = useDraft(props);
  if (viewer === 'table') return null;
  return (
    <section className="dm dm-mine k-mine" aria-label="Your area">
      <div className="dm-mine-body k-mine-body">
        <Bars
          view={view}
          seat={viewer}
          after={knowledgeAfter(view, viewer, draft)}
          limits={limitsAfter(view, viewer, draft)}
        />
        <div className="k-stack">
          <Facts table={props} seat={viewer} />
          <Hand table={props} seat={viewer} />
        </div>
      </div>
    </section>
  );
}
