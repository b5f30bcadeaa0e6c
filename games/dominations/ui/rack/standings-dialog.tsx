import type { Seat } from '@conclave/kernel';
import { Dialog, Icon, RuleLink, SeatBadge, said } from '@conclave/kit';
import type { ReactNode } from 'react';
import { HEGEMON } from '../../data/hegemon.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { tables } from '../../data/tables.ts';
import { citiesByMonuments } from '../../rules/cities.ts';
import { fulfilled, goalCount } from '../../rules/objectives.ts';
import { leavesZero } from '../../rules/older.ts';
import { dominationSays, goalText, hegemonText } from '../../words/hegemon-words.ts';
import { CONTROLLER } from '../../words/monument-words.ts';
import { ageName, domainName, monumentName, nationName, scoredAge, vp } from '../../words/names.ts';
import { termPart } from '../../words/parts.ts';
import type { Props } from '../draft.ts';
import { DomainSign, MonumentSign } from '../symbols/symbols.tsx';
import { freeCard } from './by-card.ts';
import { Counts } from './counts.tsx';
import { controlStanding, dominationStandings, rackStandings, type Standing } from './standings.ts';

type Shown = Pick<Props, 'view' | 'seats'>;

/** One thing that is contested: what it is, what it gives, and how it stands. */
function Contest({
  name,
  says,
  standing,
  seats,
  would,
  children,
}: {
  readonly name: ReactNode;
  readonly says: ReactNode;
  readonly standing: Standing;
  readonly seats: Props['seats'];
  readonly would?: string;
  readonly children?: ReactNode;
}) {
  return (
    <li>
      <b>{name}</b>
      <Counts standing={standing} seats={seats} {...(would && { would })} />
      <span className="k-note">
        {says}
        {children}
      </span>
    </li>
  );
}

function Hegemon({ view, seats }: Shown) {
  const free = freeCard(view);
  return (
    <section className="k-stack">
      <h3>
        Hegemon, {vp(tables(view).hegemonVp)} each <RuleLink rule="DM-HEG-04" brief />
      </h3>
      <p className="k-quiet">
        Taken at the end of {ageName(scoredAge(view))}, after Influence.{' '}
        {view.tiesToNobody ? 'Nobody takes what is tied.' : 'Ties go to the highest initiative.'}{' '}
        {leavesZero(view) ? 'Nobody takes what nobody has.' : 'If nobody has any, that is a tie.'}
      </p>
      <ul className="dm-contests">
        {rackStandings(view).map(({ tile, ...standing }) => {
          const { name, says } = hegemonText(HEGEMON[tile]!, tables(view));
          return (
            <Contest key={tile} name={name} says={says} standing={standing} seats={seats}>
              {free.tiles.has(tile) && (
                <b className="k-lit">
                  {' '}
                  {seats[free.seat]!.name} has most Influence, so takes or turns a card free of cost before
                  this is counted, and could win it so.
                </b>
              )}
            </Contest>
          );
        })}
      </ul>
    </section>
  );
}

function Dominations({ view, seats }: Shown) {
  return (
    <section className="k-stack">
      <h3>
        {said([termPart('domination', 'Domination cards')], [])}, {vp(tables(view).dominationVp)} each{' '}
        <RuleLink rule="DM-DOM-01" brief />
      </h3>
      <p className="k-quiet">
        At the end of {ageName(scoredAge(view))} the most Knowledge takes each of them; ties go to the highest
        initiative, and nobody takes a card whose Knowledge nobody has.
      </p>
      <ul className="dm-contests">
        {dominationStandings(view).map(({ card, domain, holder, ...standing }) => (
          <Contest
            key={domain}
            name={
              <>
                <DomainSign domain={domain} /> {card.name}, {domainName(domain)}
              </>
            }
            says={dominationSays(card, tables(view))}
            standing={standing}
            seats={seats}
          >
            {holder >= 0 && (
              <>
                {' '}
                Held by <SeatBadge seat={holder} info={seats[holder]!} />.
              </>
            )}
          </Contest>
        ))}
      </ul>
    </section>
  );
}

function Objectives({ view, seats }: Shown) {
  return (
    <section className="k-stack">
      <h3>
        Objectives, {vp(NUMBERS.objectiveVp)} each <RuleLink rule="DM-FIN-06" brief />
      </h3>
      <p className="k-quiet">Scored at the end of the game, each player for their own card.</p>
      {view.objectives.map((card, seat) => (
        <ObjectiveCard key={seat} view={view} seats={seats} seat={seat} card={card} />
      ))}
    </section>
  );
}

function ObjectiveCard({ view, seats, seat, card }: Shown & { readonly seat: Seat; readonly card: number }) {
  const done = fulfilled(view, seat);
  const declared = view.ambitions[seat]!;
  return (
    <div className="dm-objective">
      <p>
        <SeatBadge seat={seat} info={seats[seat]!} /> {nationName(card)}, {done.filter(Boolean).length} of{' '}
        {done.length}
        {declared > 0 && `; has declared ${declared}`}
      </p>
      <ul className="dm-goals k-stack k-near">
        {OBJECTIVES[card]!.goals.map((goal, i) => (
          <li key={goalText(goal)} className={done[i] ? 'k-gain' : undefined}>
            <span className="k-firm">
              {done[i] && <Icon name="check" size={14} />}
              {goalCount(view, seat, goal)}/{goal.n}
            </span>
            {goalText(goal)}
            {done[i] && <span className="unseen">, done</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Monuments({ view, seats }: Shown) {
  return (
    <section className="k-stack">
      <h3>
        Monuments at the end of the game <RuleLink rule="DM-FIN-04" brief />
      </h3>
      <p className="k-quiet">
        Control of each goes to {CONTROLLER}. Each City beside a Monument brings{' '}
        {vp(tables(view).adjacencyVp)} more:
      </p>
      <ul className="k-flow k-far">
        {seats.map((info, seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} info={info} />{' '}
            <b>{vp(tables(view).adjacencyVp * citiesByMonuments(view, seat))}</b>
          </li>
        ))}
      </ul>
      <ul className="dm-contests">
        {view.monuments.map((monument, i) => {
          const { levels } = MONUMENTS[monument]!;
          const built = view.builders[i]!.length;
          return (
            <Contest
              key={monument}
              name={
                <>
                  <MonumentSign monument={monument} /> {monumentName(monument)}
                </>
              }
              says={`${built} of ${levels} levels built; control brings ${vp(NUMBERS.controlVp[levels]!)}.`}
              standing={controlStanding(view, i)}
              seats={seats}
              would="controls it"
            />
          );
        })}
      </ul>
    </section>
  );
}

/** All that is counted and compared, as it stands now. */
export function StandingsDialog({ view, seats, close }: Props & { readonly close: () => void }) {
  return (
    <Dialog lookup title="Who would take what" place="side" onClose={close}>
      <div className="dm dm-age k-stack k-far">
        {view.hegemon ? <Hegemon view={view} seats={seats} /> : <Objectives view={view} seats={seats} />}
        <Dominations view={view} seats={seats} />
        <Monuments view={view} seats={seats} />
      </div>
    </Dialog>
  );
}
