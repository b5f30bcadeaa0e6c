import './battle-blocks.css';

/** A strength of battle, every point of it one block: tokens filled, armament hollow, so that a difference is seen. */
export const BattleBlocks = ({
  tokens,
  armament,
}: {
  readonly tokens: number;
  readonly armament: number;
}) => (
  <span className="ax-blocks" aria-hidden="true">
    {Array.from({ length: tokens + armament }, (_, i) => (
      <i
        key={i}
        className="ax-block"
        data-of={i < tokens ? 'tokens' : 'armament'}
        style={{ '--nth': i } as React.CSSProperties}
      />
    ))}
  </span>
);
