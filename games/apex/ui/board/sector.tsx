import { seatColor } from '@conclave/kit';
import { borderOf, hexagon, MapEmblem, textAt } from '@conclave/kit/table';
import { type ComponentProps, memo } from 'react';
import { EMBLEMS } from '../symbols/civilisation.tsx';
import { SYMBOLS } from '../symbols/symbol.tsx';
import { Chip, saidOn } from './chip.tsx';
import { chipSize, chipWidth, placesFor } from './chips.ts';
import { groundOf, Painting } from './painting.tsx';
import type { SectorPicture } from './picture.ts';
import { LOST, NEW, Piece } from './pieces.tsx';

const WHOLE = hexagon();

/** Units: the sizes of names and signs where there is room, and from where on a name has none. */
const NAME = 13;
const WIDE_NAME = 18;
const SIGN = 20;

/** The height in a sector of its name and sign. */
const HEAD = -27;

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
          fill="var(--soft)"
          stroke="var(--sunken)"
          strokeWidth={4}
          strokeLinejoin="round"
          paintOrder="stroke"
          x={bonus === null ? 0 : -2}
          y={(home < 0 ? HEAD : HEAD - 9) + text * 0.36}
          textAnchor={bonus === null ? 'middle' : 'end'}
          fontSize={text}
        >
          {name}
        </text>
      )}
      {bonus !== null && (
        <g transform={`translate(${left} ${HEAD - sign / 2}) scale(${(sign / 24).toFixed(3)})`}>
          <path className="k-pen" color="var(--sunken)" strokeWidth={7} d={SYMBOLS[bonus]} />
          <path className="k-pen" color="var(--ink)" strokeWidth={2} d={SYMBOLS[bonus]} />
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
const markSize = (scale: number): number => chipSize(scale).text * 0.76;

/** In the upper left corner: the emblem of the seat that controls the sector, or a sign that the best are equal. */
function Holder({ picture: { control }, scale }: DrawingProps) {
  if (control === null) return null;
  const size = markSize(scale);
  const [x, y] = [size / 2 - 39, size / 2 - 27];
  return (
    <g className="ax-holder" data-holder={control}>
      {control === 'tied' ? (
        <path
          className="k-pen"
          color="var(--ink)"
          strokeWidth={2.6}
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
const CREST = 0.72;

/** A home: the world of a civilisation, which is its seat's colony too; its crest beside it. */
function Home({ picture: { home, civilisation }, scale }: DrawingProps) {
  const { line, solid } = EMBLEMS[civilisation!];
  const [x, y] = [WORLD, -WORLD * 0.62];
  return (
    <>
      <g
        className="k-pen ax-home"
        strokeWidth={1.7}
        transform="translate(0 -4.8)"
        style={{ color: seatColor(home) }}
      >
        <circle r={WORLD + 5} strokeWidth={2.5} />
        <circle cx={x} cy={y} r={11} fill="var(--plate)" strokeWidth={1.6} />
        <g transform={`translate(${x - 12 * CREST} ${y - 12 * CREST}) scale(${CREST})`}>
          <path d={line} />
          <path className="k-filled" d={solid} />
        </g>
      </g>
      <Mark seat={home} x={-20} y={9} size={markSize(scale)} />
    </>
  );
}

/** A colony: a dome with its seat's emblem, beside the middle. */
function Dome({ picture: { colony, colonyIs, stacks }, scale }: DrawingProps) {
  const size = Math.min(30, Math.max(25, 16.5 / scale));
  const [x, y] = [43 - size / 2 - 2, stacks.length > 2 ? -12 : stacks.length > 0 ? -4 : 6];
  return (
    <g className="ax-dome" data-change={colonyIs === 'there' ? undefined : colonyIs}>
      <Piece kind="dome" seat={colony} x={x} y={y} size={size} />
      {colonyIs === 'new' && <circle fill="none" {...NEW} cx={x} cy={y} r={size * 0.62} />}
      {colonyIs === 'lost' && <path {...LOST} d={`M${x - size / 2} ${y + 12}L${x + size / 2} ${y - 12}`} />}
    </g>
  );
}

/** Where the middle of the ships lies, by the rows that they need. */
const SHIPS = [25, 25, 16, 8];

function Ships({ picture: { stacks, control }, scale }: DrawingProps) {
  const size = chipSize(scale, stacks.length);
  const places = placesFor(
    stacks.map((stack) => chipWidth(size, saidOn(stack))),
    size.height,
  );
  const rows = new Set(places.map(({ y }) => y)).size;
  return (
    <g transform={`translate(0 ${SHIPS[rows] ?? 4})`}>
      {stacks.map((stack, i) => (
        <Chip key={stack.seat} stack={stack} place={places[i]!} size={size} holds={control === stack.seat} />
      ))}
    </g>
  );
}

function Control({ control, edges }: SectorPicture) {
  if (control === null) return null;
  const isTied = control === 'tied';
  const border = borderOf(edges);
  return (
    <g data-tied={isTied || undefined} style={{ color: isTied ? 'var(--soft)' : seatColor(control) }}>
      <path d={WHOLE} fill={isTied ? 'url(#ax-hatch)' : 'currentColor'} fillOpacity={isTied ? 1 : 0.14} />
      <path className="k-pen" color="var(--piece-edge)" strokeWidth={6.4} opacity={0.6} d={border} />
      <path
        className="k-pen"
        strokeWidth={isTied ? 2.4 : 3.6}
        strokeDasharray={isTied ? '7 6' : undefined}
        d={border}
      />
    </g>
  );
}

interface DrawingProps {
  readonly picture: SectorPicture;
  /** Pixels of a unit; what is read grows where there are few. */
  readonly scale: number;
}

interface GroundProps {
  readonly picture: SectorPicture;
  /** The painted sectors; null as long as they have not come. */
  readonly sheet: string | null;
}

const Ground = ({ picture, sheet }: GroundProps) => {
  const { art, bonus } = picture;
  return (
    <>
      <path
        d={WHOLE}
        stroke="var(--hairline)"
        strokeWidth={1.2}
        strokeDasharray={art === 'slot' && bonus === null ? '5 4' : undefined}
        data-kind={bonus ?? art}
        style={{ fill: groundOf(picture) }}
      />
      {sheet && <Painting picture={picture} sheet={sheet} />}
      <Control {...picture} />
    </>
  );
};

const Things = ({ picture, scale }: DrawingProps) => (
  <>
    <Head picture={picture} scale={scale} />
    {picture.civilisation !== null && <Home picture={picture} scale={scale} />}
    {picture.colony >= 0 && <Dome picture={picture} scale={scale} />}
    <Ships picture={picture} scale={scale} />
    <Holder picture={picture} scale={scale} />
  </>
);

const isSamePicture = (a: SectorPicture, b: SectorPicture) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The ground of a sector about its middle, and whose it is. */
export const SectorGround = memo(
  Ground,
  (a, b) => a.sheet === b.sheet && isSamePicture(a.picture, b.picture),
);

/** What is read on a sector, about its middle: over all that marks the sector itself. */
export const SectorThings = memo(
  Things,
  (a, b) => a.scale === b.scale && isSamePicture(a.picture, b.picture),
);
