import { stepOf } from '@conclave/frame/questions.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat, Viewer } from '@conclave/kernel';
import { type Explanation, SeatBadge } from '@conclave/kit';
import { Beside } from '@conclave/kit/table';
import { isDown, neighbour, neighboursOf } from '@conclave/mechanics/triangles';
import { CRADLE_CELLS, CRADLE_DOTS } from '../../data/cradle.ts';
import { DOMAINS } from '../../data/domains.ts';
import { slotKind } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { TOP_LEVEL } from '../../data/numbers.ts';
import { OMEN } from '../../data/omens.ts';
import { tables } from '../../data/tables.ts';
import { TILES } from '../../data/tiles.ts';
import { cityLevelAt } from '../../rules/build.ts';
import { hasCounter, monumentsBeside } from '../../rules/cities.ts';
import { cityCost } from '../../rules/costs.ts';
import { power } from '../../rules/holdings.ts';
import { campAt, openCells } from '../../rules/map.ts';
import { buildLevel, controller, levelCounts, nextLevel } from '../../rules/monuments.ts';
import { omenSum } from '../../rules/omens.ts';
import { cityReward, levelReward } from '../../rules/rewards.ts';
import type { State } from '../../rules/types.ts';
import { CONTROLLER, levelCostText, levelGainText, siteText } from '../../words/monument-words.ts';
import { amounts, domainName, knowledge, monumentName, tileCalled, vp } from '../../words/names.ts';
import { placeName, whereabouts } from '../../words/place-names.ts';
import type { Outlook as Found } from '../../words/production.ts';
import { rewardText } from '../../words/reward-words.ts';
import { levelPrice } from '../../words/say/tree.ts';
import type { Props } from '../draft.ts';
import { CitySign, DomainSign, MonumentSign } from '../symbols/symbols.tsx';
import { levelLack } from '../why-not.ts';
import { TileFace } from './land-tile.tsx';
import { Outlook } from './outlook.tsx';
import { CRADLE_PLACE } from './shape.ts';

type View = Readonly<State>;

/** The edges of a tile. */
const SIDES = [0, 1, 2] as const;
type PlaceProps = Pick<Props, 'view' | 'seats' | 'viewer'> & { readonly place: number };

/** What a City Produces for its owner when a tile is placed beside it, cards included. */
function cityYield(view: View, place: number): readonly number[] {
  const owner = view.owners[place]!;
  const { camp } = TILES[view.tiles[place]!]!;
  const ofCamp = Math.max(0, view.levels[place]! - omenSum(view, owner, OMEN.silentOracles));
  return DOMAINS.map((_, domain) => power(view, owner, slotKind(domain, 4)) + (domain === camp ? ofCamp : 0));
}

/** What the next level of a City here would cost the viewer, and what it would bring. */
function NextCity({ view, viewer, place }: PlaceProps) {
  if (viewer === 'table') return null;
  const level = cityLevelAt(view, viewer, place);
  if (level === 0) return null;
  const { camp } = TILES[view.tiles[place]!]!;
  const cost = cityCost(view, viewer, level);
  const held = view.knowledge[viewer]![camp]!;
  const brings = rewardText(view, viewer, cityReward(view, viewer, place));
  const besides = monumentsBeside(view, place);
  return (
    <p>
      <CitySign level={level} size={18} /> {level === 1 ? 'A City here' : `Level ${level}`} costs you{' '}
      <b>{knowledge(cost, camp)}</b>, you have {held}; brings {brings}.
      {level === 1 &&
        besides > 0 &&
        ` Beside ${besides === 1 ? 'a Monument' : `${besides} Monuments`}: ${vp(besides * tables(view).adjacencyVp)} more at the end of the game.`}
      {!hasCounter(view, viewer, level) && ' You have no counter left for it.'}
    </p>
  );
}

/** What a Monument would do if it stood here. */
function SiteHere({ view, place }: PlaceProps) {
  const monument = view.monuments[buildLevel.under(view)!.monument]!;
  const open = SIDES.filter((edge) => openCells(view).includes(neighbour(view.cells[place]!, edge))).length;
  return (
    <p>
      <MonumentSign monument={monument} size={18} /> {monumentName(monument)} here: whoever places a tile
      beside it gains {siteText(MONUMENTS[monument]!)}; {plural(open, 'place')} beside it{' '}
      {open === 1 ? 'is' : 'are'} open. No City can be founded here then.
    </p>
  );
}

function CityHere({ view, seats, place }: PlaceProps) {
  const owner = view.owners[place]!;
  if (owner < 0) return null;
  return (
    <p>
      <CitySign level={view.levels[place]!} size={20} /> City of{' '}
      <SeatBadge seat={owner} info={seats[owner]!} />, level {view.levels[place]} of {TOP_LEVEL}. A tile
      placed beside it Produces {amounts(cityYield(view, place))} for its owner.
    </p>
  );
}

/** What seats have built of a Monument, most first. */
function Levels({ view, seats, site }: Pick<Props, 'view' | 'seats'> & { readonly site: number }) {
  const counts = levelCounts(view, site);
  const owner = controller(view, site);
  const worth = tables(view).controlVp[MONUMENTS[view.monuments[site]!]!.levels]!;
  return (
    <ul>
      {counts.map((n, seat) =>
        n === 0 ? null : (
          <li key={seat}>
            <SeatBadge seat={seat as Seat} info={seats[seat]!} /> {n}
            {seat === owner && ` · controls it, ${vp(worth)} at the end of the game`}
          </li>
        ),
      )}
    </ul>
  );
}

