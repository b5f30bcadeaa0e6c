import { Dialog } from '@conclave/kit';
import { Choice } from '../shell/choice.tsx';
import { SoundFields } from '../sound/sound-fields.tsx';
import { NameField } from './name.tsx';
import { settings, useSettings } from './store.ts';

/** The settings of this device. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, speed, reminders } = useSettings();
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
      <SoundFields />
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
