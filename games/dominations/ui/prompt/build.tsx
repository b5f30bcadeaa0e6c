import type { Seat } from '@conclave/kernel';
import { Ask, type Choice, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { MONUMENTS } from '../../data/monuments.ts';
import { hasBuild } from '../../rules/actions.ts';
import { buildLevel, nextLevel } from '../../rules/monuments.ts';
import { cityReward } from '../../rules/rewards.ts';
import { sayMove } from '../../words/move.ts';
import { knowledge, monumentName } from '../../words/names.ts';
import { placeName } from '../../words/place-names.ts';
import { levelPrice, levelRewards } from '../../words/say/tree.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { type Offer, offersOf } from '../parts.ts';
import { MonumentSign } from '../symbols/symbols.tsx';
import { whyNoCity } from '../why-not.ts';
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

/** Cities are pressed on the map; where none can be founded this says why. */
function noCity({ game, view, viewer }: Props): Choice {
  const { text, rule } = whyNoCity(game, view, viewer as Seat);
  return { key: 'city', label: 'Found a City', lack: `${text}`, rule, act: () => undefined };
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

/** What the button says: a first level is built when its tile, too, is chosen. */
function confirms(view: Props['view'], { action, monument }: Draft['chosen']): string {
  if (action === 'exchange') return 'Exchange';
  if (action === 'city') return 'Found it';
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
          : [
              ...levelChoices(props, draft),
              ...exchangeChoices(props, draft),
              ...(!moves.some(([label]) => label === 'city') && hasBuild(view, seat) ? [noCity(props)] : []),
            ]
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
      confirm={cell === null ? null : `Put it at ${placeName(cell)}`}
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
