import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { useEscape } from '../escape.ts';

/** Whether an element holds more than it shows; it is told whenever what it shows or holds changes. */
function useCut(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    const [outer, inner] = [place.current!, all.current!];
    const measure = () => {
      // What raises the rest takes room itself: whether it is needed is seen without it.
      const button = outer.nextElementSibling as HTMLElement | null;
      if (button) button.style.display = 'none';
      setCut(inner.offsetHeight > outer.clientHeight + 1);
      if (button) button.style.display = '';
    };
    const seen = new ResizeObserver(measure);
    seen.observe(outer);
    seen.observe(inner);
    // Other letters may need fewer lines, which are no more than are cut off. (To ask for `ready` lays out the page.)
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      seen.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [isOpen]);
  return { place, all, isCut };
}

/**
 * What is asked and what would come of it. Where there is no room for all of it whole lines are shown, and a press raises
 * the rest over the board.
 * @param question another one lowers it again
 */
export function Words({ question, children }: { readonly question: unknown; readonly children: ReactNode }) {
  const [opened, setOpened] = useState<unknown>(null);
  const isOpen = opened === question;
  const { place, all, isCut } = useCut(isOpen);
  const close = () => setOpened(null);
  useEscape(isOpen, close);
  return (
    <div className="k-words" data-open={isOpen || undefined}>
      <div ref={place} className="k-words-shown">
        <div ref={all} className="k-words-all">
          {children}
        </div>
      </div>
      {(isCut || isOpen) && (
        <IconButton
          icon={isOpen ? 'chevron-down' : 'more'}
          label={isOpen ? 'Show less' : 'Read all of it'}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpened(question))}
        />
      )}
    </div>
  );
}
