import './kit.css';

export { BubbleHost, type Explanation, explain, hideBubble, Tip, useTip } from './bubble.tsx';
export { Button, buttonLook, IconButton } from './button.tsx';
export { Count } from './count.tsx';
export { Dialog } from './dialog.tsx';
export { Emblem, emblemName, SeatBadge, seatColor } from './emblem.tsx';
export type * from './game-ui.ts';
export { Icon, type IconName } from './icon.tsx';
export { logLine } from './log-line.tsx';
export { animate, arrive, type Box, fly, timeOf, useFlip } from './motion.ts';
export { contour, field, type Star, sprinkle, stars } from './noise.ts';
export { useFoundFocus, usePromptKeys } from './prompt-keys.ts';
export { useRoving } from './roving.ts';
export { RuleLink, rulePath } from './rule-link.tsx';
export { type RulesSection, ruleIds, rulesSection } from './rules-section.tsx';
export { GameScope, type Speed, useScope } from './scope.tsx';
export { kept, type Shared, shared } from './shared.ts';
export { Nebula, StarField } from './stars.tsx';
