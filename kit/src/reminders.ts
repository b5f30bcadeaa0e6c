import { browserState } from './browser-state.ts';

/** Whether prompts warn of what was probably not meant, and ask once more before something is ended early. */
export const reminders = browserState(true);
