import { AttackPreview } from '../conflict/preview.tsx';
import { ConflictScene } from '../conflict/scene.tsx';
import type { Props } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { RoundScore } from '../scoring/round-score.tsx';

/** What is staged over the galaxy: conflicts, to come and under way, how a round was scored, and what moves. */
export const Staged = ({ table }: { readonly table: Props }) => (
  <>
    <AttackPreview table={table} />
    <ConflictScene table={table} />
    <RoundScore table={table} />
    <Motion table={table} />
  </>
);
