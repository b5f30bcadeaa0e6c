import { useEffect } from 'react';
import { pageKey } from '../keys.ts';
import { useScope } from '../scope.tsx';
import { Legend } from './legend.tsx';
import './lookup.css';
import { useSignTips } from './sign-tips.ts';
import { ThingPanel } from './thing-panel.tsx';
import { useLookup } from './use-lookup.ts';

const NO_SIGNS = [] as const;

/** Where what is looked up is shown: things behind names, meanings of signs, and the legend. */
export default function LookupHost({
  isLegendOpen,
  openLegend,
}: {
  readonly isLegendOpen: boolean;
  readonly openLegend: (open: boolean) => void;
}) {
  const lookup = useLookup(useScope().lookup);
  useSignTips(lookup?.signs ?? NO_SIGNS);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (pageKey(e) !== '?') return;
      e.preventDefault();
      openLegend(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [openLegend]);
  return (
    <>
      <ThingPanel lookup={lookup} />
      {isLegendOpen && <Legend lookup={lookup} onClose={() => openLegend(false)} />}
    </>
  );
}
