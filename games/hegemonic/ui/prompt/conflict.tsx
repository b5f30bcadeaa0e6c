import type { Seat } from '@conclave/kernel';
import { SeatBadge, said } from '@conclave/kit';
import { Ask, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { unitsOf } from '../../rules/board.ts';
import { halvesOf } from '../../rules/build/offers.ts';
import { powerDrawing } from '../../rules/conflict/draws.ts';
import { factionOf, possibleLoan, seatOf, typeOf } from '../../rules/conflict/power.ts';
import { isMarked } from '../../rules/marks.ts';
import { has } from '../../rules/technologies.ts';
import { SIDES, type State } from '../../rules/types.ts';
import { BASE_TEXT, bases, factionName, PATTERN_NAME, SIDE_TEXT } from '../../words/names.ts';
import { sectorName } from '../../words/sector-names.ts';
import { technologySays } from '../../words/technology-words.ts';
import { type Props, useDraft } from '../draft.ts';
import { chosenSet } from '../drafting.ts';
import { offersOf } from '../parts.ts';
import { Faction, Piece } from '../symbols/symbols.tsx';
import { sourceChoices } from './draw.tsx';
import { placesChosen } from './fields.tsx';
import { askedOr, confirmLabel } from './move-preview.tsx';
import { attackParts, certainPowers, targetsAmong } from './targets.ts';
import { asked } from './words.tsx';

type View = Readonly<State>;

/** D-DECLARE after a move: attack with the unit, or not (HG-MOV-02). */
export function DeclareAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const targets = targetsAmong(view, seats, offersOf(view, me, moves));
  const { complete, chosen } = draft;
  const isPicked = draft.picks.length > 0;
  const attack = isPicked && complete?.[0] === 'attack' ? complete : null;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={attack ? said(attackParts(view, me, attack), seats) : asked(view, seats)}
      choices={targets.map(({ key, label, picks, attack: aim }) => {
        const isPressed = isPicked && key === `${chosen.to} ${chosen.defender} ${chosen.target}`;
        return {
          key,
          label: (
            <ChoiceLabel
              sign={null}
              name={label}
              effect={`${PATTERN_NAME[aim[1]]}: ${certainPowers(view, me, aim)}`}
            />
          ),
          isPressed,
          act: () => (isPressed ? draft.drop('to', 'defender', 'target') : draft.pickAll(...picks)),
        };
      })}
      confirm={attack && confirmLabel(view, me, attack)}
      end={{ label: 'Don’t attack', move: ['stop'], warning: null }}
    />
  );
}

/** Whether another unit of a seat could still want a source in this phase (HG-CON-15, 19). */
function isWantedLater(view: View, seat: Seat, unit: 'agent' | 'fleet'): boolean {
  if (view.active !== seat || view.actionsLeft === 0) return false;
  if (has(view, seat, unit === 'agent' ? 'endlessFactions' : 'endlessStacks')) return false;
  return unitsOf(view, seat, unit).some((at, n) => at >= 0 && !isMarked(view, seat, unit, n));
}

/** D-DRAWPOWER: a faction for Agents, a stack for Fleets, or none (HG-CON-14, 18). */
export function DrawPowerAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const c = view.conflict!;
  const side = c.attacker === me ? 0 : 1;
  const base = powerDrawing(view, c, side, -1);
  const worth = (source: number) => powerDrawing(view, c, side, source) - base;
  const isPolitical = typeOf(c, side) === 'political';
  const offers = offersOf(view, me, moves);
  const sources = [...(isPolitical ? valuesOf(offers, 'faction') : valuesOf(offers, 'at'))];
  const part = isPolitical ? 'faction' : 'at';
  const isPicked = draft.picks.length > 0;
  const chosen = isPicked ? draft.chosen[part] : undefined;
  const best = Math.max(0, ...sources.map(worth));
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, isPicked ? draft.complete : null)}
      choices={sources.map((source) => ({
        key: `${source}`,
        label: (
          <ChoiceLabel
            sign={isPolitical ? <Faction faction={source} size={20} /> : <Piece kind="outpost" size={18} />}
            name={isPolitical ? factionName(source) : `stack ${sectorName(source)}`}
            effect={`+${worth(source)}, makes ${base + worth(source)}`}
            isNone={worth(source) === 0}
          />
        ),
        isPressed: chosen === source,
        act: () => draft.toggle(part, source),
      }))}
      preview={
        isWantedLater(view, me, isPolitical ? 'agent' : 'fleet') ? (
          <span>Another {isPolitical ? 'Agent' : 'Fleet'} of yours may want it later in this phase.</span>
        ) : null
      }
      confirm={isPicked ? 'Draw on it' : null}
      end={{
        label: 'Draw on nothing',
        move: ['drawNothing'],
        warning: best > 0 ? `A draw would add up to ${best}.` : null,
      }}
    />
  );
}

