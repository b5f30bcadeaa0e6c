import type { GameMeta } from '@conclave/games';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { choose } from '../levels/chosen.ts';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import type { Refused } from '../net/protocol.ts';
import { type Form, rememberForm } from './forms.ts';

/** Lays a table of this form, with bots of a level on all seats but mine, and goes there; the next time both are offered first. */
export function usePlay(meta: GameMeta, level: string) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [, go] = useLocation();
  const play = async (form: Form) => {
    const { seats, options } = form;
    setBusy(true);
    setRefused(null);
    const [known, list] = await Promise.all([me.known(), api.games()]);
    const game = list.ok ? list.value.games.find(({ id }) => id === meta.id) : undefined;
    const bot = game?.bots.find(({ id }) => id === level)?.id;
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', ...(bot && { bot }) }) as const);
    const made = known.ok
      ? await api.create({ game: meta.id, seats: [{ kind: 'me' }, ...bots], options, start: true })
      : known;
    if (made.ok) {
      rememberForm(meta.id, form);
      choose(meta.id, level);
      return go(`/table/${made.value.id}`);
    }
    setBusy(false);
    setRefused(made.refused);
  };
  return { busy, refused, play };
}
