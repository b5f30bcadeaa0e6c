import { useEffect, useRef, useState } from 'react';
import { timeOf } from './motion.ts';
import { useScope } from './scope.tsx';

/** A number that counts to its new value. Screen readers and `textContent` after the motion have the value itself. */
export function Count({ value, className = '' }: { readonly value: number; readonly className?: string }) {
  const { speed } = useScope();
  const [now, setNow] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const time = timeOf(speed, 350);
    if (start === value || time === 0) {
      from.current = value;
      setNow(value);
      return;
    }
    let frame = 0;
    const began = performance.now();
    const step = (t: number) => {
      const part = Math.min(1, Math.max(0, (t - began) / time));
      from.current = Math.round(start + (value - start) * part);
      setNow(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, speed]);
  return <span className={`k-count ${className}`.trim()}>{now}</span>;
}
