import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import { momentOf, pass } from '../leaders.ts';
import type { Given } from '../position.ts';
import { finishRound, fresh, playUntil, reveal } from '../rounds.ts';
import { type Table, table } from '../table.ts';

const [ENVOY, WILL, PREFECTS, BROKER, IZANAGI, EADROM, SPEAKER, ENTOMBED] = [1, 2, 3, 4, 6, 7, 8, 12];

/** Lets the owner of a leader pass in every window, others take what comes first; says which windows there were. */
function windows(t: Table, until: (t: Table) => boolean, ...lines: string[]): unknown[] {
  const opened: unknown[] = [];
  const script = [...lines];
  while (!until(t)) {
    if (momentOf(t) !== null) opened.push(momentOf(t));
    const seat = game.waiting(t.s)[0]!;
    if (momentOf(t) !== null) pass(t);
    else if (script.length > 0) t.play(script.shift()!);
    else t.events.push(...game.apply(t.s, seat, game.moves(t.s, seat)[0]!));
  }
  return opened;
}

/** Blue’s turn, with Brokers: they may be used at any moment. */
const brokers = (positions: { readonly [name: string]: number }): Given => ({
  players: Object.fromEntries(
    ['Blue', 'Red', 'Green', 'Yellow'].map((name) => [
      name,
      { caps: 9, built: [1, 1, 1], leader: [BROKER, positions[name] ?? 0] },
    ]),
  ),
  turn: ['B', 'assault'],
});

