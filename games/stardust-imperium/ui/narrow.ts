import { windowIs } from '@conclave/kit';

/** Whether the own tableau is as narrow as on a phone: its cards are small and lie in rows of four. */
export const useNarrow = windowIs('(max-width: 45rem) and (min-height: 560px)');
