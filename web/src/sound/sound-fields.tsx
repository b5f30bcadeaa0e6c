import { useStore } from 'zustand';
import { settings, useSettings } from '../settings/store.ts';
import { Choice } from '../shell/choice.tsx';
import { KINDS, type Kind, type Sound } from './kinds.ts';
import { hearing, play, prepareSound } from './sound.ts';
import './sound-fields.css';

/** By kind: how it is called, and what it sounds like. */
const SAMPLES: { readonly [kind in Kind]: readonly [text: string, sound: Sound] } = {
  turn: ['Your turn, also behind other pages', 'turn'],
  own: ['What you choose, confirm, take back', 'confirm'],
  board: ['What happens on the table', 'build'],
  points: ['Scorings', 'score'],
  end: ['The end of a game', 'won'],
  talk: ['Messages, and people who come', 'message'],
};

/** Shows by a sound what has just been set. */
const sample = (sound: Sound): void => void prepareSound().then(() => play(sound));

/** What is to be heard, and how loud. */
export function SoundFields() {
  const { sound: isOn, volume, silenced } = useSettings();
  return (
    <>
      <Choice
        label="Sound"
        showLabel
        value={isOn ? 'on' : 'off'}
        onChange={(value) => {
          settings.setState({ sound: value === 'on' });
          sample('turn');
        }}
        options={[
          { value: 'on', label: 'On', icon: 'sound' },
          { value: 'off', label: 'Off', icon: 'sound-off' },
        ]}
      />
      {isOn && (
        <>
          <label className="field">
            <span className="field-label">Volume</span>
            <span className="sound-volume">
              <input
                type="range"
                min={0}
                max={100}
                step={5}
                value={volume}
                onChange={(e) => {
                  settings.setState({ volume: e.target.valueAsNumber });
                  sample('move');
                }}
              />
              <output aria-hidden="true">{volume}</output>
            </span>
          </label>
          <fieldset className="sound-kinds">
            <legend className="field-label">What is heard</legend>
            {KINDS.map((kind) => {
              const [text, sound] = SAMPLES[kind];
              return (
                <label key={kind}>
                  <input
                    type="checkbox"
                    checked={!silenced.includes(kind)}
                    onChange={(e) => {
                      const others = silenced.filter((other) => other !== kind);
                      settings.setState({ silenced: e.target.checked ? others : [...others, kind] });
                      sample(sound);
                    }}
                  />
                  {text}
                </label>
              );
            })}
          </fieldset>
          <SoundHelp />
        </>
      )}
    </>
  );
}

const SILENT = {
  ready: '',
  held: 'Your browser holds sound back until you press something on the page.',
  none: 'This browser cannot make a sound on this page.',
} as const;

/** Why nothing is heard. */
function SoundHelp() {
  const text = SILENT[useStore(hearing)];
  return (
    <p role="status" className="field-help">
      {text}
    </p>
  );
}
