import { Dialog } from '@conclave/kit';
import { LevelCrest } from './level-crest.tsx';
import './levels.css';
import { type BotInfo, sayThinking } from './levels.ts';

/** Bots to choose from, with what there is to know of each. */
export default function LevelList({
  bots,
  value,
  label,
  onChoose,
  onClose,
}: {
  readonly bots: readonly BotInfo[];
  /** The one that is chosen. */
  readonly value: string;
  readonly label: string;
  readonly onChoose: (level: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={label} onClose={onClose}>
      <ul className="levels">
        {bots.map((bot) => (
          <li key={bot.id}>
            <button
              type="button"
              className="level"
              aria-pressed={bot.id === value}
              onClick={() => {
                onChoose(bot.id);
                onClose();
              }}
            >
              <LevelCrest level={bot.id} size={44} />
              <strong>{bot.title}</strong>
              <span>{bot.manner}</span>
              <span className="level-thinks">{sayThinking(bot)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
