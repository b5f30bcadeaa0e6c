import type { Drawing } from '@conclave/kit/table';
/** By Domain: crown, temple, lyre, scales, flask, hammer. */
export const DOMAIN_SIGNS: readonly Drawing[] = [
  { solid: 'M3 16.8L1.6 5.8l5.6 4.6L12 2.5l4.8 7.9 5.6-4.6L21 16.8zM3 18.6h18v3.2H3z' },
  {
    solid:
      'M12 1.8L22.5 8v2h-21V8zM4 11.5h3.4V18H4zM10.3 11.5h3.4V18h-3.4zM16.6 11.5H20V18h-3.4zM1.5 19.2h21v3h-21z',
  },
  {
    line: 'M6 2.5c-4 4.5 0.4 6.5 0.4 11a5.6 5.6 0 0 0 11.2 0c0-4.5 4.4-6.5 0.4-11M5.2 6.5h13.6M10 7v9.5M14 7v9.5',
    solid: 'M8.5 18.8h7v3.4h-7z',
  },
  {
    line: 'M12 2v18.5M4 5.5h16M4.5 5.5l-3 8M4.5 5.5l3 8M19.5 5.5l-3 8M19.5 5.5l3 8',
    solid: 'M0.8 13.3h7.4a3.7 3.7 0 0 1-7.4 0zM15.8 13.3h7.4a3.7 3.7 0 0 1-7.4 0zM7 20h10v2.4H7z',
  },
  {
    solid:
      'M8.5 1.8h7v2.6h-1.2v4.8l6.5 10.3a1.9 1.9 0 0 1-1.6 2.9H4.8a1.9 1.9 0 0 1-1.6-2.9L9.7 9.2V4.4H8.5zM11.9 9.9l-2.5 4h5.2l-2.5-4z',
  },
  { solid: 'M2.5 3.5h13.3l5.7 4v2.2h-5.7v1.8H2.5zM7.7 12.5h4.6v9.9H7.7z' },
];

