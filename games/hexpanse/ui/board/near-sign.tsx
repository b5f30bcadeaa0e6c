import { Sign } from '../symbols/symbols.tsx';
import { nearText, type Outlook } from './formations.ts';

/** Where a formation can be completed within a turn: a star for the own side, a warning for the others. */
export const NearSign = ({ outlook }: { readonly outlook: Outlook }) => (
  <Sign
    name={outlook.isOwn ? 'chance' : 'threat'}
    size={16}
    className={outlook.isOwn ? 'k-gain' : 'k-loss'}
    title={nearText(outlook)}
  />
);
