import type { GamePlain } from '@conclave/frame/plain.ts';
import { points } from './rules.ts';
import type { Claims, ClaimsEvent, ClaimsMove } from './types.ts';
import { WORLDS } from './worlds.ts';

function worldName(world: number): string {
  const { name, points, beacon } = WORLDS[world]!;
  return `${name} ${points}${beacon ? ' with a beacon' : ''}`;
}

const plain: GamePlain<Claims, ClaimsMove, ClaimsEvent> = {
  nameOf: (kind, n) => (kind === 'world' ? worldName(n) : null),
  moves: { commit: 'Commit ship {ship}', claim: 'Claim {world}', draw: 'Draw a ship', decline: 'Draw none' },
  events: {
    revealed: 'Ships are revealed: {ship by seat}',
    claimed: '{seat} claims {world}',
    drew: '{seat} draws {ship}',
  },
  asks: {
    commitShip: 'Which ship do you commit?',
    chooseWorld: 'Which world do you claim?',
    mayDraw: 'Your beacon is lit: do you draw a ship?',
  },
  fields: {
    worlds: { label: 'Worlds still to claim, the first two within reach', kind: 'world' },
    claimed: { label: 'Worlds', kind: 'world' },
    hands: { label: 'Ships in hand', kind: 'ship' },
    ships: { label: 'Ships to draw', as: 'pile' },
    spent: { label: 'Spent ships', as: 'row' },
  },
  points: (s, seat) => points(s.claimed[seat]!),
  endings: { worlds: 'All worlds are claimed.', ships: 'Nobody has a ship left.' },
  rules: {
    'CL-1':
      'Twelve worlds lie in a row. There is one ship of each strength from 1 to 24; each seat gets five of them.',
    'CL-2':
      'Each round, everybody with a ship commits one in secret. All are revealed together and are spent.',
    'CL-3': 'The strongest ship’s owner claims one of the first two worlds of the row.',
    'CL-4': 'Whenever another seat claims a world, the owner of a world with a beacon may draw a ship.',
    'CL-5': 'When the worlds or everybody’s ships run out, most points win; equal points share the win.',
  },
};

export default plain;
