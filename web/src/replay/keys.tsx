import { Dialog, IconButton } from '@conclave/kit';
import { useState } from 'react';
import { KEY, QUESTION } from '../advice/asked-for.ts';
import { STEPS } from './steps.ts';

/** Opens the list of the keys of a replay. */
export function KeysButton({ hasAdvice }: { readonly hasAdvice: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="help" label="Keys" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title="Keys" onClose={() => setOpen(false)}>
          <dl className="replay-keys">
            {STEPS.map(({ key, written, label }) => (
              <div key={key}>
                <dt>
                  <kbd>{written}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
            <div>
              <dt>
                <kbd>Space</kbd>
              </dt>
              <dd>Play or pause</dd>
            </div>
            {hasAdvice && (
              <div>
                <dt>
                  <kbd>{KEY}</kbd>
                </dt>
                <dd>{QUESTION}</dd>
              </div>
            )}
          </dl>
        </Dialog>
      )}
    </>
  );
}
