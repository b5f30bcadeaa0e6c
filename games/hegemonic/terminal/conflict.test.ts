import { sayEvent } from '@conclave/frame/event-parts.ts';
import type { Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { flat } from '../../checks/text-checks.ts';
import { hegemonic as game } from '../index.ts';
import type { Given } from '../tests/position.ts';
import { table } from '../tests/table.ts';
import { sectorName } from '../words/sector-names.ts';
import * as text from './index.ts';

describe('a conflict in plain text', () => {
  const given: Given = {
    players: { Red: { built: [1, 1, 6] }, Blue: {}, Yellow: {}, Green: {} },
    sectors: {
      '3,-3': { tile: { political: 2, faction: 'green' }, pieces: { R: 'f', B: 'a' } },
      '3,-2': { pieces: { R: '2o' } },
      '3,0': { pieces: { R: '3o f' } },
      '2,-1': { pieces: { R: 'o' } },
      '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { B: 'e' } },
      '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { B: 'e' } },
      '0,2': { tile: { political: 3, faction: 'orange' }, pieces: { Y: 'e' } },
      '0,3': { tile: { political: 1, faction: 'orange' }, pieces: { Y: 'e' } },
    },
    turn: ['R', 'assault'],
  };
  const names = ['Red', 'Blue', 'Yellow', 'Green'];

  it('is told as the sums of both sides, term by term (HG-G-11)', () => {
    const t = table(given);
    const told = (viewer: Viewer) => flat(text.table(game.view(t.s, viewer), viewer, names));
    t.play('R attack raze 0 3,-3 B political');
    const stack = sectorName(t.at('3,-2'));
    expect(told(0)).toContain(
      `Attacker Red 2 (Fleets ${sectorName(t.at('3,-3'))} 2); may draw on stack ${stack} for 8.`,
    );
    t.play('R drawStack 3,-2', 'B drawFaction 0');
    expect(told(2)).toContain('may be lent 2 by Yellow (orange)');
    const lent = t.play('Y lend defender').map((event) => sayEvent(text, event, names, t.s)?.trim());
    expect(lent).toContain('Yellow lends 2 to the Defender');
    expect(lent.find((line) => line?.includes('against'))).toMatch(
      /^Red 8 \(Fleets C3 2 \+ stack B5 2 .* against Blue 8 \(.*loan of Yellow 2\); a draw$/,
    );
  });
});
