import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useNewlyAsked } from './asking.ts';
import { IconButton } from './button.tsx';
import { useEscape } from './escape.ts';
import { useModal } from './modal.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `middle` for a question, `side` for something to read beside the table (a bottom sheet on a phone). */
  readonly place?: 'middle' | 'side' | 'wide';
  /** Must be answered: neither Escape nor a press outside closes it. */
  readonly firm?: boolean;
  /** Something looked up beside the game, as a card: it closes by itself when something new is asked of the viewer. */
  readonly lookup?: boolean;
}

/** A modal dialog, open as long as it is rendered. Focus starts at its title, stays inside, returns to where it came from. */
export function Dialog({
  title,
  onClose,
  children,
  place = 'middle',
  firm = false,
  lookup = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const start = useRef<HTMLHeadingElement>(null);
  useNewlyAsked(() => lookup && onClose());
  useModal(ref);
  useEscape(!firm, onClose);
  // Before the effects of what is inside, which may scroll or focus.
  useLayoutEffect(() => start.current!.focus(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard
    <dialog
      ref={ref}
      popover="manual"
      className={`k-dialog k-${place}`}
      aria-modal="true"
      aria-labelledby={heading}
      onClick={(e) => {
        if (!firm && e.target === ref.current) onClose();
      }}
    >
      <div className="k-dialog-window">
        <div className="k-dialog-body">
          <div className="k-dialog-head">
            <h2 ref={start} id={heading} tabIndex={-1}>
              {title}
            </h2>
            {!firm && <IconButton icon="close" label="Close" onClick={onClose} />}
          </div>
          {children}
        </div>
      </div>
    </dialog>
  );
}
