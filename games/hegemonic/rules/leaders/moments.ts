/** HG-LEA-06: the moments (a) to (k) at which leaders may be used. */
const MOMENTS = [
  'phase',
  'turn',
  'revealed',
  'action',
  'declared',
  'paid',
  'lent',
  'beforeCards',
  'afterCards',
  'basesLost',
  'retention',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The moments inside a running conflict, at which the map stays as it is. */
const INSIDE: readonly Moment[] = ['paid', 'lent', 'beforeCards', 'afterCards', 'basesLost'];

export const isInside = (moment: Moment): boolean => INSIDE.includes(moment);