/** By Monument, in the order of `MONUMENTS`: silhouettes. */
export const MONUMENT_SIGNS: readonly Drawing[] = [
  // Two trilithons.
  {
    solid:
      'M1.5 7h9.6v3H1.5zM2.5 11H5v9.5H2.5zM7.6 11h2.5v9.5H7.6zM12.9 7h9.6v3h-9.6zM13.9 11h2.5v9.5h-2.5zM19 11h2.5v9.5H19zM1 21h22v1.5H1z',
  },
  // A pyramid with two faces in sight.
  { solid: 'M11.5 2.5L9.3 22H0.8zM12.7 3L23.2 22H10.4z' },
  // Terraces with trees.
  {
    solid:
      'M2 17.5h20V22H2zM5 12h14v4.5H5zM8.5 7.5h7V11h-7zM12 2a2.4 2.4 0 0 1 0.7 4.7V7h-1.4v-0.3A2.4 2.4 0 0 1 12 2zM6.7 7.6a2 2 0 0 1 0.6 3.9h-1.2a2 2 0 0 1 0.6-3.9zM17.3 7.6a2 2 0 0 1 0.6 3.9h-1.2a2 2 0 0 1 0.6-3.9zM3.3 13a2 2 0 0 1 0.6 4H2.7a2 2 0 0 1 0.6-4zM20.7 13a2 2 0 0 1 0.6 4h-1.2a2 2 0 0 1 0.6-4z',
  },
  // Somebody tall with a torch.
  {
    solid:
      'M11 3a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 11 3zM7.5 8.4h7.3l3-3.6 1.7 1.3-3.7 5-0.6 3.2 2.5 7.2h-3.2L11 15.8 8.3 21.5H5l2.3-7.2zM18.800.8l2.5 2-1.2 2.3-2.6-1.9zM3 22h16v1H3z',
  },
  // A tower with beams.
  {
    solid:
      'M9.3 9h5.4l2 11.5H7.3zM7.5 6.8h9v1.5h-9zM10 3.8h4v2.5h-4zM12 0.8l3 2.5H9zM2 2.5l6 2v1.2l-6 1.8zM22 2.5l-6 2v1.2l6 1.8zM4.5 21.2h15V23h-15z',
  },
  // A wide front of five columns.
  {
    solid:
      'M12 2.5L23 8v1.7H1V8zM2.5 10.6h2v7.2h-2zM6.7 10.6h2v7.2h-2zM11 10.6h2v7.2h-2zM15.3 10.6h2v7.2h-2zM19.5 10.6h2v7.2h-2zM1.5 18.7h21V20h-21zM0.5 20.9h23v1.6H0.5z',
  },
  // A stepped roof over columns on a block.
  {
    solid:
      'M12 1.5l2.5 2.3h1.5V5h1.5v1.3H19v1.4H5V6.3h1.5V5H8V3.8h1.5zM5.8 8.5h1.8v4.8H5.8zM9.3 8.5h1.8v4.8H9.3zM12.9 8.5h1.8v4.8h-1.8zM16.4 8.5h1.8v4.8h-1.8zM3 14.2h18v8.3H3zM10.4 17.5v5h3.2v-5z',
  },
  // Somebody on a throne, with a staff.
  {
    solid:
      'M11.2 2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM16.2 3.5H19V20h-2.8zM8.6 7.7h6.6v10h-4v3H7.8v-5.5h2.5v-2.5H6.5v-1.9l2.1-0.5zM3.5 5h1.6v15H3.5zM2.5 20.8h18v1.8h-18z',
  },
  // A wall with a gate-tower.
  {
    solid:
      'M7.5 3h2v1.7h1.5V3h2v1.7h1.5V3h2v9.5h-9zM0.8 11h1.9v1.6h1.6V11h1.9v1.6h0.4V13.5h10.8v-0.9h0.4V11h1.9v1.6h1.6V11h1.9v11.5h-8.7V18a2.5 2.5 0 0 0-5 0v4.5H0.8zM11 7h2v3.2h-2z',
  },
  // A front hewn out of the rock.
  {
    solid:
      'M2 22.5L3.5 7 8 2.5l9 -0.8L21 8l1 14.5zM12 5.5L5.8 10.5h12.4zM6.3 11.8v8.7h2v-8.7zM15.7 11.8v8.7h2v-8.7zM10.3 14v8.5h3.4V14z',
  },
  // Peaks above terraces.
  {
    solid:
      'M0.8 16.5l5.7-7 2.8 3L15 1.8l4 8.7 4.2 6zM2 17.5h20v1.3H2zM1.3 19.6h21.4v1.3H1.3zM0.6 21.7h22.8V23H0.6z',
  },
  // Towers like buds.
  {
    solid:
      'M12 0.8c2.7 2.6 3.5 5.3 3.5 9h-7c0-3.7 0.8-6.4 3.5-9zM4.7 6.5c2 2 2.5 4 2.5 6.7h-5c0-2.7 0.5-4.7 2.5-6.7zM19.3 6.5c2 2 2.5 4 2.5 6.7h-5c0-2.7 0.5-4.7 2.5-6.7zM8.8 10.7h6.4v2.5H8.8zM1.5 14.2h21v2.5h-21zM0.8 17.7h22.4v4.8H0.8zM10.3 19v3.5h3.4V19z',
  },
];

/** By level of a City, from 1: a house, a house with a tower, walls with three towers. */
export const CITY_SIGNS: readonly Drawing[] = [
  {},
  { solid: 'M12 3.5l9.5 8.3H19V21.5H5v-9.7H2.5z' },
  { solid: 'M0.8 14l6.2-5.5 4 3.5V3.8h2.5v1.7h1.9V3.8h2.4v1.7h1.9V3.8h2.5v17.7H2.7V14z' },
  {
    solid:
      'M0.8 8.5h1.6v1.4h1.5V8.5h1.6v3.8h2V2.8h1.9v1.7h1.7V2.8h1.8v1.7h1.7V2.8h1.9v9.5h2V8.5h1.6v1.4h1.5V8.5h1.6v13H0.8z',
  },
];