describe('a leader', () => {
  it('HG-LEA-01: is at 0 in the beginning, advances in each Collection and stays at 3', () => {
    const beginning = fresh(4, { leaders: 'dealt' });
    expect(beginning.s.positions).toEqual([0, 0, 0, 0]);
    playUntil(beginning, (t) => t.s.phase === 'expansion');
    expect(beginning.s.positions).toEqual([1, 1, 1, 1]);
    // Without Fleets and conflicts nobody is asked.
    const t = table({
      players: {
        Blue: { leader: [IZANAGI, 0] },
        Red: { leader: [IZANAGI, 1] },
        Green: { leader: [IZANAGI, 2] },
        Yellow: { leader: [IZANAGI, 3] },
      },
    });
    finishRound(t);
    if (t.asked.endsWith('chooseArbiter')) t.play('B arbiter 1');
    expect(t.s.positions).toEqual([1, 2, 3, 3]);
    expect(t.events.filter(([name]) => name === 'leaderAdvanced')).toHaveLength(3);
  });

  it.each([
    { position: 1, levels: [1] },
    { position: 2, levels: [1, 2] },
    { position: 3, levels: [1, 2, 3] },
  ])('HG-LEA-02: offers levels $levels at position $position', ({ position, levels }) => {
    const t = table(brokers({ Blue: position }));
    t.play('B collect');
    expect(t.choices('B')).toEqual([...levels.map((level) => `lead ${level}`), 'pass']);
    for (const level of [2, 3].filter((other) => other > position))
      expect(t.whyNot(`B lead ${level}`)).toMatchObject({ code: 'level-covered' });
  });

  it('HG-LEA-02: offers nothing at position 0', () => {
    const t = table(brokers({}));
    t.play('B collect');
    expect(t.asked).toBe('0 action.choose');
  });

  it.each([
    { level: 1, gained: 2 },
    { level: 2, gained: 2 },
    { level: 3, gained: 7 },
  ])('HG-LEA-02, HG-LEA-03: does one thing, level $level, and goes back to 0', ({ level, gained }) => {
    const t = table(brokers({ Blue: 3 }));
    t.play('B collect', `B lead ${level}`);
    expect(t.s.positions[0]).toBe(0);
    expect(t.caps('B')).toBe(9 + gained);
    // Nothing more of it until the next Collection.
    expect(t.asked).toBe('0 action.choose');
    t.play('B collect');
    expect(t.asked).toBe('0 action.choose');
    expect(t.whyNot('B lead 1')?.code).toBe('level-covered');
  });

  it('HG-LEA-04: interrupts, and what it has interrupted goes on', () => {
    const t = table({ ...brokers({ Red: 3 }), turn: undefined, arbiter: 'G' });
    reveal(t);
    expect([t.asked, momentOf(t)]).toEqual(['1 leaderWindow.ask', 'revealed']);
    t.play('R lead 1');
    expect(t.asked).toBe('2 ordering.chooseStart');
    expect(t.s.chosen).toEqual(['assault', 'assault', 'assault', 'assault']);
  });

  describe('and an action that is declared', () => {
    /** Blue’s Complexes stand beside Red’s group, which the Prefects can make larger. */
    const given = (caps: number): Given => ({
      players: {
        Blue: { caps },
        Red: { leader: [PREFECTS, 2] },
        Green: {},
        Yellow: {},
      },
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { R: 'c' } },
        '3,-1': { tile: { industrial: 3 }, pieces: { B: '3c' } },
        '2,0': { pieces: { G: 'c' } },
      },
      turn: ['B', 'industrialize'],
    });
    const attack = 'B attack acquire 3,-1 3,0 R industrial';

    it('HG-LEA-05: is judged and priced anew if it is not paid, and does not count', () => {
      const t = table(given(4));
      t.play(attack);
      expect([momentOf(t), t.caps('B')]).toEqual(['declared', 4]);
      t.play(`R lead 2 ${t.at('3,0')}`);
      expect([t.s.conflict, t.s.actionsLeft, t.caps('B'), t.asked]).toEqual([null, 2, 4, '0 action.choose']);
      // It may be kept, at the new price…
      t.play(attack);
      expect([t.last('conflictPaid')[2], t.caps('B'), t.s.actionsLeft]).toEqual([4, 0, 1]);
      // …not if that is too much; and it may be changed or dropped.
      const poor = table(given(2));
      poor.play(attack, `R lead 2 ${poor.at('3,0')}`);
      expect(poor.whyNot(attack)).toMatchObject({ code: 'cannot-pay', params: { cost: 4, caps: 2 } });
      expect(poor.can('B attack acquire 3,-1 2,0 G industrial')).toBe(true);
      poor.play('B endTurn');
      expect(poor.asked).toBe('0,1,2,3 actionPhase.choose');
    });

    it('HG-LEA-05: goes on if nobody uses a leader', () => {
      const t = table(given(4));
      t.play(attack, 'R pass');
      expect(t.last('conflictPaid')[2]).toBe(2);
    });

    it('HG-LEA-05: has to be completed once it is paid', () => {
      const t = table({ ...brokers({ Red: 1 }), sectors: { '3,0': { pieces: { B: 'c', R: '2o' } } } });
      t.play('B attack embargo 3,0 3,0 R martial', 'R pass');
      expect([momentOf(t), t.caps('B')]).toEqual(['paid', 7]);
      t.play('R lead 1');
      expect(t.last('compared')[3]).toEqual([1, 2]);
      expect([t.caps('B'), t.s.actionsLeft]).toEqual([7, 1]);
    });

    it('HG-LEA-05: keeps the move that was paid before it, and then counts', () => {
      const t = table({
        ...brokers({ Red: 1 }),
        sectors: { '2,-2': { pieces: { B: 'a' } }, '3,0': { pieces: { R: 'o' } } },
      });
      t.play('B moveAgent 0 3,0', 'R pass');
      expect([t.s.actionsLeft, t.caps('B')]).toEqual([1, 7]);
      t.play('B attack sabotage 0 3,0 R martial', 'R lead 1');
      expect([t.s.conflict, t.asked]).toEqual([null, '0 campaign.declare']);
      t.play('B stop');
      expect([t.s.agents[0]![0], t.caps('B'), t.s.actionsLeft]).toEqual([t.at('3,0'), 7, 1]);
      expect(t.s.marks[0]).toEqual([]);
    });

    it('HG-LEA-05: of another kind is void as well before it is paid or moved', () => {
      const t = table({
        ...brokers({ Red: 1 }),
        sectors: { '2,-2': { pieces: { B: 'a' } }, '3,0': { pieces: { R: 'o' } } },
      });
      t.play('B moveAgent 0 3,0');
      expect([momentOf(t), t.s.agents[0]![0], t.caps('B')]).toEqual(['action', t.at('2,-2'), 9]);
      t.play('R lead 1');
      expect([t.s.agents[0]![0], t.caps('B'), t.s.actionsLeft, t.asked]).toEqual([
        t.at('2,-2'),
        9,
        2,
        '0 action.choose',
      ]);
    });
  });
});

