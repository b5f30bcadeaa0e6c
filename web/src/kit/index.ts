import './kit.css';

export { useNewlyAsked } from './asking.ts';
export { BubbleHost, type Explanation, explain, hideBubble, Tip, useTip } from './bubble.tsx';
export { Button, buttonLook, IconButton } from './button.tsx';
export { Count } from './count.tsx';
export { Dialog } from './dialog.tsx';
export { Emblem, Name, SeatBadge, seatColor } from './emblem.tsx';
export { useEscape } from './escape.ts';
export type * from './game-ui.ts';
export { Icon, type IconName } from './icon.tsx';
export { keyOf } from './keys.ts';
export { logLine } from './log-line.tsx';
export { animate, type Box, fly, timeOf, useFlip } from './motion.ts';
export { contour, field, sprinkle, stars } from './noise.ts';
export { useFoundFocus, usePromptKeys } from './prompt-keys.ts';
export { reminders } from './reminders.ts';
export { boardWantsRoom } from './room.ts';
export { useRoving } from './roving.ts';
export { RuleLink } from './rule-link.tsx';
export { type RulesSection, ruleIds, rulesSection } from './rules-section.tsx';
export { GameScope, type Speed, useScope } from './scope.tsx';
/** @public The declarations of the games' pages name it. */
export type { Shared } from './shared.ts';
export { kept, shared } from './shared.ts';
export { Nebula, StarField } from './stars.tsx';
export { tell, told } from './told.ts';
export { unsent } from './unsent.ts';
export { withinLine } from './within-line.ts';
