import { games } from '@conclave/games';
import { type Figure, Nebula, StarField } from '@conclave/kit';
import './plate.css';

const figures = import.meta.glob<Figure>('../../../games/*/ui/figure.ts', { eager: true, import: 'figure' });

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const polar = (radius: number, turn: number) =>
  [radius * Math.sin(turn * 2 * Math.PI), -radius * Math.cos(turn * 2 * Math.PI)]
    .map((n) => n.toFixed(2))
    .join(' ');

/** Hour circles, circles of height, the ecliptic, and the scale round the rim. */
function Graticule() {
  return (
    <g className="plate-grid">
      {[100, 200, 300].map((r) => (
        <circle key={r} r={r} />
      ))}
      <circle className="plate-ecliptic" cx="38" cy="-26" r="214" />
      {HOURS.map((hour) => (
        <path key={hour} d={`M${polar(hour % 6 === 0 ? 0 : 100, hour / 24)}L${polar(300, hour / 24)}`} />
      ))}
      <circle r="308" />
      <circle r="336" />
      <path
        d={Array.from(
          { length: 144 },
          (_, i) => `M${polar(308, i / 144)}L${polar(i % 6 === 0 ? 318 : 312, i / 144)}`,
        ).join('')}
      />
      {HOURS.map((hour) => (
        <text key={hour} className="plate-hour" transform={`rotate(${hour * 15}) translate(0 -322)`} dy="5.5">
          {hour}h
        </text>
      ))}
    </g>
  );
}

function Constellation({ title, figure }: { readonly title: string; readonly figure: Figure }) {
  return (
    <g className="plate-figure">
      <path
        d={figure.lines
          .map(([a, b]) => `M${figure.stars[a]!.join(' ')}L${figure.stars[b]!.join(' ')}`)
          .join('')}
      />
      {figure.stars.map(([x, y], i) => {
        const r = 5 + ((i * 7) % 4) * 1.3;
        return (
          <path
            key={`${x} ${y}`}
            className="plate-star"
            d={`M${x} ${y - r * 1.7}l${r * 0.4} ${r * 1.3} ${r * 1.3} ${r * 0.4}-${r * 1.3} ${r * 0.4}-${r * 0.4} ${r * 1.3}-${r * 0.4}-${r * 1.3}-${r * 1.3}-${r * 0.4} ${r * 1.3}-${r * 0.4}z`}
          />
        );
      })}
      <text className="plate-name" x={figure.label[0]} y={figure.label[1]}>
        {title}
      </text>
    </g>
  );
}

/** The plate of the atlas: a gilt constellation for each game that has drawn one. A picture only; the page says the same in words. */
export function Plate() {
  return (
    <svg className="plate" viewBox="-344 -344 688 688" aria-hidden="true">
      <defs>
        <clipPath id="plate-disc">
          <circle r="300" />
        </clipPath>
      </defs>
      <circle r="340" className="plate-ground" />
      <g clipPath="url(#plate-disc)">
        <g transform="translate(-300 -300)">
          <Nebula seed="conclave-5" width={600} height={600} scale={3.4} lines={6} />
          <StarField seed="conclave" width={600} height={600} count={260} />
        </g>
      </g>
      <Graticule />
      {Object.values(games).map(({ meta: { id, title } }) => {
        const figure = figures[`../../../games/${id}/ui/figure.ts`];
        return figure && <Constellation key={id} title={title} figure={figure} />;
      })}
    </svg>
  );
}
