/** How far the server's clock is before this device's, in milliseconds. */
let ahead = 0;

/** What an answer says of the server's time. */
export function hearClock(date: string | null): void {
  const there = Date.parse(date ?? '');
  if (!Number.isNaN(there)) ahead = there - Date.now();
}

/** The time at the server, with whose times it may be compared: a device's own clock may be years off. */
export const serverNow = (): number => Date.now() + ahead;
