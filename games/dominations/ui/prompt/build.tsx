import { capital } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Ask, type Choice, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { MONUMENTS } from '../../data/monuments.ts';
import { hasBuild } from '../../rules/actions.ts';
import { buildLevel, nextLevel, nextLevelCost } from '../../rules/monuments.ts';
import { cityReward } from '../../rules/rewards.ts';
import { sayMove } from '../../words/move.ts';
import { domainName, knowledge, monumentName } from '../../words/names.ts';
import { levelRewards, levelThere } from '../../words/say/tree.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { type Offer, offersOf } from '../parts.ts';
import { DomainSign, MonumentSign } from '../symbols/symbols.tsx';
import { levelLack, whyNoCity } from '../why-not.ts';
import { SingleAsk } from './age/single.tsx';
import { exchangeChoices } from './exchange.tsx';
import { Held } from './purse.tsx';
import { Stepping } from './stepping.tsx';
import { buildWarning, moveWarning } from './warnings.ts';
import { asked, sentence } from './words.tsx';

const isLevel = ({ parts: { action } }: Offer): boolean => action === 'monument' || action === 'patronage';

/** Where Cities can be paid, that first which brings most. */
const cityCells = ({ view, viewer }: Props, offers: readonly Offer[]): readonly number[] =>
  [...valuesOf(offers, 'cell')]
    .map((cell) => ({ cell, vp: cityReward(view, viewer as Seat, view.cells.indexOf(cell)).vp }))
    .sort((a, b) => b.vp - a.vp)
    .map(({ cell }) => cell);

/** Each level that can be paid, as an action of the turn and by Patronage. */
function levelChoices({ view, viewer, moves }: Props, draft: Draft): readonly Choice[] {
  const seen = new Map<string, Offer>();
  for (const offer of offersOf(moves))
    if (isLevel(offer)) seen.set(`${offer.parts.action} ${offer.parts.monument}`, offer);
  return [...seen].map(([key, { parts }]) => {
    const monument = parts.monument!;
    const number = view.monuments[monument]!;
    const level = nextLevel(view, monument);
    const { primary, secondary } = MONUMENTS[number]!;
    const isPressed = draft.chosen.monument === monument && draft.chosen.action === parts.action;
    const by = parts.action === 'patronage' ? ' by Patronage' : '';
    return {
      key,
      label: (
        <ChoiceLabel
          sign={<MonumentSign monument={number} size={24} />}
          name={`${monumentName(number)} ${level}${by}`}
          effect={
            <>
              {nextLevelCost(view, viewer as Seat, monument, parts.action === 'patronage').total} of{' '}
              <DomainSign domain={primary} size={14} title={domainName(primary)} />{' '}
              <DomainSign domain={secondary} size={14} title={domainName(secondary)} />:{' '}
              {levelRewards(view, monument)}
            </>
          }
        />
      ),
      isPressed: isPressed && draft.picks.length > 0,
      act: () =>
        isPressed && draft.picks.length > 0
          ? draft.drop('action', 'monument', 'spot')
          : draft.pickAll(['action', parts.action], ['monument', monument]),
    };
  });
}

/** What can’t be built now, and why: a City anywhere, and levels of Monuments that are not complete. */
function lacking({ game, view, viewer, moves }: Props): readonly Choice[] {
  const seat = viewer as Seat;
  if (!hasBuild(view, seat)) return [];
  const isOffered = (monument: number) => offersOf(moves).some(({ parts }) => parts.monument === monument);
  const city = moves.some(([label]) => label === 'city') ? null : whyNoCity(game, view, seat);
  const levels = view.monuments.flatMap((number, monument) => {
    const why = isOffered(monument) ? null : levelLack(view, seat, monument);
    return why ? [{ name: `${monumentName(number)} ${nextLevel(view, monument)}`, ...why }] : [];
  });
  const all = [...(city ? [{ name: 'a City', ...city }] : []), ...levels];
  if (all.length === 0) return [];
  return [
    {
      key: 'lacking',
      label: (
        <span className="k-effect">
          Not now: {all.map(({ name, brief }) => `${name} (${brief})`).join(', ')}
        </span>
      ),
      lack: all.map(({ name, text }) => `${capital(name)}: ${text}`).join(' '),
      rule: all[0]!.rule,
      act: () => undefined,
    },
  ];
}

/** What is asked, or what is chosen so far; name and price of a level stand on its answer. */
function sentenceOf(props: Props, { chosen, complete, picks }: Draft) {
  const { view, seats } = props;
  if (picks.length === 0) return asked(view, seats);
  if (complete?.[0] === 'monument' || complete?.[0] === 'patronage') {
    const [, monument, x, y] = complete;
    return sentence(`level ${nextLevel(view, monument)}, ${levelThere(view, monument, x, y)}`);
  }
  if (complete) return sentence(sayMove(view, complete));
  if (chosen.monument !== undefined)
    return `${monumentName(view.monuments[chosen.monument]!)}: choose a place for its card.`;
  return chosen.action === 'exchange' ? 'Choose what you give first.' : asked(view, seats);
}

/** What the button says: a first level is built when its tile, too, is chosen. */
function confirms(view: Props['view'], { action, monument }: Draft['chosen']): string {
  if (action === 'exchange') return 'Exchange';
  if (action === 'city') return 'Found the City';
  if (action === 'upgrade') return 'Raise it';
  return monument !== undefined && nextLevel(view, monument) === 1 ? 'Next: its tile' : 'Build it';
}

/** D-BUILD: Cities, Monument levels, exchanges, and the end of Build (DM-BLD-01). */
export function BuildAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves, seats } = props;
  const seat = viewer as Seat;
  const draft = useDraft(props);
  const { complete, picks, chosen } = draft;
  const isBegun = picks.length > 0;
  const isExchanging = isBegun && chosen.action === 'exchange';
  const cities = cityCells(props, offersOf(moves));
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={sentenceOf(props, draft)}
      choices={
        isExchanging
          ? exchangeChoices(props, draft)
          : [...levelChoices(props, draft), ...exchangeChoices(props, draft), ...lacking(props)]
      }
      preview={<Held view={view} seat={seat} />}
      warning={isBegun && complete ? moveWarning(view, seat, seats, complete) : null}
      confirm={isBegun ? confirms(view, chosen) : null}
      end={
        isBegun ? undefined : { label: 'End Build', move: ['pass'], warning: buildWarning(view, seat, moves) }
      }
    >
      {!isExchanging && cities.length > 0 && (
        <Stepping cells={cities} at={isBegun ? draft.cell : null} go={(cell) => draft.pick('cell', cell)} />
      )}
    </Ask>
  );
}

/** Where a Monument will stand (DM-MON-07). */
export function SiteAsk({ props }: { readonly props: Props }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const { cell } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      confirm={cell === null ? null : 'Put it there'}
    >
      <Stepping cells={[...draft.lit.cells]} at={cell} go={(value) => draft.pick('cell', value)} />
    </Ask>
  );
}

/** D-PAY: how much of either Domain a level is paid with (DM-BLD-04). */
export function PayAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const { monument } = buildLevel.under(view)!;
  const { primary, secondary } = MONUMENTS[view.monuments[monument]!]!;
  return (
    <SingleAsk
      props={props}
      name="n"
      options={moves.flatMap((move) =>
        move[0] === 'pay'
          ? [{ value: move[1], label: `${knowledge(move[1], primary)} and ${knowledge(move[2], secondary)}` }]
          : [],
      )}
      preview={<Held view={view} seat={props.viewer as Seat} />}
      confirm={() => 'Pay'}
    />
  );
}
