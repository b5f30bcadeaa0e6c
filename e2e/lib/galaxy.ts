import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** A sector of the galaxy on the board. */
export const sector = (person: Person, at: number): Locator => person.page.locator(`[data-sector="${at}"]`);
