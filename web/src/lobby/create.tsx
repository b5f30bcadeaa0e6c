import { type GameMeta, games } from '@conclave/games';
import type { Options } from '@conclave/kernel';
import { Button, Emblem, GameScope, seatColor } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { choose } from '../levels/chosen.ts';
import { LevelChoice } from '../levels/level-choice.tsx';
import { sayThinking } from '../levels/levels.ts';
import { useBots } from '../levels/use-bots.ts';
import { api } from '../net/api.ts';
import type { LoadedGame } from '../net/games.ts';
import { me } from '../net/me.ts';
import type { GameInfo, Refused } from '../net/protocol.ts';
import { useGame } from '../net/use-game.ts';
import { useSpeed } from '../settings/store.ts';
import { Choice } from '../shell/choice.tsx';
import { Credit } from '../shell/credit.tsx';
import { Missing } from '../shell/missing.tsx';
import { Page } from '../shell/page.tsx';
import { Refusal } from '../shell/refusal.tsx';
import { Waiting } from '../shell/waiting.tsx';
import './lobby.css';
import { OptionFields } from './option-fields.tsx';
import { defaults, KINDS, newSeat, type Planned, problem, request, withCount, withKind } from './plan.ts';

export default function Create({ game }: { readonly game: string }) {
  const loaded = useGame(game);
  const speed = useSpeed();
  const meta = games[game]?.meta;
  if (loaded === null) return <Waiting what="Opening the game" />;
  if (loaded === 'missing' || !meta)
    return <Missing title="This game is not here">No game has this name.</Missing>;
  return (
    <GameScope game={game} speed={speed}>
      <Plan meta={meta} loaded={loaded} />
    </GameScope>
  );
}

function Plan({ meta, loaded }: { readonly meta: GameMeta; readonly loaded: LoadedGame }) {
  const { game, ui } = loaded;
  const [seats, setSeats] = useState<readonly Planned[]>([newSeat('me'), newSeat('open')]);
  const [options, setOptions] = useState<Options>(() => defaults(game.options));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState(me.store.getState().name ?? '');
  const [, go] = useLocation();
  const { bots, usual } = useBots(game.id);
  const wrong = problem(seats);
  useEffect(() => {
    void me.known().then((known) => known.ok && setName((typed) => typed || (known.value.name ?? '')));
  }, []);

  const make = async () => {
    setBusy(true);
    setRefused(null);
    const named = name.trim();
    const known =
      named === '' || named === me.store.getState().name ? await me.known() : await me.rename(named);
    const made = known.ok ? await api.create(request(game.id, seats, options, usual)) : known;
    setBusy(false);
    if (made.ok) go(`/table/${made.value.id}`);
    else setRefused(made.refused);
  };

  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const everybodyHere = seats.every((seat) => seat.kind !== 'open');
  return (
    <Page title={`New table: ${meta.title}`}>
      <form
        className="lobby"
        onSubmit={(e) => {
          e.preventDefault();
          if (!wrong) void make();
        }}
      >
        <h1>
          A table for <span translate="no">{meta.title}</span>
        </h1>
        <Credit meta={meta} />
        <Choice
          label="Players"
          showLabel
          value={seats.length}
          onChange={(count) => setSeats(withCount(seats, count))}
          options={counts.map((n) => ({ value: n, label: n }))}
        />
        <ol className="plan">
          {seats.map((seat, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              key={i}
              className="plan-seat"
            >
              <span className="plan-mark" style={{ color: seatColor(i) }}>
                <Emblem seat={i} size={20} /> Seat {i + 1}
              </span>
              <Choice
                label={`Who sits in seat ${i + 1}`}
                value={seat.kind}
                onChange={(kind) => setSeats(withKind(seats, i, kind))}
                options={KINDS}
              />
              <SeatDetail
                seat={seat}
                index={i}
                bots={bots}
                usual={usual}
                name={name}
                onName={setName}
                onChange={(next) => {
                  if (next.bot !== seat.bot) choose(game.id, next.bot);
                  setSeats(seats.with(i, next));
                }}
              />
            </li>
          ))}
        </ol>
        <p className="field-help">
          “A friend” comes by link or code. “Here” is another person at this device: hands are hidden while
          you pass it on.
        </p>
        <OptionFields
          specs={game.options}
          texts={ui.options}
          seats={seats.length}
          values={options}
          onChange={setOptions}
        />
        <Refusal refused={refused} />
        <div className="answers">
          <Button type="submit" look="signal" disabled={busy || wrong !== null}>
            {everybodyHere ? 'Start the game' : 'Create the table'}
          </Button>
          <span role="status" className="field-help">
            {wrong}
          </span>
        </div>
      </form>
    </Page>
  );
}

function SeatDetail({
  seat,
  index,
  bots,
  usual,
  name,
  onName,
  onChange,
}: {
  readonly seat: Planned;
  readonly index: number;
  readonly bots: GameInfo['bots'];
  /** The bot where nothing else is said. */
  readonly usual: string | undefined;
  /** My own name. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onChange: (seat: Planned) => void;
}) {
  if (seat.kind === 'me')
    return (
      <input
        className="input"
        aria-label="Your name"
        placeholder="Your name"
        value={name}
        maxLength={48}
        autoComplete="nickname"
        onChange={(e) => onName(e.target.value)}
      />
    );
  if (seat.kind === 'hotseat')
    return (
      <input
        className="input"
        aria-label={`Name of the person in seat ${index + 1}`}
        placeholder="Name"
        value={seat.name}
        maxLength={24}
        onChange={(e) => onChange({ ...seat, name: e.target.value })}
      />
    );
  const bot = bots.find(({ id }) => id === (seat.bot || usual));
  if (seat.kind === 'bot' && bot)
    return (
      <div className="plan-bot">
        <LevelChoice
          bots={bots}
          value={bot}
          label={`Bot in seat ${index + 1}`}
          onChange={(id) => onChange({ ...seat, bot: id })}
        />
        <span className="field-help">
          {bot.manner} {sayThinking(bot)}
        </span>
      </div>
    );
  return null;
}
