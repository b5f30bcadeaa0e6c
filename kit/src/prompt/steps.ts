import type { Move } from '@conclave/kernel';
import { type RefObject, useEffect } from 'react';
import { asking } from '../asking.ts';
import { ofTable, type TableScope, useTableScope } from '../table-scope.tsx';
import { tell } from '../told.ts';
import { sameMoves } from './picks.ts';
import { type ChosenPart, type Prompted, sayStep, saysSame } from './step-words.ts';

/** Milliseconds: what changes together is told together. */
const TOGETHER = 120;

/** An element's text as it is heard: without what is hidden from those who listen, or speaks for itself. */
function spoken(node: Node | null): string {
  const text = (one: Node): string => {
    if (one instanceof Text) return one.data;
    if (one instanceof Element && one.matches('[role="img"][aria-label]')) return ` ${one.ariaLabel} `;
    if (!(one instanceof Element) || one.matches('[aria-hidden="true"], [role="alert"], select')) return '';
    const inside = [...one.childNodes].map(text).join('');
    return /^inline/.test(getComputedStyle(one).display) ? inside : ` ${inside} `;
  };
  return node === null
    ? ''
    : text(node)
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:])/g, '$1')
        .trim();
}

/** What a prompt says now. */
function read(prompt: Element, also: readonly AlsoChosen[]): Prompted {
  const chosen = new Map<string, ChosenPart>();
  for (const [key, text, value = ''] of also) chosen.set(key, { text, value });
  for (const button of prompt.querySelectorAll<HTMLElement>('.k-choice[aria-pressed="true"]'))
    chosen.set(button.dataset.key!, { text: spoken(button), value: '' });
  for (const field of prompt.querySelectorAll('.k-field')) {
    const select = field.querySelector('select')!;
    const label = spoken(field.querySelector('span'));
    const value = select.selectedOptions[0]?.label ?? '';
    if (select.value !== '') chosen.set(label, { text: `${label} ${value}`, value });
  }
  for (const stepper of prompt.querySelectorAll('.k-stepper')) {
    const label = stepper.getAttribute('aria-label') ?? '';
    const value = spoken(stepper.querySelector('output'));
    chosen.set(label, { text: `${label} ${value}`, value });
  }
  return {
    asked: spoken(prompt.querySelector('[data-asks]')),
    chosen,
    outlook: [...prompt.querySelectorAll('[data-outlook] > *')]
      .map(spoken)
      .filter((text) => text !== '')
      .map((text) => text.replace(/[^.!?]$/, '$&.'))
      .join(' '),
    ready: spoken(prompt.querySelector('[data-confirms]:not([aria-disabled="true"])')),
  };
}

/** A part that is chosen and not shown in the prompt: its key, what is said of it, and which of several it is. */
export type AlsoChosen = readonly [key: string, text: string, value?: string];

interface Shown {
  readonly moves: readonly Move[];
  readonly prompted: Prompted;
}
interface Talk {
  /** What was told last of the question at hand; null as long as nothing was. */
  last: Shown | null;
  isDue: boolean;
  now: {
    readonly prompt: Element;
    readonly moves: readonly Move[];
    readonly also: readonly AlsoChosen[];
  } | null;
}
const talks = ofTable((): Talk => ({ last: null, isDue: false, now: null }));

/** The next question is another one, even if it is asked in the same words: a move has been sent. */
export const endQuestion = (scope: TableScope | null): void => {
  talks.at(scope).last = null;
};

function report(scope: TableScope | null, talk: Talk): void {
  talk.isDue = false;
  const { prompt, moves, also } = talk.now!;
  if (!prompt.isConnected) return;
  const { last } = talk;
  const prompted = read(prompt, also);
  const isSame = last !== null && saysSame(last.prompted, prompted) && sameMoves(last.moves, moves);
  const before = last?.moves === moves ? last.prompted : null;
  talk.last = { moves, prompted };
  if (isSame) return;
  const { get, set } = asking.at(scope);
  const { question, step } = get();
  set(before ? { question, step: step + 1 } : { question: question + 1, step: 0 });
  const text = sayStep(before, prompted);
  if (text !== '') tell(scope, text);
}

/**
 * Tells those who listen each step inside a move: what was chosen or taken back, also by itself, what is asked next, or
 * what the move has become. It is read off the prompt, so that everybody learns the same: `data-asks` marks the sentence,
 * `data-outlook` what would come of it, `data-confirms` the button that plays the move.
 * @param sentence inside of the element that holds all of the prompt: `k-prompt`, or else the one right round it
 * @param moves the moves offered: other ones are another question
 * @param also what is chosen besides, where it is not shown in the prompt
 */
export function useSteps(
  sentence: RefObject<HTMLElement | null>,
  moves: readonly Move[],
  also: readonly AlsoChosen[] = [],
): void {
  const scope = useTableScope();
  const talk = talks.use();
  useEffect(() => {
    const own = sentence.current;
    const prompt = own?.closest('.k-prompt') ?? own?.parentElement;
    if (!prompt) return;
    talk.now = { prompt, moves, also };
    if (!talk.isDue) setTimeout(() => report(scope, talk), TOGETHER);
    talk.isDue = true;
  });
}
