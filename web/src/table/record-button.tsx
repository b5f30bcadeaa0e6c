import { type GameRecord, recordText } from '@conclave/kernel';
import { Button } from '@conclave/kit';
import { useState } from 'react';
import { useHere } from '../live/context.tsx';
import { api } from '../net/api.ts';
import type { Refused } from '../net/protocol.ts';
import { download } from '../shell/download.ts';
import { Refusal } from '../shell/refusal.tsx';

/** Saves the game as a record file: all of it after the end, before it what I may know. */
export function RecordButton({ children = 'Download the record' }: { readonly children?: string }) {
  const { id, loaded } = useHere();
  const [refused, setRefused] = useState<Refused | null>(null);
  const save = async () => {
    const answer = await api.record(id);
    setRefused(answer.ok ? null : answer.refused);
    if (answer.ok)
      download(`${loaded.game.id}-${id.slice(0, 8)}.json`, recordText(answer.value as unknown as GameRecord));
  };
  return (
    <>
      <Button icon="download" onClick={() => void save()}>
        {children}
      </Button>
      <Refusal refused={refused} />
    </>
  );
}
