import { Button, Dialog, type Idea, kept, useScope } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { GentleNote } from '../home/gentle-note.tsx';
import { useHere, useTable } from '../live/context.tsx';
import { part } from '../net/parts.ts';
import './first-minute.css';

/** The games whose idea was read in this browser. */
const read = kept<readonly string[]>('conclave.ideas', []);

/** Whether the idea of this game is to be shown by itself: to somebody who plays it here for the first time. */
export function useFirstMinute(): boolean {
  const { loaded } = useHere();
  const seat = useTable((s) => s.known.seat);
  return !read.use().includes(loaded.game.id) && seat !== null && loaded.ui.idea !== undefined;
}

function Told({ idea, close }: { readonly idea: Idea; readonly close: () => void }) {
  const { openRule, openLegend } = useScope();
  const options = useTable((s) => s.known.info?.options) ?? {};
  const { Picture } = idea;
  return (
    <div className="idea">
      <div className="idea-part">
        {Picture && (
          <div className="idea-picture" aria-hidden="true" inert>
            <Picture />
          </div>
        )}
        <p className="idea-goal">{idea.goal}</p>
      </div>
      <div className="idea-part">
        <h3>Your turn</h3>
        <ol className="idea-turn">
          {idea.turn.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{typeof idea.end === 'string' ? idea.end : idea.end(options)}</p>
        <GentleNote />
      </div>
      <div className="idea-buttons">
        {openLegend && (
          <Button
            look="bare"
            icon="help"
            onClick={() => {
              close();
              openLegend();
            }}
          >
            Signs and keys
          </Button>
        )}
        {openRule && (
          <Button look="bare" icon="book" onClick={() => openRule(null)}>
            All the rules
          </Button>
        )}
        <Button look="signal" onClick={close}>
          To the table
        </Button>
      </div>
    </div>
  );
}

/** The game in a minute. */
export function FirstMinute({
  load,
  title,
  onClose,
}: {
  readonly load: () => Promise<Idea>;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { loaded } = useHere();
  const [idea, setIdea] = useState<Idea | null>(null);
  useEffect(() => {
    void part(load).then(setIdea);
  }, [load]);
  const close = () => {
    const { id } = loaded.game;
    if (!read.get().includes(id)) read.set([...read.get(), id]);
    onClose();
  };
  return (
    <Dialog title={title} onClose={close} place="wide">
      {idea && <Told idea={idea} close={close} />}
    </Dialog>
  );
}
