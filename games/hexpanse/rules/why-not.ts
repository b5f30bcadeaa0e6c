import type { Refusal } from '@conclave/kernel';
export const whyNot = (): Refusal | null => null;
