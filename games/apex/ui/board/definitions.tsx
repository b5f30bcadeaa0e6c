import { memo } from 'react';
import { PieceDefinitions } from './pieces.tsx';

/** What drawings of sectors refer to. */
export const Definitions = memo(() => (
  <defs>
    <pattern id="ax-hatch" width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V8" stroke="var(--soft)" strokeWidth={2} opacity={0.4} />
    </pattern>
    <PieceDefinitions />
  </defs>
));
