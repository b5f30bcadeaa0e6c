import { Icon } from '@conclave/kit';
import { LevelCrest } from './level-crest.tsx';
import './level-button.css';

/** Which bot plays; a press shows all that could. */
export const LevelButton = ({
  level,
  title,
  label,
  onPress,
}: {
  readonly level: string;
  readonly title: string;
  /** What is chosen, for those who listen. */
  readonly label: string;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className="level-choice"
    aria-haspopup="dialog"
    aria-label={`${label}: ${title}`}
    onClick={onPress}
  >
    <LevelCrest level={level} size={26} />
    <span>{title}</span>
    <Icon name="chevron-down" size={16} />
  </button>
);
