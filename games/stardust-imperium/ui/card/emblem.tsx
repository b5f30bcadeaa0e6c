import { contour, field, stars } from '@conclave/kit';
import { EMBLEMS } from './emblems.ts';
import { GLYPHS } from './glyphs.ts';

interface Sky {
  readonly dots: string;
  readonly cloud: string;
}

const skies = new Map<string, Sky>();

/** Stars and the contour of a nebula behind a picture: the same in every game and for everybody. */
function sky(seed: string, width: number, height: number): Sky {
  const known = skies.get(seed);
  if (known) return known;
  const dots = stars(seed, 30)
    .map((s) => `M${(s.x * width - width / 2).toFixed(1)} ${(s.y * height - height / 2).toFixed(1)}h.01`)
    .join('');
  const [columns, rows] = [24, Math.round((24 * height) / width)];
  const f = field(seed, 3);
  const at = (x: number, y: number) => f((x * 2.4) / columns, (y * 2.4) / columns);
  const cloud = [0.52, 0.6, 0.68].map((level) => contour(at, columns, rows, level)).join('');
  const drawn = { dots, cloud };
  skies.set(seed, drawn);
  return drawn;
}

function Sky({
  seed,
  width,
  height,
}: {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
}) {
  const { dots, cloud } = sky(seed, width, height);
  return (
    <>
      <path
        className="cloud"
        d={cloud}
        transform={`translate(${-width / 2} ${-height / 2}) scale(${width / 24})`}
      />
      <path className="stars" d={dots} />
    </>
  );
}

/** The picture of a kind of card: composed symbols over a small piece of sky. */
export function Emblem({ kind }: { readonly kind: number }) {
  return (
    <svg
      className="si-emblem"
      viewBox="-60 -52 120 104"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Sky seed={`stardust ${kind}`} width={120} height={104} />
      <g transform="translate(9 4) scale(.84)">
        {EMBLEMS[kind]?.map(([glyph, x, y, scale = 1, turn = 0], i) => (
          <g key={i} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
            {GLYPHS[glyph]}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The back of every card: a piece of sky with a star in its orbits. */
export function Back() {
  return (
    <svg
      className="si-back"
      viewBox="-60 -84 120 168"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Sky seed="stardust back" width={120} height={168} />
      <ellipse rx="38" ry="14" transform="rotate(-24)" />
      <ellipse rx="52" ry="24" transform="rotate(-24)" />
      <g transform="scale(1.1)">{GLYPHS.star}</g>
    </svg>
  );
}
