import { bots } from '@conclave/bots';
import { type Core, type Game, type Move, moveText, seeded, seedOf } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import type { Position } from './position.ts';

const GAMES = 3;

/** The first place at which each question of a game is asked of the first seat, in games of two stewards. */
export function questionsOf<S extends Core, M extends Move>(
  game: Game<S, M>,
  seats: number,
): ReadonlyMap<string, Position<Core>> {
  const found = new Map<string, Position<Core>>();
  for (let number = 1; number <= GAMES; number++) {
    const seed = seedOf(number);
    const state = game.setup(seed, seats, {});
    const chance = seeded(seedOf(-number));
    const moves: [number, string][] = [];
    for (;;) {
      const waiting = game.waiting(state);
      const seat = waiting.at(-1);
      if (seat === undefined) break;
      const asked = game.asks(game.view(state, 0));
      const key = asked && `${asked.procedure}.${asked.step}`;
      if (key && !found.has(key) && waiting.includes(0) && game.moves(state, 0).length > 1)
        found.set(key, { game, seats, options: {}, seed, moves: [...moves], state: structuredClone(state) });
      const move = bots.steward!.choose(game, game.view(state, seat), seat, game.moves(state, seat), chance);
      moves.push([seat, moveText(move)]);
      game.apply(state, seat, move);
    }
  }
  return found;
}

/** What cannot be read of a question, or not be seen of its answers, as it stands in the window. */
export const unseenOfQuestion = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const prompt = document.querySelector('#prompt')!;
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element !== prompt && element.parentElement !== null && isClipped(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.unseen') &&
      !isClipped(element) &&
      element.getBoundingClientRect().width > 1;
    const say = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    /** Whether it is laid out apart from what is round it, up to there. */
    const isApart = (element: Element, within: Element): boolean =>
      element !== within &&
      (getComputedStyle(element).position === 'absolute' ||
        (element.parentElement !== null && isApart(element.parentElement, within)));
    const words = prompt.querySelector('.k-words-shown');
    if (words) {
      const place = words.getBoundingClientRect();
      const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      let hidden = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isShown(node.parentElement!) || !node.textContent!.trim()) continue;
        if (isApart(node.parentElement!, words)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { top, bottom } of range.getClientRects()) {
          // Letters leave some of their line free, above and below.
          const [from, to] = [top + (bottom - top) * 0.2, bottom - (bottom - top) * 0.2];
          const seen = Math.min(to, place.bottom) - Math.max(from, place.top);
          if (seen <= 0) hidden++;
          else if (seen < to - from - 1) faults.push(`cut: ${node.textContent!.trim()}`);
        }
      }
      for (const piece of words.querySelectorAll('svg, .k-button')) {
        if (!isShown(piece) || isApart(piece, words)) continue;
        const { top, bottom } = piece.getBoundingClientRect();
        const seen = Math.min(bottom, place.bottom) - Math.max(top, place.top);
        const isButton = piece.matches('.k-button');
        if (seen < bottom - top - 4 && (seen > 0 || isButton))
          faults.push(`cut: ${say(piece.closest('button') ?? piece.parentElement!)}`);
      }
      const more = prompt.querySelector('.k-words > .k-button');
      if (hidden > 0 && !more) faults.push(`lines out of sight: ${say(words)}`);
      const first = words.querySelector('[data-asks]')?.getClientRects()[0];
      if (first && first.top < place.top - 2) faults.push('the question does not begin in sight');
    }
    const answers = prompt.querySelector('.k-answers');
    const all = [
      ...prompt.querySelectorAll('.k-answers button:not([aria-disabled="true"]), .k-answers select'),
    ].filter(isShown);
    // A row at a desk scrolls if need be, and many answers of several lines on a phone; then what matters most is in sight.
    const isLined = (effect: Element) => getComputedStyle(effect).display !== 'inline-flex';
    const isLong = all.length > 6 && all.some((one) => [...one.querySelectorAll('.k-effect')].some(isLined));
    const scrolls =
      answers !== null &&
      ((answers.scrollWidth > answers.clientWidth + 1 && getComputedStyle(answers).overflowX === 'auto') ||
        (isLong && answers.scrollHeight > answers.clientHeight + 1));
    const open = scrolls
      ? all.filter(
          (one, i) =>
            one.getAttribute('aria-pressed') === 'true' ||
            (i === 0 && !answers.querySelector('[aria-pressed="true"]')),
        )
      : all;
    /** Where a control stands: among the answers or the words, which may scroll or be cut, or apart from them. */
    const frameOf = (control: Element): DOMRect => {
      if (isApart(control.parentElement!, prompt)) return document.documentElement.getBoundingClientRect();
      return (control.closest('.k-answers, .k-words-shown') ?? prompt).getBoundingClientRect();
    };
    for (const answer of open) {
      const { left, right, top, bottom } = answer.getBoundingClientRect();
      const place = frameOf(answer);
      if (
        left < place.left - 1 ||
        right > place.right + 1 ||
        top < place.top - 2 ||
        bottom > place.bottom + 2
      )
        faults.push(`out of sight: ${say(answer)}`);
      else if (
        isApart(answer, prompt) &&
        !answer.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      )
        faults.push(`covered: ${say(answer)}`);
      if (answer.localName === 'button' && answer.scrollWidth > answer.clientWidth + 2)
        faults.push(`too wide: ${say(answer)}`);
    }
    /** What of a control its place shows. */
    const seenOf = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const frame = frameOf(control);
      return {
        left: Math.max(left, frame.left),
        right: Math.min(right, frame.right),
        top: Math.max(top, frame.top),
        bottom: Math.min(bottom, frame.bottom),
      };
    };
    const controls = [...prompt.querySelectorAll('button, a, select')].filter(isShown);
    /** Pressed only where it is drawn, as a triangle is: its box says nothing of what lies on what, points about its middle do. */
    const isShaped = (control: Element) => getComputedStyle(control).pointerEvents === 'none';
    for (const control of controls.filter(isShaped)) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      for (let angle = 0; angle < 360; angle += 30) {
        const turn = (angle * Math.PI) / 180;
        const [x, y] = [(left + right) / 2 + 12 * Math.cos(turn), (top + bottom) / 2 + 12 * Math.sin(turn)];
        if (!control.contains(document.elementFromPoint(x, y)))
          faults.push(`covered at ${angle}°: ${say(control)}`);
      }
    }
    for (const [i, a] of controls.entries())
      for (const b of controls.slice(i + 1)) {
        if (a.contains(b) || b.contains(a) || (isShaped(a) && isShaped(b))) continue;
        const [one, other] = [seenOf(a), seenOf(b)];
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Links of words are as tall as a finger, beyond their line.
        if (width > 4 && height > 12) faults.push(`${say(a)} and ${say(b)} lie on each other`);
      }
    return faults;
  });

/** Where answers and the way to end stand. */
export const standings = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const places: Record<string, string> = {};
    for (const one of document.querySelectorAll('#prompt .k-choice')) {
      const { x, y, width } = one.getBoundingClientRect();
      const place = one.closest('.k-answers')!;
      places[(one as HTMLElement).dataset.key!] =
        `${Math.round(x + place.scrollLeft)} ${Math.round(y + place.scrollTop)} ${Math.round(width)}`;
    }
    return places;
  });
