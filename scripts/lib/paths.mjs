import { fileURLToPath } from 'node:url';

/** The repository's root folder, without a trailing separator. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