describe('windows for leaders', () => {
  it('HG-LEA-06: open at the start of phases and turns, around actions, after the reveal and before retention', () => {
    const t = table({
      players: { Ann: { caps: 1, leader: [BROKER, 3] }, Ben: { leader: [IZANAGI, 0] } },
      sectors: { '2,0': { pieces: { A: 'c' } } },
      stack: 9,
      pool: [0, 1],
    });
    t.s.agenda[1]!.at = 'arbitration';
    t.s.actionPhase = 3;
    const turn = ['turn', 'action', 'turn', 'action', 'turn'];
    const actions = ['revealed', ...turn, ...turn];
    expect(windows(t, ({ s }) => s.phase === 'action' && s.actionPhase === 2)).toEqual([
      ...actions,
      // Arbitration
      'phase',
      'retention',
      // Collection, then expansion with two turns
      'phase',
      'phase',
      'turn',
      'turn',
      // the first action phase
      'phase',
      ...actions,
    ]);
  });

  const conflict: Given = {
    ...brokers({ Yellow: 3 }),
    sectors: {
      '2,-2': { pieces: { B: 'a' } },
      '3,0': { pieces: { R: 'o' } },
      '3,-1': { pieces: { B: '2c', R: 'f' } },
      '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
    },
  };
  const won = ['declared', 'paid', 'lent', 'beforeCards', 'afterCards', 'basesLost', 'turn'];

  it('HG-LEA-06: open at seven moments of a conflict action', () => {
    const attacked = ({ s }: Table) => s.conflict === null && s.actionsLeft === 1;
    const ended = (t: Table) => attacked(t) && t.asked === '0 action.choose';
    const direct = table(conflict);
    expect(windows(direct, ended, 'B attack embargo 3,-1 3,0 R martial')).toEqual(won);
    const moved = table(conflict);
    const lines = ['B moveAgent 0 3,0', 'B attack sabotage 0 3,0 R martial', 'B drawFaction 2'];
    expect(windows(moved, ended, ...lines)).toEqual(['action', ...won]);
  });

  it('HG-LEA-06: open in step 4 only when bases were lost', () => {
    const t = table(conflict);
    const ended = ({ s, asked }: Table) => s.actionsLeft === 1 && asked === '0 action.choose';
    expect(windows(t, ended, 'B attack embargo 3,-1 3,-1 R martial')).toEqual(
      won.filter((name) => name !== 'basesLost'),
    );
    expect(t.last('compared')[4]).toBe(0);
  });

  it('HG-LEA-06: inside a running conflict are closed to abilities that change the map', () => {
    const t = table({
      ...conflict,
      players: { ...conflict.players, Yellow: { leader: [EADROM, 1] } },
      sectors: { ...conflict.sectors, '-3,0': { pieces: { Y: 'f' } }, '-3,1': {} },
    });
    const ended = ({ s, asked }: Table) => s.actionsLeft === 1 && asked === '0 action.choose';
    expect(windows(t, ended, 'B attack embargo 3,-1 3,0 R martial')).toEqual(['declared', 'turn']);
  });

  it('HG-LEA-07: ask clockwise from whose turn it is, and again from there after each use', () => {
    const all = { Blue: 1, Red: 1, Green: 1, Yellow: 1 };
    const t = table({ ...brokers(all), turn: ['G', 'assault'] });
    t.play('G collect');
    const asked: string[] = [];
    for (const line of ['G pass', 'Y pass', 'B lead 1', 'G pass', 'Y lead 1', 'G pass', 'R pass']) {
      asked.push(t.asked);
      t.play(line);
    }
    expect(asked).toEqual(['2', '3', '0', '2', '3', '2', '1'].map((seat) => `${seat} leaderWindow.ask`));
    // Everybody who could has passed: the window is closed, and the declaration void.
    expect(t.asked).toBe('2 action.choose');
  });

  it('HG-LEA-07: in a conflict ask the Attacker, the Defender, then the others clockwise from the Attacker', () => {
    const all = { Blue: 1, Red: 1, Green: 1, Yellow: 1 };
    const t = table({
      ...brokers(all),
      sectors: { '3,0': { pieces: { R: 'c', Y: 'o' } } },
      turn: ['R', 'assault'],
    });
    t.play('R attack embargo 3,0 3,0 Y martial');
    for (const seat of [1, 3, 2, 0]) {
      expect(t.asked).toBe(`${seat} leaderWindow.ask`);
      t.play(`${['B', 'R', 'G', 'Y'][seat]} pass`);
    }
    expect(momentOf(t)).toBe('paid');
  });

  it('HG-LEA-07: ask from the Arbiter when it is nobody’s turn', () => {
    const all = { Blue: 1, Red: 1, Green: 1, Yellow: 1 };
    const t = table({ ...brokers(all), turn: undefined, arbiter: 'Y' });
    reveal(t);
    for (const initial of ['Y', 'B', 'R', 'G']) {
      expect([momentOf(t), t.asked]).toEqual(['revealed', `${t.seat(initial)} leaderWindow.ask`]);
      t.play(`${initial} pass`);
    }
    expect(t.asked).toBe('3 ordering.chooseStart');
  });

  it('HG-LEA-08: do not open inside an ability', () => {
    const t = table({
      players: {
        Blue: { caps: 9, hand: ['nanoFabricants'], leader: [ENVOY, 1] },
        Red: { leader: [BROKER, 3] },
        Green: {},
        Yellow: {},
      },
      turn: ['B', 'assault'],
    });
    t.play('B collect', 'B lead 1');
    expect(t.asked).toBe('0 leaderDraw.draw');
    expect(t.whyNot('R lead 3')?.code).toBe('not-your-turn');
    t.play('B drawDeck');
    expect(t.asked).toBe('0 discardOne.choose');
    t.play('B discard nanoFabricants');
    // The window goes on, asked from the start.
    expect(t.asked).toBe('1 leaderWindow.ask');
  });
});

