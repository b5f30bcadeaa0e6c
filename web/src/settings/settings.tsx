import { IconButton } from '@conclave/kit';
import { lazy, Suspense, useState } from 'react';
import { part } from '../net/parts.ts';

const SettingsDialog = lazy(() => part(() => import('./settings-dialog.tsx')));

/** Opens the settings of this device. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="settings" label="Settings" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
