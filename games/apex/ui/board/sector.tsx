import { Emblem, seatColor } from '@conclave/kit';
import { borderOf, hexagon, MapEmblem, textAt } from '@conclave/kit/table';
import { type ComponentProps, memo } from 'react';
import { EMBLEMS } from '../symbols/civilisation.tsx';
import { SYMBOLS } from '../symbols/symbol.tsx';
import { artOf } from './art/art.ts';
import { Chip, saidOn } from './chip.tsx';
import { chipSize, chipWidth, placesFor } from './chips.ts';
import type { SectorPicture } from './picture.ts';

const WHOLE = hexagon();

/** Units: the sizes of names and signs where there is room, and from where on a name has none. */
const NAME = 13;
const WIDE_NAME = 18;
const SIGN = 20;

/** Heights in a sector: its name and sign, its ships, the ground on which a colony stands. */
const HEAD = -27;
const SHIPS = { home: 26, colony: 3, free: 10 };
const GROUND = 39;

/** Name and bonus, side by side; without room only the bonus. */
function Head({ picture: { name, bonus, home }, scale }: DrawingProps) {
  const text = textAt(scale, NAME);
  const isNamed = text <= WIDE_NAME;
  const sign = Math.max(SIGN, text * 1.1);
  const left = isNamed && bonus !== null ? 1 : -sign / 2;
  return (
    <>
      {isNamed && (
        <text
          className="ax-name"
          x={bonus === null ? 0 : -2}
          y={(home < 0 ? HEAD : HEAD - 5) + text * 0.36}
          textAnchor={bonus === null ? 'middle' : 'end'}
          fontSize={text}
        >
          {name}
        </text>
      )}
      {bonus !== null && (
        <g transform={`translate(${left} ${HEAD - sign / 2}) scale(${(sign / 24).toFixed(3)})`}>
          <path className="ax-bonus ax-halo" d={SYMBOLS[bonus]} />
          <path className="ax-bonus" d={SYMBOLS[bonus]} />
        </g>
      )}
    </>
  );
}

/** A seat's emblem on one of its things. */
const Mark = (props: ComponentProps<typeof MapEmblem>) => (
  <g className="ax-mark">
    <MapEmblem {...props} />
  </g>
);

/** How large marks are: larger where units are small. */
const markSize = (scale: number): number => chipSize(scale).text * 0.72;

/** In the upper left corner: the emblem of the seat that controls the sector, or a sign that the best are equal. */
function Holder({ picture: { control }, scale }: DrawingProps) {
  if (control === null) return null;
  const size = markSize(scale);
  const [x, y] = [size / 2 - 39, size / 2 - 27];
  return (
    <g className="ax-holder" data-holder={control}>
      {control === 'tied' ? (
        <path
          className="ax-equal"
          d="M-4 -2.5H4M-4 2.5H4"
          transform={`translate(${x + 2} ${y + 2}) scale(${size / 12})`}
        />
      ) : (
        <Mark seat={control} x={x} y={y} size={size} />
      )}
    </g>
  );
}

const WORLD = 19;

/** A home: the world of a civilisation, which is its seat's colony too. */
function Home({ picture: { home, civilisation, control }, scale }: DrawingProps) {
  const { line, solid } = EMBLEMS[civilisation!];
  return (
    <>
      <g
        className="ax-home"
        transform="translate(0 -1)"
        data-holds={control === home || undefined}
        style={{ color: seatColor(home) }}
      >
        <circle r={WORLD} />
        <g transform="translate(-13.2 -13.2) scale(1.1)">
          <path d={line} />
          <path className="solid" d={solid} />
        </g>
      </g>
      <Mark seat={home} x={20} y={-8} size={markSize(scale)} />
    </>
  );
}

const DOME = 15;
const DOME_EMBLEM = 10;

/** A colony: a dome on the ground, with its seat's emblem. */
function Dome({ colony, colonyIs, control }: SectorPicture) {
  return (
    <g
      className="ax-dome"
      transform={`translate(0 ${GROUND})`}
      data-holds={control === colony || undefined}
      data-change={colonyIs === 'there' ? undefined : colonyIs}
      style={{ color: seatColor(colony) }}
    >
      <path d={`M${-DOME} 0a${DOME} ${DOME} 0 0 1 ${2 * DOME} 0z`} />
      <g transform={`translate(${-DOME_EMBLEM / 2} ${-DOME_EMBLEM - 1.5})`}>
        <Emblem seat={colony} size={DOME_EMBLEM} />
      </g>
      {colonyIs === 'lost' && <path d={`M${-DOME} 2L${DOME} ${-DOME}`} />}
    </g>
  );
}

function Ships({ picture, scale }: DrawingProps) {
  const { stacks, home, colony, control } = picture;
  const size = chipSize(scale);
  const places = placesFor(
    stacks.map((stack) => chipWidth(size, saidOn(stack))),
    size.height,
  );
  const y = home >= 0 ? SHIPS.home : colony >= 0 ? SHIPS.colony : SHIPS.free;
  return (
    <g transform={`translate(0 ${y})`}>
      {stacks.map((stack, i) => (
        <Chip key={stack.seat} stack={stack} place={places[i]!} size={size} holds={control === stack.seat} />
      ))}
    </g>
  );
}

function Control({ control, edges }: SectorPicture) {
  if (control === null) return null;
  const color = control === 'tied' ? undefined : seatColor(control);
  return (
    <g className="ax-control" data-tied={control === 'tied' || undefined} style={{ color }}>
      <path d={WHOLE} />
      <path d={borderOf(edges)} />
    </g>
  );
}

interface DrawingProps {
  readonly picture: SectorPicture;
  /** Pixels of a unit; what is read grows where there are few. */
  readonly scale: number;
}

function drawn({ picture, scale }: DrawingProps) {
  const { art, bonus, civilisation, colony } = picture;
  const { disc, fine, bold, dots } = artOf(art);
  return (
    <>
      <path className="ax-ground" d={WHOLE} data-kind={bonus ?? art} />
      <g className="ax-art" data-kind={bonus ?? art} clipPath="url(#ax-hexagon)">
        <path className="ax-disc" d={disc} />
        <path className="ax-fine" d={fine} />
        <path className="ax-dots" d={dots} />
        <path className="ax-bold" d={bold} />
      </g>
      <Control {...picture} />
      <Head picture={picture} scale={scale} />
      {civilisation !== null && <Home picture={picture} scale={scale} />}
      {colony >= 0 && <Dome {...picture} />}
      <Ships picture={picture} scale={scale} />
      <Holder picture={picture} scale={scale} />
    </>
  );
}

const isSame = (a: DrawingProps, b: DrawingProps) =>
  a.scale === b.scale && (a.picture === b.picture || JSON.stringify(a.picture) === JSON.stringify(b.picture));

/** The drawing of a sector about its middle. */
export const SectorDrawing = memo(drawn, isSame);
