import type { ScorePart } from './game-ui.ts';

/** A score part by part, for a tip. */
export function ScoreList({ parts }: { readonly parts: readonly ScorePart[] }) {
  return (
    <span className="k-score-list">
      {parts.map(({ label, points, detail }) => (
        <span key={`${label} ${detail}`}>
          <b>{points}</b> {label}
          {detail && `: ${detail}`}
        </span>
      ))}
      {parts.length === 0 && 'No victory points yet.'}
    </span>
  );
}