export const THINGS = {
  // A good Omen.
  sun: {
    line: 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1',
    solid: 'M12 6.7a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6z',
  },
  // An ill one.
  eclipse: {
    line: 'M12 4.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6zM12 1v1.2M12 21.8V23M1 12h1.2M21.8 12H23',
    solid: 'M13.5 6.3a5.8 5.8 0 1 0 0 11.4 6.8 6.8 0 0 1 0-11.4z',
  },
  // The Hegemon's wreath.
  laurel: {
    line: 'M12 21.5C6 21 3.2 16 4.5 8.5M12 21.5c6-0.5 8.8-5.5 7.5-13',
    solid:
      'M4.6 8.8C2.8 7 2.8 4.8 4 2.5c2 1.6 2.5 4 0.6 6.3zM4.2 13.5C1.8 12.5 0.8 10.5 1 8c2.6 0.7 4 2.6 3.2 5.5zM6 18c-2.6-0.2-4.3-1.6-4.9-4 2.7-0.3 4.8 1.1 4.9 4zM5.5 12.5c0.3-2.6 1.8-4.1 4.2-4.5 0.2 2.6-1.4 4.5-4.2 4.5zM6.8 16.8c1-2.4 2.9-3.4 5-3 -0.5 2.5-2.5 3.7-5 3zM19.4 8.8c1.8-1.8 1.8-4 0.6-6.3-2 1.6-2.5 4-0.6 6.3zM19.8 13.5c2.4-1 3.4-3 3.2-5.5-2.6 0.7-4 2.6-3.2 5.5zM18 18c2.6-0.2 4.3-1.6 4.9-4-2.7-0.3-4.8 1.1-4.9 4zM18.5 12.5c-0.3-2.6-1.8-4.1-4.2-4.5-0.2 2.6 1.4 4.5 4.2 4.5zM17.2 16.8c-1-2.4-2.9-3.4-5-3 0.5 2.5 2.5 3.7 5 3z',
  },
  // A herald's staff with a banner.
  influence: { line: 'M5 2v20.5', solid: 'M6.5 3h15l-4 4.7 4 4.8h-15z' },
  // A disc with a star.
  vp: {
    solid:
      'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM12 5.5l2 4.6 5 0.5-3.8 3.3 1.1 4.9-4.3-2.6-4.3 2.6 1.1-4.9L5 10.6l5-0.5z',
  },
  // A Land tile.
  tile: { line: 'M12 2.5L23 21.5H1z', solid: 'M12 11.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z' },
  // A tent.
  camp: { line: 'M12 3L2 21h20zM12 3l-1.5-2M12 3l1.5-2M12 11l-3.5 10M12 11l3.5 10' },
  // Two dots that match.
  pair: { line: 'M11 12h2', solid: 'M6 7a5 5 0 1 0 0 10A5 5 0 0 0 6 7zM18 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
  // Six cells about a point.
  locus: { line: 'M12 1.5l9.1 5.2v10.6L12 22.5l-9.1-5.2V6.7zM12 1.5v21M2.9 6.7l18.2 10.6M21.1 6.7L2.9 17.3' },
  // Two halves of a circle that meet.
  nodus: { line: 'M12 2v20', solid: 'M10.5 4.5v15a7.5 7.5 0 0 1 0-15zM13.5 4.5v15a7.5 7.5 0 0 0 0-15z' },
  // A jar that runs over.
  overflow: {
    line: 'M5 9v11.5h14V9M2.5 7c2-4.5 6-4.5 9.5 0M21.5 7c-2-4.5-6-4.5-9.5 0',
    solid: 'M7.5 11.5h9V18h-9z',
  },
  // A bar with a mark where it ends.
  limit: { line: 'M2 9h20v6H2zM16 5v14', solid: 'M4 11h8v2H4z' },
  // A bag.
  bag: {
    line: 'M8 6.5C3 10 1.5 21 6 21.5h12c4.5-0.5 3-11.5-2-15zM7 2.5c1.5 1 1.5 3 1 4h8c-0.5-1-0.5-3 1-4-2 1-3 1-5 0-2 1-3 1-5 0z',
  },
  // The Tree of a player.
  tree: {
    line: 'M8.5 8.5h7v7h-7zM8.5 1.5h7v7M8.5 1.5v7M1.5 8.5h7M1.5 8.5v7h7M15.5 8.5h7v7h-7M8.5 15.5v7h7v-7',
  },
  // A third of a turn.
  turn: { line: 'M19.5 8.5A8.5 8.5 0 1 0 20.5 12M20.5 3v6h-6' },
  turnBack: { line: 'M4.5 8.5A8.5 8.5 0 1 1 3.5 12M3.5 3v6h6' },
  // A scroll: an objective.
  scroll: {
    line: 'M6 3h13v15.5M6 3a2 2 0 0 0-2 2v2.5h4V5a2 2 0 0 0-2-2zM8 7.5v11.5a2.5 2.5 0 0 0 2.5 2.5H19a2.5 2.5 0 0 0 2.5-2.5v-1H11v1M11 8.5h5M11 12.5h5',
  },
} as const satisfies { readonly [name: string]: Drawing };
export type Thing = keyof typeof THINGS;
