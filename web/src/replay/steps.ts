import { type IconName, keyOf } from '@conclave/kit';

/** The turn before a place, and the one after it. */
export const turnBefore = (turns: readonly number[], at: number): number =>
  turns.findLast((turn) => turn < at) ?? 0;
export const turnAfter = (turns: readonly number[], at: number, last: number): number =>
  turns.find((turn) => turn > at) ?? last;

/** Where one is in a replay, and what there is to go to; all ascending. */
interface Whereabouts {
  readonly at: number;
  readonly last: number;
  readonly turns: readonly number[];
  readonly turning: readonly number[];
}

/** A way through a replay: its key, as browsers name it and as it is written, and where it leads. */
export interface Step {
  readonly key: string;
  readonly written: string;
  readonly label: string;
  /** Of one that is a button too. */
  readonly icon?: IconName;
  readonly isBack: boolean;
  readonly to: (here: Whereabouts) => number;
}

export const STEPS: readonly Step[] = [
  { key: 'Home', isBack: true, written: 'Home', label: 'To the start', icon: 'skip-start', to: () => 0 },
  {
    key: 'Shift+ArrowLeft',
    isBack: true,
    written: 'Shift ←',
    label: 'A turn back',
    icon: 'step-back',
    to: ({ turns, at }) => turnBefore(turns, at),
  },
  {
    key: 'ArrowLeft',
    isBack: true,
    written: '←',
    label: 'A move back',
    icon: 'chevron-left',
    to: ({ at }) => Math.max(0, at - 1),
  },
  {
    key: 'ArrowRight',
    isBack: false,
    written: '→',
    label: 'A move on',
    icon: 'chevron-right',
    to: ({ at, last }) => Math.min(last, at + 1),
  },
  {
    key: 'Shift+ArrowRight',
    isBack: false,
    written: 'Shift →',
    label: 'A turn on',
    icon: 'step-forward',
    to: ({ turns, at, last }) => turnAfter(turns, at, last),
  },
  {
    key: 'End',
    isBack: false,
    written: 'End',
    label: 'To the end',
    icon: 'skip-end',
    to: ({ last }) => last,
  },
  {
    key: 'p',
    isBack: true,
    written: 'P',
    label: 'To the turning point before',
    to: ({ turning, at }) => turning.findLast((one) => one < at) ?? at,
  },
  {
    key: 'n',
    isBack: false,
    written: 'N',
    label: 'To the next turning point',
    to: ({ turning, at }) => turning.find((one) => one > at) ?? at,
  },
];

/** The step whose key was pressed. */
export function stepOf(e: KeyboardEvent): Step | undefined {
  const pressed = `${e.shiftKey ? 'Shift+' : ''}${keyOf(e)}`;
  return STEPS.find(({ key }) => key === pressed);
}
