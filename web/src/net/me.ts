import { kept } from '@conclave/kit';
import { createStore } from 'zustand/vanilla';
import { type Answer, api } from './api.ts';
import type { Me } from './protocol.ts';

const store = createStore<Me>(() => ({ name: null }));
/** Whether the server has met this browser, and may still know it. */
const met = kept('conclave.met', false);
let asked: Promise<Answer<Me>> | null = null;

const noted = (answer: Answer<Me>): Answer<Me> => {
  if (answer.ok) {
    store.setState(answer.value, true);
    met.set(true);
  }
  return answer;
};

/** Who I am to the server: a guest, perhaps with a name. */
export const me = {
  store,
  wasMet: met.get,

  /** Makes sure that the server knows me; asks it once, and again only after a failure. */
  async known(): Promise<Answer<Me>> {
    asked ??= api.me();
    const answer = noted(await asked);
    if (!answer.ok) asked = null;
    return answer;
  },

  async rename(name: string): Promise<Answer<Me>> {
    const known = await me.known();
    return known.ok ? noted(await api.rename(name)) : known;
  },
};
