import { Button } from '@conclave/web/kit';
import { useId, useState } from 'react';

/** A link to give away, with a button that copies it. */
export function ShareLink({ label, url }: { readonly label: string; readonly url: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    setCopied(true);
  };
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="share">
        <input
          className="input"
          readOnly
          value={url}
          aria-labelledby={id}
          onFocus={(e) => e.currentTarget.select()}
        />
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  );
}
