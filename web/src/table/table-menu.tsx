import { Button, Dialog, useScope, useWide } from '@conclave/kit';
import { useState } from 'react';
import { askedFor, KEY, QUESTION } from '../advice/asked-for.ts';
import { useAccess } from '../advice/table-advice.tsx';
import { useHere, useTable, useTableProps } from '../live/context.tsx';
import { ShareLink } from '../shell/share.tsx';
import { MuteInWords } from '../sound/mute.tsx';
import { RecordButton } from './record-button.tsx';
import { Scores } from './scores.tsx';

/** What is seldom needed at a table: invite people to look on, take the record along, leave the seat to a bot. */
export function TableMenu({ onClose }: { readonly onClose: () => void }) {
  const { id, live, loaded } = useHere();
  const info = useTable((s) => s.known.info);
  const seat = useTable((s) => s.known.seat);
  const { openLegend } = useScope();
  const props = useTableProps();
  const [compares, setCompares] = useState(false);
  const access = useAccess(loaded.game.id);
  const askAdvice = askedFor.useSet();
  const wide = useWide();
  const [sure, setSure] = useState(false);
  const hasPoints = props?.seats.some((_, at) => loaded.ui.score(props.view, at).length > 0) ?? false;
  const canLeave = seat !== null && info?.status === 'running';
  const leave = async (mine: number) => {
    onClose();
    const answer = await live.send({ do: 'handOver', seat: mine });
    if (answer.ok) live.sit(info?.mine.find((other) => other !== mine) ?? null);
  };
  if (compares && props)
    return (
      <Dialog title="Everybody’s points" place="wide" onClose={onClose}>
        <Scores view={props.view} seats={props.seats} ui={loaded.ui} />
      </Dialog>
    );
  return (
    <Dialog title="This table" onClose={onClose}>
      <ShareLink label="For people who want to look on" url={`${location.origin}/table/${id}`} />
      {info?.commitment && (
        <p className="field-help">
          Chance was fixed before the first move. Its seal is{' '}
          <code className="seal" translate="no">
            {info.commitment}
          </code>
          . After the game seed and salt are opened, and the result can be checked.
        </p>
      )}
      {access === 'others' && (
        <p className="field-help">
          {QUESTION} That is told at tables of bots only: here people trust that your moves are your own.
        </p>
      )}
      {access === 'later' && <p className="field-help">{QUESTION} Ask when it is your turn.</p>}
      <div className="answers">
        {access === 'open' && props && (
          <Button
            icon="star"
            title={`${QUESTION} (${KEY})`}
            aria-keyshortcuts={KEY}
            onClick={() => {
              onClose();
              askAdvice(props.view);
            }}
          >
            {QUESTION}
          </Button>
        )}
        {openLegend && (
          <Button
            icon="help"
            aria-keyshortcuts="?"
            onClick={() => {
              onClose();
              openLegend();
            }}
          >
            Signs and keys
          </Button>
        )}
        {hasPoints && (
          <Button icon="chart" onClick={() => setCompares(true)}>
            Everybody’s points
          </Button>
        )}
        {!wide && <MuteInWords />}
        <RecordButton>
          {info?.status === 'finished' ? 'Download the record' : 'Download my record so far'}
        </RecordButton>
        {canLeave && !sure && (
          <Button icon="bot" onClick={() => setSure(true)}>
            Leave my seat to a bot
          </Button>
        )}
      </div>
      {canLeave && sure && (
        <div role="alert" className="refusal">
          <p>A bot plays your seat until you take it back.</p>
          <Button small onClick={() => void leave(seat)}>
            Leave it to the bot
          </Button>
        </div>
      )}
    </Dialog>
  );
}
