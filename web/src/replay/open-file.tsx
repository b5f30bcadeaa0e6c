import { Button } from '@conclave/kit';
import { useRef, useState } from 'react';
import { Page } from '../shell/page.tsx';
import { Refusal } from '../shell/refusal.tsx';
import './replay.css';

const LARGEST = 20_000_000;

/** Takes a record file by choosing or dropping it. `open` gives a sentence if it cannot be played. */
export function OpenFile({ open }: { readonly open: (file: Uint8Array) => Promise<string | null> }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) return setWrong('The file is too large to be a record.');
    setWrong(await open(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <Page title="Open a record">
      <div className="letter">
        <h1>Open a record</h1>
        <p>A record is the file of a whole game. It stays on this device.</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping only adds to what the button does */}
        <div
          className={over ? 'drop drop-over' : 'drop'}
          onDragOver={(e) => {
            e.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(e) => {
            e.preventDefault();
            setOver(false);
            void take(e.dataTransfer.files[0]);
          }}
        >
          <label htmlFor="record-file" className="unseen">
            Record file
          </label>
          <input
            ref={input}
            id="record-file"
            type="file"
            className="unseen"
            tabIndex={-1}
            accept=".json,application/json"
            onChange={(e) => {
              void take(e.target.files?.[0]);
              e.target.value = '';
            }}
          />
          <Button icon="open" look="signal" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <span>or drop it here</span>
        </div>
        <Refusal refused={wrong === null ? null : { error: 'bad-record', message: wrong }} />
      </div>
    </Page>
  );
}
