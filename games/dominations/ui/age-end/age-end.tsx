import { useMarked, useNewlyAsked, useTelling } from '@conclave/kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type Props, useDraft } from '../draft.ts';
import { carriedOn, ended, hasGoneOn, show, shown, toldOf } from './ended.ts';

/** Long before an Age ends a table has come to rest, and to what it takes to tell of that end. */
const EndPanel = lazy(async () => ({ default: (await import('./end-panel.tsx')).EndPanel }));

/** The Age that has ended last, 0 for none, and whether the game has. */
const endedAge = ({ age, outcome }: Props['view']): number => (outcome ? age : age - 1);

/**
 * Keeps the end of an Age as it happens and shows it. Where no events are played, as without motion, or where it was
 * before one came, it is read off the past.
 */
function useEnded({ beat, view, past }: Props): void {
  const { get, set } = ended.useCell();
  const showing = shown.useCell();
  useEffect(() => {
    if (!beat) return;
    const before = get();
    const now = carriedOn(before, beat.events);
    set(now);
    if (beat.events.some((event) => event[0] === 'stageStarted' && event[1] === 'effects'))
      show(showing, 'happens');
    // Who closed it, or had it closed by acting, did so to choose.
    else if (showing.get() === null && hasGoneOn(before, now)) show(showing, 'happens', before!.steps.length);
  }, [beat, get, set, showing]);
  const age = endedAge(view);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const isNews = before.current !== null && before.current < age;
    before.current = age;
    if (age < 1) return;
    const told = toldOf(get(), view, age, past);
    if (told === get()) return;
    set(told);
    if (isNews) show(showing, 'happened');
  }, [age, view, past, get, set, showing]);
}

/** The end of an Age when it happens, and again when the track asks for it. */
export function AgeEnd({ table }: { readonly table: Props }) {
  const { view, seats, speed } = table;
  const showing = shown.useCell();
  const now = showing.use();
  const end = ended.use();
  const { picks } = useDraft(table);
  const isActing = picks.length > 0;
  useEnded(table);
  useTelling(now?.why === 'happens' && end?.isOver === true);
  useEffect(() => {
    // Whoever acts needs the map, the Tree or the cards.
    if (isActing) showing.set(null);
  }, [isActing, showing]);
  useNewlyAsked(() => now?.why === 'lookup' && showing.set(null));
  useMarked(table, ({ events }, isAlone) => {
    if (isAlone && !events.some(([name]) => name === 'stageStarted')) showing.set(null);
  });
  useEffect(() => {
    // It is news until everybody has had a turn.
    if (view.round > 1) showing.set(null);
  }, [view.round, showing]);
  return (
    now &&
    end &&
    end.steps.length > 0 && (
      <Suspense>
        <EndPanel
          key={now.run}
          end={end}
          hasOmens={view.hasOmens}
          at={view}
          isPlayed={now.why === 'happens'}
          told={now.told}
          isAsked={table.moves.length > 0}
          onTold={() => showing.set({ ...now, why: 'happened' })}
          seats={seats}
          speed={speed}
          onClose={() => showing.set(null)}
        />
      </Suspense>
    )
  );
}
