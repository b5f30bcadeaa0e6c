import { plural } from '@conclave/frame/words.ts';

/** A number of CAPs: “1 CAP”, “3 CAPs”. */
export const caps = (n: number): string => plural(n, 'CAP');
