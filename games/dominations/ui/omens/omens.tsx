import { IconButton, SeatBadge, type SeatInfo, timeOf, useEscape } from '@conclave/kit';
import { Names } from '@conclave/kit/table';
import { useEffect, useRef, useState } from 'react';
import { OMENS } from '../../data/omens.ts';
import { omenText } from '../../words/omen-words.ts';
import { type Props, useDraft } from '../draft.ts';
import { type Drawn, drawnBetween, drawnIn, hasGoneOn } from './drawn.ts';
import { OmenSign, omenClass } from './omen-sign.tsx';
import './omens.css';

/** An Omen face up with all that it says. */
export function OmenCard({
  omen: number,
  seat,
  isDiscarded,
  seats,
}: Drawn & { readonly seats: readonly SeatInfo[] }) {
  const omen = OMENS[number]!;
  const { name, says } = omenText(omen);
  return (
    <div className={`dm-omen ${omenClass(omen)}`} data-discarded={isDiscarded || undefined}>
      <OmenSign omen={omen} size={44} />
      <b>{name}</b>
      <span className="dm-omen-nature k-fine">
        <Names>{omen.isGood ? 'A good Omen' : 'An ill Omen'}</Names>
        {isDiscarded && ', discarded'}
      </span>
      <p>{says}</p>
      <SeatBadge seat={seat} info={seats[seat]!} />
    </div>
  );
}

/** Milliseconds at normal speed for which an Omen stays over the map, if nobody closes it. */
const STAYS = 7000;

/** The Omens that come up, for a moment over the map; those that last then stand beside the Age. */
export function Omens({ table }: { readonly table: Props }) {
  const { beat, view, viewer, seats, speed } = table;
  const isActing = useDraft(table).picks.length > 0;
  const [drawn, show] = useState<readonly Drawn[]>([]);
  useEscape(drawn.length > 0, () => show([]));
  const before = useRef(view);
  useEffect(() => {
    if (!beat) return;
    const now = drawnIn(beat.events);
    if (now.length > 0) show(now);
    else if (hasGoneOn(beat.events, viewer)) show([]);
  }, [beat, viewer]);
  useEffect(() => {
    const now = speed === 'off' ? drawnBetween(before.current, view) : [];
    before.current = view;
    if (now.length > 0) show(now);
  }, [view, speed]);
  useEffect(() => {
    if (isActing) show([]);
  }, [isActing]);
  useEffect(() => {
    if (drawn.length === 0) return;
    const timer = setTimeout(() => show([]), speed === 'off' ? STAYS : timeOf(speed, STAYS));
    return () => clearTimeout(timer);
  }, [drawn, speed]);
  return (
    <div className="dm dm-omens k-veil" role="status">
      {drawn.length > 0 && (
        <>
          {drawn.map((one, i) => (
            <OmenCard key={`${one.omen} ${i}`} {...one} seats={seats} />
          ))}
          <IconButton
            icon="close"
            label="Close the Omen"
            aria-keyshortcuts="Escape"
            onClick={() => show([])}
          />
        </>
      )}
    </div>
  );
}