/** D-LEND: political power for a side, or none (HG-CON-23). */
export function LendAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const me = viewer as Seat;
  const draft = useDraft(props);
  const c = view.conflict!;
  const sides = [...valuesOf(offersOf(view, me, moves), 'side')];
  const side = draft.picks.length > 0 ? draft.chosen.side : undefined;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      choices={sides.map((own) => {
        const n = SIDES.indexOf(own);
        const seat = seatOf(c, n);
        return {
          key: own,
          label: (
            <ChoiceLabel
              sign={<Faction faction={factionOf(view, c, n)} size={20} />}
              name={<SeatBadge seat={seat} info={seats[seat]!} />}
              effect={`${SIDE_TEXT[own]}: +${possibleLoan(view, c, me, n)}`}
            />
          ),
          isPressed: side === own,
          act: () => draft.toggle('side', own),
        };
      })}
      confirm={side === undefined ? null : 'Lend'}
      end={{ label: 'Lend nothing', move: ['pass'], warning: null }}
    />
  );
}

/** D-FILL: bases from elsewhere for the places won (HG-CON-34). */
export function FillAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  const { target, vacant } = view.conflict!;
  const { complete } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, complete)}
      preview={<span>{bases(target, vacant)} may come</span>}
      confirm={`Bring the ${BASE_TEXT[target].name}`}
      end={{ label: 'Leave it empty', move: ['stop'], warning: null }}
      chosen={placesChosen(draft)}
    />
  );
}

/** D-GATES: which Gate pairs of the loser are destroyed (HG-CON-37). */
export function GatesAsk({ props }: { readonly props: Props }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const c = view.conflict!;
  const loser = seatOf(c, 1 - c.winner);
  const pairs = [
    ...new Set(moves.flatMap((move) => (move[0] === 'destroyGates' ? move.slice(1) : []))),
  ] as number[];
  const chosen = chosenSet(draft);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      choices={pairs.map((pair) => ({
        key: `${pair}`,
        label: (
          <ChoiceLabel
            sign={<Piece kind="gate" size={20} />}
            name={`Gate pair ${pair + 1}`}
            effect={halvesOf(view, loser, pair).map(sectorName).join(' to ')}
          />
        ),
        isPressed: chosen.includes(pair),
        act: () => draft.toggleMember(pair),
      }))}
      confirm={chosen.length === 0 ? 'Destroy none' : `Destroy ${chosen.length}`}
    />
  );
}

/** D-REACT: an Advanced Technology, with the sector it needs (6.9). */
export function ReactAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const technology = [...valuesOf(offersOf(view, viewer as Seat, moves), 'technology')][0];
  const { complete } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, complete)}
      preview={technology ? <span>{technologySays(tables(view), technology)}</span> : null}
      confirm="Use it"
      end={{ label: 'Don’t use it', move: ['decline'], warning: null }}
      chosen={placesChosen(draft)}
    />
  );
}

/** D-CLEAN: where the used technology goes (HG-CON-39). */
export function CleanAsk({ props }: { readonly props: Props }) {
  const { moves } = props;
  const draft = useDraft(props);
  const { complete } = draft;
  const isKept = draft.chosen.action === 'inactive';
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, complete)}
      choices={[
        {
          key: 'inactive',
          label: 'Keep it inactive',
          says: 'Lay it on your inactive pile: it comes back at Arbitration, by Research, or when you play the last card of your hand',
          isPressed: isKept,
          act: () => draft.toggle('action', 'inactive'),
        },
        ...sourceChoices(props, draft),
      ]}
      confirm={complete === null ? null : isKept ? 'Lay it there' : 'Draw and discard'}
    />
  );
}
