import { Bug } from '@conclave/kernel';
import type { Idea } from '@conclave/kit';
import { placeOf } from '@conclave/kit/table';
import { AGES, NUMBERS } from '../data/numbers.ts';
import { TILES } from '../data/tiles.ts';
import { vp } from '../words/names.ts';
import { TileDrawing } from './map/land-tile.tsx';
import { APOTHEM, dotOf, EDGE } from './map/shape.ts';
import { DomainMark } from './symbols/symbols.tsx';

/** A tile that lies, one that is placed beside it, and how it is turned: one dot of both is of the same Domain. */
function meeting(): readonly [lies: number, placed: number, rotation: number] {
  for (const [lies, { dots }] of TILES.entries())
    for (const [placed, other] of TILES.entries())
      for (const rotation of [0, 1, 2]) {
        const [left, bottom] = [other.dots[rotation]!, other.dots[(2 + rotation) % 3]!];
        if (other.camp !== TILES[lies]!.camp && left === dots[1] && bottom !== dots[2])
          return [lies, placed, rotation];
      }
  throw new Bug('no two tiles match');
}
const [LIES, PLACED, ROTATION] = meeting();
/** Where the second tile lies from the first: beyond its right edge, a little apart. */
const APART = 7;
const BESIDE = {
  x: EDGE / 2 + APART * Math.cos(Math.PI / 6),
  y: -APOTHEM - APART * Math.sin(Math.PI / 6),
};
/** The corners at either end of the edge, of the tile that lies and of the one that is placed. */
const [LYING, PLACING] = [
  [1, 2],
  [0, 2],
];
const { camp: CAMP, dots: DOTS } = TILES[PLACED]!;
const lying = (corner: number): number => TILES[LIES]!.dots[corner]!;
const placing = (corner: number): number => DOTS[(corner + ROTATION) % 3]!;

/** What Produces, in groups: the Domains of each, and what it is. */
const BRINGS: readonly (readonly [domains: readonly number[], says: string])[] = [
  [[...LYING.map(lying), ...PLACING.map(placing)], 'dots at the edge'],
  [[placing(PLACING[0]!)], 'pair'],
  [[CAMP], 'Camp'],
];
const ALL = BRINGS.flatMap(([domains]) => domains).length;

const LIT = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2.6, strokeLinejoin: 'round' } as const;
const PAIRED = { stroke: 'var(--signal)', strokeWidth: 3.6 } as const;

/** The dots of a tile that Produce, in a line; those of the pair stand out. */
const LitDots = ({ isDown, corners }: { readonly isDown: boolean; readonly corners: readonly number[] }) => (
  <g {...LIT}>
    {corners.map((corner, i) => (
      <path key={corner} d={dotOf(isDown, corner)} {...(i === 0 && PAIRED)} />
    ))}
  </g>
);

/** One Knowledge. */
const TOKEN = { r: 11, step: 25, apart: 46 };
const Token = ({
  domain,
  x,
  isPair,
}: {
  readonly domain: number;
  readonly x: number;
  readonly isPair: boolean;
}) => (
  <g className={`dm-ground-${domain}`} transform={placeOf({ x, y: 0 })}>
    <circle r={TOKEN.r} {...(isPair ? PAIRED : { stroke: 'var(--dm-rim)', strokeWidth: 1.6 })} />
    <DomainMark domain={domain} size={13} x={0} y={0} />
  </g>
);

/** Pixels. */
const WIDE = 340;

/** The sum of what Produces, each with its sign. */
function Sum() {
  let x = 0;
  const groups = BRINGS.map(([domains, says]) => {
    const from = x;
    x += (domains.length - 1) * TOKEN.step + TOKEN.apart;
    return { domains, says, from };
  });
  return (
    <g transform="translate(-82 58)">
      {groups.map(({ domains, says, from }, group) => (
        <g key={says} transform={placeOf({ x: from, y: 0 })}>
          {domains.map((domain, i) => (
            <Token key={i} domain={domain} x={i * TOKEN.step} isPair={group === 1} />
          ))}
          <text className="k-lettering" x={((domains.length - 1) * TOKEN.step) / 2} y={25} fontSize={11.5}>
            {says}
          </text>
          <text
            className="k-lettering"
            x={(domains.length - 1) * TOKEN.step + TOKEN.apart / 2}
            y={5}
            fontSize={15}
          >
            {group < groups.length - 1 ? '+' : '='}
          </text>
        </g>
      ))}
      <text className="k-lettering dm-kept" x={x + 2} y={9} fontSize={26}>
        {ALL}
      </text>
    </g>
  );
}

/** Two tiles that meet, and what that brings to who has placed the second one. */
function Meeting() {
  return (
    <figure style={{ padding: '0.25rem' }}>
      <svg
        viewBox="-98 -72 254 160"
        width="100%"
        style={{ display: 'block', maxWidth: WIDE, margin: 'auto' }}
        aria-hidden="true"
      >
        <TileDrawing tile={LIES} rotation={0} isDown={false} isLoose />
        <LitDots isDown={false} corners={LYING} />
        <g transform={placeOf(BESIDE)}>
          <TileDrawing tile={PLACED} rotation={ROTATION} isDown isLoose />
          <LitDots isDown corners={PLACING} />
          <circle {...LIT} r={19.5} />
        </g>
        <Sum />
      </svg>
      <figcaption>
        The tile on the right is placed. Each dot at the edge brings 1 Knowledge of its colour, the pair of
        one colour 1 more, and the Camp, the disc in its middle, 1.
      </figcaption>
    </figure>
  );
}

const { hegemonVp, objectiveVp, dominationVp, nodusVp, adjacencyVp, controlVp } = NUMBERS;

/** The game in a minute. */
export const idea: Idea = {
  goal: 'You lead a tribe that becomes a civilisation. Together you lay a land of triangles. Where they meet they bring Knowledge of six kinds, and with Knowledge you found Cities, build Monuments and gain cards for a Tree of your own. Most victory points (VP) win. Nobody fights.',
  turn: [
    'Grow: place a tile of your hand. Dots where it touches others, the Camp in its middle and your Cities beside it bring you Knowledge. The number on an open place is what you would get there. The last of six tiles round a point closes a Locus: then all dots of that point bring you some.',
    'Build, if you like: found a City on a Camp, raise one to its next level, or build the next level of a Monument.',
    `Develop, if you like: gain a card and lay it where its half circles have the colours of those that they touch; two that touch are a Nodus, worth ${vp(nodusVp)}. Or turn a card of yours to its stronger side.`,
  ],
  end: ({ goals, omens }) =>
    [
      `The game has ${AGES} Ages of ${NUMBERS.rounds} rounds. Building and gaining also brings Influence: ${vp(1)} each at the end of every Age.`,
      goals === 'objectives'
        ? `Things that your own objective card names bring ${vp(objectiveVp)} each at the end of the game.`
        : `Then each of five Hegemon tiles brings ${vp(hegemonVp)} to who has most of what it names.`,
      `Who has most Knowledge of a kind takes its Domination card, ${vp(dominationVp)} and some help; then all Knowledge is gone.`,
      ...(omens === 'off' ? [] : ['Who closes a Locus draws an Omen, a card of good or ill fortune.']),
      `After the last Age most levels of a Monument bring up to ${vp(Math.max(...Object.values(controlVp)))}, a City beside one ${vp(adjacencyVp)}, and most VP win.`,
    ].join(' '),
  Picture: Meeting,
};
