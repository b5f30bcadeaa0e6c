import { Button } from '@conclave/kit';
import { useEffect, useId, useRef, useState } from 'react';

/** Milliseconds that "Copied" stays true to the eye: something else may be copied next. */
const LASTS = 5_000;

/**
 * Puts the text of a field on the clipboard; false if the browser won't. The newer way is there only on pages that came
 * over https, so a house network needs the older one.
 */
async function copied(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** A link to give away, with a button that copies it. */
export function ShareLink({ label, url }: { readonly label: string; readonly url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<boolean | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), LASTS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const worked = await copied(field.current!);
    setDone(worked);
    if (worked) return;
    field.current!.focus();
    field.current!.select();
  };
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="share">
        <input
          ref={field}
          className="input"
          readOnly
          value={url}
          aria-labelledby={id}
          onFocus={(e) => e.currentTarget.select()}
        />
        <Button icon={done ? 'check' : 'copy'} onClick={() => void copy()}>
          {done ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <span role="status" className="field-help">
        {done === false && (
          <span>
            This browser lets no page copy here. The link is selected: press Ctrl+C, on a Mac ⌘C, or hold your
            finger on it.
          </span>
        )}
      </span>
    </div>
  );
}
