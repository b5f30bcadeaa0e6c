import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 128 random bits as 32 hexadecimal digits. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

/** An id nobody can guess (96 bits). */
export const freshId = (): string => randomBytes(12).toString('base64url');

/** A secret nobody can guess (256 bits). */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** Six characters that are easy to read out. */
export const freshCode = (): string =>
  Array.from({ length: 6 }, () => READABLE[randomInt(READABLE.length)]).join('');

/** A code as somebody typed it. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** SHA-256 in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
