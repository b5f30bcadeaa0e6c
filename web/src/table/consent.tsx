import { Button, Dialog, Name } from '@conclave/kit';
import { useHere, useTable } from '../live/context.tsx';

/** Asks me whether somebody else may take a move back. */
export function Consent() {
  const { live } = useHere();
  const info = useTable((s) => s.known.info);
  const undo = info?.undo;
  if (!undo?.waitingFor.some((seat) => info?.mine.includes(seat))) return null;
  const name = info?.seats[undo.seat]?.name ?? '';
  const answer = (agree: boolean) => void live.send({ do: 'consent', agree });
  return (
    <Dialog title="Take back a move?" onClose={() => answer(false)} firm>
      <p>
        <Name of={name} /> asks to take back the last move. Moves made since, also yours, would be taken back
        with it.
      </p>
      <div className="answers">
        <Button look="signal" onClick={() => answer(true)}>
          Agree
        </Button>
        <Button onClick={() => answer(false)}>Decline</Button>
      </div>
    </Dialog>
  );
}