describe('the abilities of leaders', () => {
  const lead = (t: Table): string[] => {
    t.play('B collect');
    return momentOf(t) === null ? [] : t.offers('B', 'lead');
  };
  const given = (leader: number, position: number, more: Partial<Given> = {}): Given => ({
    players: { Blue: { caps: 9, leader: [leader, position] }, Red: {}, Green: {}, Yellow: {} },
    turn: ['B', 'assault'],
    ...more,
  });

  it('HG-LEA-09: need a possible effect', () => {
    // No Complexes in pairs and none in reach; no Gates; no Fleets; no incomes; no cards to see or to take.
    expect(lead(table(given(PREFECTS, 3)))).toEqual([]);
    expect(lead(table(given(WILL, 3)))).toEqual(['lead 1']);
    expect(lead(table(given(IZANAGI, 3)))).toEqual([]);
    expect(lead(table(given(BROKER, 3)))).toEqual(['lead 1', 'lead 3']);
    expect(lead(table(given(9, 3)))).toEqual([]);
    expect(lead(table(given(11, 2)))).toEqual([]);
    expect(lead(table(given(ENTOMBED, 3)))).toEqual([]);
    // Thor’s Will with three pairs on the board builds none, but may relocate them.
    const gates = table(
      given(WILL, 3, {
        sectors: {
          '3,0': { tile: { industrial: 1 }, pieces: { B: 'c' } },
          '3,-1': { tile: { industrial: 1 } },
          '3,-2': { tile: { industrial: 1 } },
        },
        gates: [
          ['B', '3,0', '3,-1'],
          ['B', '3,0', '3,-1'],
          ['B', '3,0', '3,-1'],
        ],
      }),
    );
    expect(new Set(lead(gates).map((text) => text.slice(0, 6)))).toEqual(new Set(['lead 1', 'lead 2']));
  });

  it('HG-LEA-09: have what they leave of a price paid at once', () => {
    const sectors: Given['sectors'] = {
      '3,0': { tile: { political: 1 }, pieces: { B: 'e' } },
      '3,-1': { tile: { political: 1 } },
    };
    // The fourth Embassy costs 5, less 3.
    const embassy = (caps: number) => {
      const t = table(given(SPEAKER, 2, { sectors }));
      t.s.built[0] = [0, 3, 0];
      t.s.caps[0] = caps;
      return t;
    };
    const t = embassy(2);
    t.play('B collect', `B lead 2 ${t.at('3,-1')}`);
    expect([t.caps('B'), t.s.embassies[t.at('3,-1')]]).toEqual([0, 0]);
    const poor = embassy(1);
    poor.play('B collect');
    // Not before the action, when there was one CAP, but after it.
    expect([momentOf(poor), poor.caps('B')]).toEqual(['turn', 3]);
  });

  it('HG-LEA-10: are no actions and set no marks; what they moved may attack', () => {
    const t = table(
      given(IZANAGI, 1, {
        sectors: { '3,-2': { pieces: { B: 'f' } }, '3,0': { pieces: { R: 'c' } }, '3,-1': {} },
      }),
    );
    t.play('B collect', `B lead 1 0 ${t.at('3,0')}`);
    expect([t.s.fleets[0]![0], t.s.actionsLeft, t.caps('B')]).toEqual([t.at('3,0'), 2, 9]);
    expect(t.s.marks[0]).toEqual([]);
    expect(t.can('B attack raze 0 3,0 R industrial')).toBe(true);
  });

  it('HG-LEA-10: keep to the rules of place, limit and supply', () => {
    const fleet = table(
      given(EADROM, 1, {
        players: { Blue: { caps: 9, leader: [EADROM, 1] }, Red: { home: [3, 0] }, Green: {}, Yellow: {} },
        sectors: { '3,-2': { pieces: { B: 'f' } }, '3,-3': {}, '2,0': {} },
      }),
    );
    // Neither Red’s home nor a hex without a tile.
    expect(new Set(lead(fleet))).toEqual(new Set(['3,-3', '2,0'].map((hex) => `lead 1 0 ${fleet.at(hex)}`)));
    const outposts = (built: number) => {
      const t = table(
        given(EADROM, 2, {
          sectors: { '3,0': { tile: 44, pieces: { B: '2o' } }, '3,-1': { tile: { martial: 1 } } },
        }),
      );
      t.s.built[0] = [0, 0, built];
      return lead(t).map((text) => t.hex(Number(text.split(' ')[2])));
    };
    // The stack is full; with twelve built there is no supply.
    expect(outposts(2)).toEqual(['3,-1']);
    expect(outposts(12)).toEqual([]);
  });

  it('HG-LEA-11: of the Assembly Speaker are political support, beside a loan; Empathy Transmitter stops them', () => {
    const speaking = (advanced: 'empathyTransmitter'[]): Table => {
      const t = table({
        players: {
          Blue: { caps: 9 },
          Red: { advanced },
          Green: { leader: [SPEAKER, 1] },
          Yellow: {},
        },
        sectors: {
          '3,0': { pieces: { B: 'a', R: '3o' } },
          '-1,0': { tile: { political: 1, faction: 'green' }, pieces: { G: 'e' } },
        },
        turn: ['B', 'assault'],
      });
      t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
      return t;
    };
    const t = speaking([]);
    t.play('G lend attacker');
    expect([momentOf(t), t.choices('G')]).toEqual(['lent', ['lead 1 attacker', 'pass']]);
    t.play('G lead 1 attacker');
    expect(t.terms('attacker')).toBe('agents 1, loan 1, leader 2');
    expect(speaking(['empathyTransmitter']).terms('attacker')).toBe('agents 1');
  });

  it('HG-LEA-12: of the Entombed stop what is not paid, and nothing that is', () => {
    const given: Given = {
      players: { Blue: { caps: 20 }, Red: { leader: [ENTOMBED, 3] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { tile: { industrial: 2 }, pieces: { B: '2c', R: 'o c' } },
        '2,0': { pieces: { R: 'o' } },
      },
      turn: ['B', 'subvert'],
    };
    const early = table(given);
    early.play('B attack buyout 3,0 3,0 R martial', `R lead 3 ${early.at('3,0')}`);
    expect([early.caps('B'), early.asked]).toEqual([20, '0 action.choose']);
    expect(early.whyNot('B attack buyout 3,0 3,0 R martial')).toMatchObject({
      code: 'sheltered',
      rule: 'HG-LEA-12',
    });
    expect(early.can('B attack buyout 3,0 2,0 R martial')).toBe(true);
    const late = table(given);
    late.play('B attack buyout 3,0 3,0 R martial', 'R pass');
    expect(momentOf(late)).toBe('paid');
    late.play(`R lead 3 ${late.at('3,0')}`);
    expect(late.last('compared')[4]).toBe(0);
    expect(late.s.outposts[late.at('3,0')]).toBe(0);
  });
});
