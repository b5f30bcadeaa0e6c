import type { Core } from '@conclave/kernel';
import { type TableProps, telling, toldSoFar } from '@conclave/kit';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The view before what is being told step by step; null while nothing is. What tells of a beat comes with it. */
function useBefore(props: TableProps | null): Core | null {
  const beat = props?.beat ?? null;
  const [begun, begin] = useState(beat);
  useEffect(() => begin(beat), [beat]);
  const isTelling = telling.use() > 0 || (beat !== null && beat !== begun);
  const before = useRef<Core | null>(null);
  if (!isTelling) before.current = null;
  else before.current ??= beat?.before ?? null;
  return before.current;
}

/** The table as far as it has been told, for points and for what is waited for. */
export function useTold(props: TableProps | null): TableProps | null {
  const before = useBefore(props);
  const view = toldSoFar.use() ?? before;
  return useMemo(() => (props && view ? { ...props, view, moves: [] } : props), [props, view]);
}
