import { Dialog, IconButton } from '@conclave/kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Choice } from '../shell/choice.tsx';
import { NameField } from './name.tsx';
import { allowSound, sound as audible, softTone } from './sound.ts';
import { settings, useSettings } from './store.ts';

/** Opens the settings of this device. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="settings" label="Settings" onClick={() => setOpen(true)} />
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, speed, sound, reminders } = useSettings();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <NameField />
      <Choice
        label="Theme"
        showLabel
        value={theme}
        onChange={(value) => settings.setState({ theme: value })}
        options={[
          { value: 'system', label: 'System', icon: 'monitor' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
          { value: 'light', label: 'Light', icon: 'sun' },
        ]}
      />
      <Choice
        label="Motion"
        showLabel
        value={speed}
        onChange={(value) => settings.setState({ speed: value })}
        options={[
          { value: 'slow', label: 'Slow' },
          { value: 'normal', label: 'Normal' },
          { value: 'fast', label: 'Fast' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <Choice
        label="A soft tone when it is your turn"
        showLabel
        value={sound ? 'on' : 'off'}
        onChange={(value) => {
          settings.setState({ sound: value === 'on' });
          if (value === 'on') void allowSound().then(softTone);
        }}
        options={[
          { value: 'off', label: 'Off', icon: 'sound-off' },
          { value: 'on', label: 'On', icon: 'sound' },
        ]}
      />
      {sound && <SoundHelp />}
      <Choice
        label="Reminders before a likely mistake"
        showLabel
        value={reminders ? 'on' : 'off'}
        onChange={(value) => settings.setState({ reminders: value === 'on' })}
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <p className="field-help">Kept on this device. A system that asks for less motion is always obeyed.</p>
    </Dialog>
  );
}

const SILENT = {
  ready: '',
  held: 'Your browser holds sound back until you press something on the page.',
  none: 'This browser cannot make a sound on this page.',
} as const;

/** Why no tone is heard. */
function SoundHelp() {
  const text = SILENT[useStore(audible)];
  return (
    <p role="status" className="field-help">
      {text}
    </p>
  );
}
