import type { ReactNode } from 'react';

/** Symbols of works, powers and beliefs, drawn in the same box. */
export const WORKS = {
  coin: (
    <>
      <circle className="body" r="15" />
      <circle r="11" />
      <path d="M4-5C0-8-5-6-4-3S4 1 4 4-1 8-5 5M0-9V9" />
    </>
  ),
  coins: (
    <>
      <ellipse className="body" cx="-7" cy="-8" rx="13" ry="5" />
      <path className="body" d="M-20-8v18c0 3 6 5 13 5s13-2 13-5V-8c0 7-26 7-26 0z" />
      <path d="M-20-2c0 7 26 7 26 0M-20 4c0 7 26 7 26 0" />
      <path className="body" d="M-2 9v7c0 3 5 5 12 5s12-2 12-5V9z" />
      <ellipse className="body" cx="10" cy="9" rx="12" ry="4.5" />
    </>
  ),
  crane: (
    <>
      <path d="M-12 22V-18M-4 22V-18M-12 22l8-8-8-8 8-8-8-8 8-8M-20-18h42M-8-18v-6l24 6M-8-24l-10 6M16-18v14" />
      <path className="body" d="M10-4h12v9H10zM-20-18h6v6h-6z" />
    </>
  ),
  factory: (
    <>
      <path className="body" d="M-22 19V-3l12-7v7l12-7v7l12-7V-20h7v39z" />
      <path d="M-15 8h6v5h-6zM-3 8h6v5h-6zM9 8h6v5H9z" />
      <path d="M17-24q4-4 8-1" />
    </>
  ),
  gear: (
    <>
      <path
        className="body"
        d="M-4-21h8l1 6 6 3 5-4 6 6-4 5 3 6 6 1v8h0l-6 1-3 6 4 5-6 6-5-4-6 3-1 6h-8l-1-6-6-3-5 4-6-6 4-5-3-6-6-1v-8l6-1 3-6-4-5 6-6 5 4 6-3z"
        transform="translate(-.5 -3) scale(.82)"
      />
      <circle r="7" />
    </>
  ),
  reactor: (
    <>
      <ellipse rx="24" ry="9" />
      <ellipse rx="24" ry="9" transform="rotate(60)" />
      <ellipse rx="24" ry="9" transform="rotate(120)" />
      <circle className="solid" r="4.5" />
    </>
  ),
  bolt: <path className="solid" d="M5-22-10 3H-1L-5 22 11-5H2z" />,
  arm: (
    <>
      <path className="body" d="M-21 22h22v-7h-22z" />
      <path d="M-13 15-15 0M-7 15-9-1M-11-5 5-18M-7 1 10-13M14-12l-4 9M14-12l8 6" />
      <circle className="body" cx="-11" cy="-2" r="5" />
      <circle className="body" cx="10" cy="-16" r="5" />
      <path d="M10-3l-3 4 4 3M22-6l2 5-4 3" />
    </>
  ),
  shells: (
    <>
      <path className="body" d="M-5 21V-9q0-9 5-14 5 5 5 14v30z" />
      <path className="body" d="M-20 21V-2q0-8 5-12 5 4 5 12v23zM10 21V-2q0-8 5-12 5 4 5 12v23z" />
      <path d="M-5-4H5M-5 15H5M-20 15h10M10 15h10M-20 2h10M10 2h10" />
    </>
  ),
  shield: (
    <>
      <path className="body" d="M0-22 19-15v13C19 10 10 18 0 23-10 18-19 10-19-2v-13z" />
      <path d="M0-16 13-11v9C13 6 7 12 0 16-7 12-13 6-13-2v-9z" />
    </>
  ),
  swords: (
    <>
      <path className="body" d="M-22-23l5 1L11 10 6 14-21-18zM22-23l-5 1L-11 10l5 4 27-32z" />
      <path d="M3 17 14 7M10 13l8 9M-3 17-14 7M-10 13l-8 9" />
    </>
  ),
  chevrons: <path className="body" d="M0-19l20 13v8L0-11-20 2v-8zM0-5 20 8v8L0 3-20 16V8z" />,
  crown: (
    <>
      <path className="body" d="M-20 13l-3-24 12 10L0-18l11 17 12-10-3 24z" />
      <path d="M-20 19h40" />
      <circle className="solid" cy="5" r="3" />
      <path d="M-10 6h.01M10 6h.01" className="dots" />
    </>
  ),
  temple: (
    <>
      <path className="body" d="M-23-7 0-21 23-7z" />
      <path className="body" d="M-18-7h6v20h-6zM-3-7h6v20h-6zM12-7h6v20h-6z" />
      <path d="M-21 13h42M-24 19h48" />
    </>
  ),
  dome: (
    <>
      <path className="body" d="M-15 2C-15-9-8-15 0-15S15-9 15 2z" />
      <path d="M0-15v-8M0-23l6 2-6 2M-6-13q-3 7-3 15M6-13q3 7 3 15" />
      <path className="body" d="M-22 2h44v5h-44zM-19 7h38v11h-38z" />
      <path d="M-12 7v11M-4 7v11M4 7v11M12 7v11M-24 20h48" />
    </>
  ),
  scroll: (
    <>
      <path className="body" d="M-13-20h28v31c0 5-3 8-7 8h-24c4 0 6-3 6-7v-32z" />
      <path d="M-13-20c-5 0-8 2-8 6h11M8 19c-4 0-6-3-6-7h-12M-4-12H9M-4-5H9M-4 2H7" />
    </>
  ),
  seal: (
    <>
      <path className="body" d="M-5 5-9 21l6-3 3 5 3-5 6 3L5 5z" />
      <path
        className="solid"
        d="M0-14l4 3 5-1 1 5 4 3-3 4 1 5-5 1-3 4-4-2-4 2-3-4-5-1 1-5-3-4 4-3 1-5 5 1z"
        transform="translate(0 -1)"
      />
    </>
  ),
  pick: (
    <>
      <path className="body" d="M-22-4C-12-20 8-22 20-12 8-14-8-11-22-4z" />
      <path d="M-3-13 14 21M2-15 19 18M14 21l5-3" />
    </>
  ),
  chain: (
    <>
      <rect className="body" x="-23" y="-5" width="18" height="10" rx="5" />
      <rect className="body" x="5" y="-5" width="18" height="10" rx="5" />
      <path d="M-9 0H9" />
    </>
  ),
  horn: (
    <>
      <path className="body" d="M-18-5-6-6 14-17v32L-6 6l-12-1z" />
      <path d="M-13 5l3 14h6L-6 6M19-8q4 7 0 14M23-13q7 12 0 24" />
    </>
  ),
  flame: (
    <>
      <path
        className="body"
        d="M1-23C5-13 15-8 13 6 12 16 5 20 0 20S-13 16-13 6c0-6 4-9 6-14 3 2 4 4 4 7 4-6 5-13 4-22z"
      />
      <path d="M0 16c-4-2-5-7-1-13 1 4 6 5 4 11" />
    </>
  ),
  gate: (
    <>
      <path className="body" d="M-20 20V-2a20 20 0 0 1 40 0v22h-9V-2a11 11 0 0 0-22 0v22z" />
      <path d="M0-22v9M-14-16l6 7M14-16l-6 7M-24 20h48" />
    </>
  ),
  flag: (
    <>
      <path d="M-12 22V-22" />
      <path className="body" d="M-12-21C-4-25 4-15 16-20V0C4 5-4-5-12-1z" />
      <path className="solid" d="M0-15l1.5 3.500L5-11l-2.5 2.500L3-5 0-7l-3 2 .5-3.500L-5-11l3.5-.5z" />
    </>
  ),
  mask: (
    <>
      <path
        className="body"
        d="M-23-9C-12-14-5-10 0-7c5-3 12-7 23-2 1 13-4 20-12 20C5 11 3 5 0 5s-5 6-11 6c-8 0-13-7-12-20z"
      />
      <path className="solid" d="M-16-2q6-5 11 1-6 4-11-1zM16-2q-6-5-11 1 6 4 11-1z" />
    </>
  ),
  crate: (
    <>
      <path className="body" d="M-17-8 0-16l17 8v17L0 18l-17-9z" />
      <path d="M-17-8 0 0l17-8M0 0v18M-9-12 8-4v6" />
    </>
  ),
  arrows: <path d="M-20-6H16M10-13l8 7-8 7M20 8h-36M-10 1l-8 7 8 7" />,
  badge: (
    <>
      <path className="body" d="M0-23l6 14 16 2-12 10 3 16L0 11l-13 8 3-16L-22-7l16-2z" />
      <circle r="5" cy="-1" />
    </>
  ),
  bowl: (
    <>
      <path className="body" d="M-22 0h44C22 12 13 18 6 19v3H-6v-3C-13 18-22 12-22 0z" />
      <path d="M-17 5h34" />
    </>
  ),
  heart: <path className="solid" d="M0 15C-26-2-13-20 0-8 13-20 26-2 0 15z" />,
  book: (
    <>
      <path
        className="body"
        d="M0-5C-7-12-16-12-23-9v24C-16 12-7 12 0 19 7 12 16 12 23 15V-9C16-12 7-12 0-5z"
      />
      <path d="M0-5v24M-17-2q7-1 12 3M-17 5q7-1 12 3M17-2Q10-3 5 1M17 5Q10 4 5 8" />
    </>
  ),
  sprout: (
    <>
      <path d="M0 20V-2" />
      <path className="body" d="M0 3C-3-8-12-12-21-11c1 10 9 16 21 14zM0-3C1-15 9-21 20-21 20-9 13-2 0-3z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
