import { capital, listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { useWide } from '@conclave/kit';
import { ByList, type Choice, ChoiceLabel, type End, PickList } from '@conclave/kit/table';
import { placeableTokens } from '../../rules/tokens.ts';
import { type Move, type State, type Token, UNITS } from '../../rules/types.ts';
import { reach } from '../../words/effect-words.ts';
import { aToken } from '../../words/names.ts';
import { byName, territoryName } from '../../words/territory-names.ts';
import { type Acts, type Draft, type Laying, type Props, useDraft } from '../draft.ts';
import { waysOf } from '../laying.ts';
import { PatternPicture, Sign } from '../symbols/symbols.tsx';
import { Answer } from './answer.tsx';
import { TerritoryField } from './territory.tsx';
import { ownedText, territoryLabel } from './words.tsx';

const NOTHING = 'nothing';
const keyOf = (token: Token): string => `${token}`;

/** What goes on the places of the pattern, where it is switched on and off. */
function holeChoices(draft: Draft & Acts, holes: readonly number[]): readonly Choice[] {
  return holes.map((territory) => {
    const token = draft.planned.get(territory) ?? null;
    const name = territoryName(territory);
    return {
      key: `hole ${territory}`,
      says: token === null ? `${name}: left empty` : `${name}: ${aToken(token)}`,
      label: <ChoiceLabel sign={null} name={name} effect={token === null ? 'left empty' : aToken(token)} />,
      isPressed: token !== null,
      act: () => draft.put(territory, token === null ? undefined : null),
    };
  });
}

/** What goes on the places of the pattern, where it is one of several things, or there is no room for a button each. */
function HoleFields({
  draft,
  holes,
  kinds,
}: {
  readonly draft: Draft & Acts;
  readonly holes: readonly number[];
  readonly kinds: readonly Token[];
}) {
  return holes.map((territory) => {
    const token = draft.planned.get(territory) ?? null;
    return (
      <PickList
        key={territory}
        label={territoryName(territory)}
        entries={[
          ...kinds.map((kind) => ({
            value: keyOf(kind),
            label: `${territoryName(territory)}: ${aToken(kind)}`,
          })),
          { value: NOTHING, label: `${territoryName(territory)}: nothing` },
        ]}
        chosen={token === null ? NOTHING : keyOf(token)}
        onPick={(value) =>
          draft.put(territory, value === NOTHING ? null : kinds.find((kind) => keyOf(kind) === value)!)
        }
      />
    );
  });
}

/** What the pattern hits where it lies. */
function Hits({ props, pattern }: { readonly props: Props; readonly pattern: Laying }) {
  const { seats, viewer } = props;
  const { attacked } = pattern.outcome;
  const isAttack = pattern.cells.some(({ mark }) => mark === 'X');
  if (!isAttack) return null;
  const hit = attacked.map(
    ({ territory, kind, owner, card }) =>
      `${ownedText(seats, viewer as Seat, kind, owner, card)} at ${territoryName(territory)}`,
  );
  if (hit.length === 0) return <span>The attack hits nothing.</span>;
  return <span className="hx-hits">Attacks {listed(hit)}.</span>;
}

/** How many tokens a seat could place. */
const tokensOf = (view: Readonly<State>, seat: Seat): number =>
  placeableTokens(view, seat).reduce<number>(
    (n, token) => n + (typeof token === 'number' ? 1 : view.reserve[seat]![UNITS.indexOf(token)]!),
    0,
  );

/** How many of its places the pattern can fill where it lies, if those are not all: for want of room, or of tokens. */
function Room({ pattern, tokens }: { readonly pattern: Laying; readonly tokens: number }) {
  const of = pattern.pattern.cells.filter(([, , mark]) => mark === 'P').length;
  const open = pattern.cells.flatMap(({ territory, isOpen }) => (isOpen ? [territory] : []));
  const free = open.length;
  const most = Math.min(free, tokens);
  if (most === of) return null;
  if (most === 0)
    return <span>{free === 0 ? 'Nothing can be placed here.' : 'You have nothing to place.'}</span>;
  return (
    <span>
      {tokens < free
        ? `You have only ${plural(tokens, 'token')} to place.`
        : `Here only ${free} of ${of} can be placed: on ${listed(open.map(territoryName))}.`}
    </span>
  );
}

/** Where an anchor goes, as a list. */
function AnchorField({ props, draft }: { readonly props: Props; readonly draft: Draft & Acts }) {
  const { seats, viewer } = props;
  const { pattern } = draft;
  if (!pattern?.isFree) return null;
  const asks = draft.courses.findLast(({ step }) => step === 'pattern.orient')!;
  const anchors = [...waysOf(asks).keys()].sort(byName);
  return (
    <ByList>
      <PickList
        label="Anchor"
        entries={anchors.map((value) => ({
          value,
          label: territoryLabel(asks.view, seats, viewer as Seat, value),
        }))}
        chosen={pattern.anchor}
        onPick={draft.layAt}
      />
    </ByList>
  );
}

/** The pattern as it is turned, and where it reaches like that, as seen from its anchor. */
const Turned = ({ pattern: { pattern, k } }: { readonly pattern: Laying }) => (
  <span className="hx-turned">
    <PatternPicture pattern={pattern} k={k} size={22} least={44} />
    <span className="unseen">{capital(reach(pattern, k))}.</span>
  </span>
);

/** Buttons that turn a pattern; wheel, key and two fingers do it over the board. */
function turnChoices({ pattern, turn }: Draft & Acts): readonly Choice[] {
  if (!pattern || pattern.turns.length < 2) return [];
  return [
    {
      key: 'back',
      says: 'Turn left',
      label: <Sign name="turn" size={22} className="hx-mirrored" />,
      act: () => turn(-1),
    },
    { key: 'on', says: 'Turn right', label: <Sign name="turn" size={22} />, act: () => turn(1) },
  ];
}

/** Where a token comes into play, with the pattern that it will lay (HX-ACT-01, 06). */
export function DropAsk({ props }: { readonly props: Props }) {
  const draft = useDraft(props);
  return (
    <Answer
      props={props}
      choices={turnChoices(draft)}
      preview={draft.pattern && <Turned pattern={draft.pattern} />}
    >
      <TerritoryField props={props} label="Territory" />
    </Answer>
  );
}

/** A pattern is laid: where, how it is turned, and what goes on its places (HX-PAT-01). */
export function PatternAsk({ props }: { readonly props: Props }) {
  const { viewer, moves } = props;
  const draft = useDraft(props);
  const { pattern, course } = draft;
  const isWide = useWide();
  const kinds = placeableTokens(course.view, viewer as Seat);
  const isSwitched = isWide && kinds.length === 1;
  const holes =
    course.step === 'pattern.put'
      ? [...new Set(course.moves.flatMap((move) => (move[0] === 'put' ? [move[1]] : [])))]
      : [];
  return (
    <Answer
      props={props}
      choices={[...turnChoices(draft), ...(isSwitched ? holeChoices(draft, holes) : [])]}
      preview={
        pattern && (
          <>
            <Turned pattern={pattern} />
            {pattern.anchor !== null && (
              <>
                <Hits props={props} pattern={pattern} />
                <Room pattern={pattern} tokens={tokensOf(course.view, viewer as Seat)} />
              </>
            )}
          </>
        )
      }
      end={endOf(moves, draft)}
    >
      <AnchorField props={props} draft={draft} />
      {!isSwitched && <HoleFields draft={draft} holes={holes} kinds={kinds} />}
    </Answer>
  );
}

/** The way to place nothing at all, where nothing has to be attacked. */
function endOf(moves: readonly Move[], { courses }: Draft): End<Move> | undefined {
  if (courses[0]!.step === 'pattern.put') return { label: 'Place nothing', move: ['stop'], warning: null };
  if (!moves.some(([label]) => label === 'decline')) return undefined;
  return { label: 'Place nothing', move: ['decline'], warning: null };
}
