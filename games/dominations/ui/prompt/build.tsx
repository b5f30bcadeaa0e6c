import type { Seat } from '@conclave/kernel';
import { Ask, type Choice, ChoiceLabel, type Entry, PickList, valuesOf } from '@conclave/kit/table';
import { spotPair } from '@conclave/mechanics/edge-match';
import { levelCard } from '../../data/cards.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { cityLevelAt } from '../../rules/build.ts';
import { cityCost } from '../../rules/costs.ts';
import { campAt } from '../../rules/map.ts';
import { buildLevel, nextLevel } from '../../rules/monuments.ts';
import { cityReward } from '../../rules/rewards.ts';
import { sayMove } from '../../words/move.ts';
import { knowledge, monumentName } from '../../words/names.ts';
import { placeName } from '../../words/place-names.ts';
import { rewardText } from '../../words/reward-words.ts';
import { levelPrice, levelRewards } from '../../words/say/tree.ts';
import { besideCards } from '../../words/tree.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { type Offer, offersOf } from '../parts.ts';
import { MonumentSign } from '../symbols/symbols.tsx';
import { nodusThere } from '../tree/openings.ts';
import { SingleAsk } from './age/single.tsx';
import { exchangeChoices } from './exchange.tsx';
import { Held } from './purse.tsx';
import { buildWarning, moveWarning } from './warnings.ts';
import { asked, sentence } from './words.tsx';

const isLevel = ({ parts: { action } }: Offer): boolean => action === 'monument' || action === 'patronage';

/** Cities that can be paid, dearest last. */
function cityEntries({ view, viewer }: Props, offers: readonly Offer[]): readonly Entry<number>[] {
  const seat = viewer as Seat;
  return [
    ...valuesOf(
      offers.filter(({ parts }) => parts.cell !== undefined),
      'cell',
    ),
  ].map((cell) => {
    const place = view.cells.indexOf(cell);
    const level = cityLevelAt(view, seat, place);
    const price = knowledge(cityCost(view, seat, level), campAt(view, place));
    const what = level === 1 ? 'found' : `raise to ${level}`;
    return {
      value: cell,
      label: `${placeName(cell)}: ${what} for ${price} (${rewardText(view, seat, cityReward(view, seat, place))})`,
    };
  });
}

/** Each level that can be paid, as an action of the turn and by Patronage. */
function levelChoices({ view, viewer, moves }: Props, draft: Draft): readonly Choice[] {
  const seen = new Map<string, Offer>();
  for (const offer of offersOf(moves))
    if (isLevel(offer)) seen.set(`${offer.parts.action} ${offer.parts.monument}`, offer);
  return [...seen].map(([key, { parts }]) => {
    const monument = parts.monument!;
    const number = view.monuments[monument]!;
    const level = nextLevel(view, monument);
    const isPressed = draft.chosen.monument === monument && draft.chosen.action === parts.action;
    const by = parts.action === 'patronage' ? ' by Patronage' : '';
    return {
      key,
      label: (
        <ChoiceLabel
          sign={<MonumentSign monument={number} size={24} />}
          name={`${monumentName(number)} ${level}${by}`}
          effect={`${levelPrice(view, viewer as Seat, monument, parts.action === 'patronage')}: ${levelRewards(view, monument)}`}
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

/** Where the level's card may go in the own Tree. */
function SpotField({ props, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { view, viewer } = props;
  const { monument } = draft.chosen;
  if (monument === undefined || draft.lit.spots.size === 0) return null;
  const card = levelCard(view.monuments[monument]!, nextLevel(view, monument));
  const entries = [...draft.lit.spots].map((spot) => ({
    value: spot,
    n: nodusThere(view, viewer as Seat, card, spot).length,
  }));
  entries.sort((a, b) => b.n - a.n);
  return (
    <PickList
      label="In my Tree"
      entries={entries.map(({ value, n }) => ({
        value,
        label: `${besideCards(view, viewer as Seat, ...spotPair(value))}: ${n} Nodus`,
      }))}
      chosen={draft.spot}
      onPick={(spot) => draft.pick('spot', spot)}
    />
  );
}

/** What is asked, or what is chosen so far. */
function sentenceOf(props: Props, draft: Draft) {
  const { view, seats } = props;
  const { chosen, complete, picks } = draft;
  if (complete && picks.length > 0) return sentence(sayMove(view, complete));
  if (chosen.monument !== undefined && picks.length > 0)
    return `${monumentName(view.monuments[chosen.monument]!)}: choose where its card goes in your Tree.`;
  if (chosen.action === 'exchange' && picks.length > 0) return 'Choose what you give first.';
  return asked(view, seats);
}

/** D-BUILD: Cities, Monument levels, exchanges, and the end of Build (DM-BLD-01). */
export function BuildAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves, seats } = props;
  const seat = viewer as Seat;
  const draft = useDraft(props);
  const { complete, picks, chosen } = draft;
  const isBegun = picks.length > 0;
  const isExchanging = isBegun && chosen.action === 'exchange';
  const cities = cityEntries(props, offersOf(moves));
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={sentenceOf(props, draft)}
      choices={
        isExchanging
          ? exchangeChoices(props, draft)
          : [...levelChoices(props, draft), ...exchangeChoices(props, draft)]
      }
      preview={<Held view={view} seat={seat} />}
      warning={isBegun && complete ? moveWarning(view, seat, seats, complete) : null}
      confirm={isBegun ? (chosen.action === 'exchange' ? 'Exchange' : 'Build it') : null}
      end={
        isBegun ? undefined : { label: 'End Build', move: ['pass'], warning: buildWarning(view, seat, moves) }
      }
    >
      {!isExchanging && (
        <>
          {cities.length > 0 && (
            <PickList
              label="City"
              entries={cities}
              chosen={isBegun ? draft.cell : null}
              onPick={(cell) => draft.pick('cell', cell)}
            />
          )}
          {isBegun && <SpotField props={props} draft={draft} />}
        </>
      )}
    </Ask>
  );
}

/** Where a Monument will stand (DM-MON-07): many places, so that they come as a list besides the map. */
export function SiteAsk({ props }: { readonly props: Props }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const { cell } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      confirm={cell === null ? null : `Put it at ${placeName(cell)}`}
    >
      <PickList
        label="Place"
        entries={[...draft.lit.cells].map((value) => ({ value, label: placeName(value) }))}
        chosen={cell}
        onPick={(value) => draft.pick('cell', value)}
      />
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