/** What the next level costs the viewer and brings; to who looks on, what is printed. */
function levelTerms(view: View, viewer: Viewer, site: number): string {
  const level = nextLevel(view, site);
  return viewer === 'table'
    ? `costs ${levelCostText(view.monuments[site]!, level, tables(view))} before reductions, and brings ${levelGainText(level, tables(view))}`
    : `costs you ${levelPrice(view, viewer, site, false)}, and brings ${rewardText(view, viewer, levelReward(view, viewer, level))}`;
}

function MonumentHere({
  view,
  seats,
  viewer,
  place,
  isExplained,
}: PlaceProps & { readonly isExplained: boolean }) {
  const site = view.sites[place]!;
  if (site < 0) return null;
  const monument = view.monuments[site]!;
  const level = nextLevel(view, site);
  const lack = viewer === 'table' || isExplained ? null : levelLack(view, viewer, site);
  return (
    <section>
      <p>
        <MonumentSign monument={monument} size={22} /> <b>{monumentName(monument)}</b>,{' '}
        {view.builders[site]!.length} of {MONUMENTS[monument]!.levels} levels. A tile placed beside it gives{' '}
        {siteText(MONUMENTS[monument]!)}.
      </p>
      <Levels view={view} seats={seats} site={site} />
      <p className="k-quiet">Control goes to {CONTROLLER}.</p>
      <p className="k-quiet">
        {level === 0 ? 'Complete.' : `Level ${level} ${levelTerms(view, viewer, site)}.`}{' '}
        {lack && <span className="k-loss">Not now: {lack.brief}.</span>}
      </p>
    </section>
  );
}

function Dots({
  tile,
  cell,
  rotation,
}: {
  readonly tile: number;
  readonly cell: number;
  readonly rotation: number;
}) {
  const { camp, dots } = TILES[tile]!;
  return (
    <div className="k-line">
      <TileFace tile={tile} rotation={rotation} isDown={isDown(cell)} size={84} />
      <ul>
        <li>
          <DomainSign domain={camp} /> Camp {domainName(camp)}
        </li>
        {SIDES.map((corner) => {
          const domain = dots[(corner + rotation) % 3]!;
          return (
            <li key={corner}>
              <DomainSign domain={domain} /> {domainName(domain)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What shares an edge with a place: “the Cradle, 1 tile of Art and 1 empty place”. */
function besideSays(view: View, cell: number): string {
  const beside = neighboursOf(cell);
  const camps = beside.flatMap((other) => {
    const place = view.cells.indexOf(other);
    return place < 0 ? [] : [campAt(view, place)];
  });
  const isByCradle = beside.some((other) => CRADLE_CELLS.includes(other));
  const empty = beside.length - camps.length - (isByCradle ? 1 : 0);
  return listed([
    ...(isByCradle ? ['the Cradle'] : []),
    ...[...new Set(camps)].map((camp) => {
      const n = camps.filter((other) => other === camp).length;
      return `${plural(n, 'tile')} of ${domainName(camp)}`;
    }),
    ...(empty > 0 ? [plural(empty, 'empty place')] : []),
  ]);
}

const CRADLE = [...CRADLE_DOTS.values()].sort((a, b) => a - b).map(domainName);

interface InspectProps {
  readonly table: Props;
  readonly cell: number;
  /** What the best tile of the hand would bring on an empty place. */
  readonly outlook: Found | undefined;
  /** Whether it stays until it is closed, and can be used. */
  readonly isPinned: boolean;
  /** Why it can't be chosen now; null where it can. */
  readonly why?: Explanation | null;
  readonly close: () => void;
}

/** A place of the map taken apart: its tile, what stands there and Produces what, what could be built and at what cost. */
export function Inspect({ table, cell, outlook, isPinned, why = null, close }: InspectProps) {
  const { view, seats, viewer } = table;
  const place = view.cells.indexOf(cell);
  const isCradle = cell === CRADLE_PLACE;
  const of = { view, seats, viewer, place };
  return (
    <Beside
      place={cell}
      label={isCradle ? 'The Cradle' : placeName(cell)}
      title={
        <>
          {place >= 0 ? tileCalled(view.tiles[place]!) : isCradle ? 'The Cradle' : 'Empty place'}{' '}
          {!isCradle && <small className="k-note">{whereabouts(cell)}</small>}
        </>
      }
      className="dm-inspect"
      isPinned={isPinned}
      why={why}
      close={isPinned ? close : null}
    >
      {isCradle && <p>A dot of each Domain: {CRADLE.join(', ')}. No City can be founded on it.</p>}
      {place >= 0 && (
        <>
          <Dots tile={view.tiles[place]!} cell={cell} rotation={view.turns[place]!} />
          <CityHere {...of} />
          <MonumentHere {...of} isExplained={why !== null} />
          {stepOf(view) === 'buildLevel.chooseSite' ? <SiteHere {...of} /> : <NextCity {...of} />}
        </>
      )}
      {outlook && viewer !== 'table' && (
        <>
          <p>
            {tileCalled(outlook.tile)} brings most here, <b>{outlook.kept}</b>:
          </p>
          <Outlook view={view} seats={seats} seat={viewer} {...outlook} cell={cell} />
        </>
      )}
      {!isCradle && <p className="k-quiet map-inspect-more">Beside {besideSays(view, cell)}.</p>}
    </Beside>
  );
}
