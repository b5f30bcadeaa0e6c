import { Button, IconButton, pageKey } from '@conclave/kit';
import { useEffect } from 'react';
import { settings, useSettings } from '../settings/store.ts';

/** How loud it becomes where somebody wants to hear who had set it to nothing. */
const HEARD = 40;

const toggle = (): void => {
  const { sound, volume } = settings.getState();
  settings.setState(sound && volume > 0 ? { sound: false } : { sound: true, volume: volume || HEARD });
};

const useIsHeard = (): boolean => {
  const { sound, volume } = useSettings();
  return sound && volume > 0;
};

/** Puts sounds off and on, also by the key M as long as it is there. */
export function Mute() {
  const isHeard = useIsHeard();
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!e.repeat && pageKey(e) === 'm') toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <IconButton
      icon={isHeard ? 'sound' : 'sound-off'}
      label="Sound"
      title={isHeard ? 'Sound off (M)' : 'Sound on (M)'}
      aria-pressed={isHeard}
      aria-keyshortcuts="M"
      onClick={toggle}
    />
  );
}

/** The same in words, where the bar has no room. */
export function MuteInWords() {
  const isHeard = useIsHeard();
  return (
    <Button icon={isHeard ? 'sound-off' : 'sound'} onClick={toggle}>
      {isHeard ? 'Sound off' : 'Sound on'}
    </Button>
  );
}
