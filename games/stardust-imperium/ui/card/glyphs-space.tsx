import type { ReactNode } from 'react';

/** Symbols of space and of what travels there; each is drawn round the middle of a box from -24 to 24. */
export const SPACE = {
  planet: (
    <>
      <circle className="body" r="19" />
      <path d="M-18-6q18 7 36 0M-17 8q17 6 34 0M-11-15q11 4 22 0" />
    </>
  ),
  ringed: (
    <>
      <circle className="body" r="13" />
      <path d="M-12-4q12 5 24 0" />
      <path d="M-12.5 5C-22 9-26 12-24 14c3 4 20-1 32-8S27-9 24-12c-2-2-7-1-13 2" />
    </>
  ),
  moon: <path className="body" d="M7-19A20 20 0 1 0 19 8 16 16 0 0 1 7-19z" />,
  asteroid: (
    <>
      <path className="body" d="M-16-8-6-18 8-15 18-4 14 11 2 18-13 13-19 2z" />
      <path d="M-8-6q4-4 8-1M2 6q5 3 8-2M-10 5q3 2 5 0" />
    </>
  ),
  star: <path className="solid" d="M0-22Q2.5-2.5 22 0 2.5 2.5 0 22-2.5 2.5-22 0-2.5-2.5 0-22z" />,
  rays: (
    <path d="M0-23v-9M0 23v9M-23 0h-9M23 0h9M-16-16l-7-7M16-16l7-7M-16 16l-7 7M16 16l7 7M-9-21-12-29M9-21l3-8M21-9l8-3M21 9l8 3M9 21l3 8M-9 21l-3 8M-21 9l-8 3M-21-9l-8-3" />
  ),
  orbit: <ellipse rx="27" ry="10" transform="rotate(-22)" />,
  galaxy: (
    <>
      <path d="M-2-2C2-8 12-6 13 2 14 12 2 19-9 15-22 10-24-6-14-16" />
      <path d="M2 2C-2 8-12 6-13-2-14-12-2-19 9-15 22-10 24 6 14 16" />
      <circle className="solid" r="3.5" />
      <path d="M18-18h.01M-19 18h.01M23-6h.01M-23 7h.01" className="dots" />
    </>
  ),
  probe: (
    <>
      <path className="body" d="M-6-6h12v12H-6z" />
      <path className="body" d="M-23-5h13V5h-13zM10-5h13V5H10z" />
      <path d="M-10 0h4M6 0h4M-16.5-5V5M16.5-5V5M0-6v-8M-7-19a7.5 7.5 0 0 0 14 0zM0 6v8M-4 14h8" />
    </>
  ),
  scoop: (
    <>
      <path d="M-22-12H22L12 16h-24z" />
      <path d="M-14-12-8 16M14-12 8 16M-5-12-2 16M5-12 2 16M-18-2h36M-15 7h30" />
    </>
  ),
  elevator: (
    <>
      <path className="body" d="M-26 24C-18 12 18 12 26 24z" />
      <path d="M-1.5 15V-12M1.5 15V-12" />
      <path className="body" d="M-12-18h24l-5 7H-7zM-4-1h8v7h-8z" />
      <path d="M-5-18v-4H5v4" />
    </>
  ),
  ark: (
    <>
      <path className="body" d="M-25 2H25C22 14 12 20 0 20S-22 14-25 2z" />
      <path d="M-21 9h42M-13 2v14M0 2v18M13 2v14" />
      <path className="body" d="M-14 2v-9L0-15l14 8v9z" />
      <path className="solid" d="M-3 2v-7h6v7z" />
    </>
  ),
  ship: (
    <>
      <path className="body" d="M0-22C6-14 7-6 7 2l9 10-9-2-3 8h-8l-3-8-9 2 9-10C-7-6-6-14 0-22z" />
      <path d="M-3-7q3-3 6 0M-2 18v5M2 18v5" />
    </>
  ),
  bubbles: (
    <>
      <circle className="body" cx="-7" cy="5" r="14" />
      <circle className="body" cx="13" cy="-9" r="9" />
      <circle className="body" cx="15" cy="14" r="6" />
      <circle className="body" cx="-9" cy="-18" r="4" />
      <path d="M-15-1q2-5 7-6M8-13q1-2 4-3M12 12q1-2 3-2" />
    </>
  ),
  route: <path d="M-24 10C-14-14 12-18 24 4" strokeDasharray="1 5" />,
  network: (
    <>
      <path d="M0 0-18-12M0 0 17-15M0 0l19 9M0 0-9 18M-18-12-9 18M17-15l2 24M-18-12l35-3" />
      <circle className="body" r="5" />
      <g className="solid">
        <circle cx="-18" cy="-12" r="4" />
        <circle cx="17" cy="-15" r="4" />
        <circle cx="19" cy="9" r="4" />
        <circle cx="-9" cy="18" r="4" />
      </g>
    </>
  ),
  eye: (
    <>
      <path className="body" d="M-25 0C-14-17 14-17 25 0 14 17-14 17-25 0z" />
      <circle r="9" />
      <circle className="solid" r="4" />
    </>
  ),
  rocket: (
    <>
      <path className="body" d="M0-23c8 8 9 20 6 30h-12c-3-10-2-22 6-30z" />
      <path className="body" d="M-7-1-14 8v8l7-6zM7-1l7 9v8l-7-6z" />
      <circle cy="-7" r="3.5" />
      <path d="M-3 12 0 22l3-10" />
    </>
  ),
  hub: (
    <>
      <circle r="20" />
      <circle className="body" r="9" />
      <path d="M0-20v11M0 9v11M-20 0h11M9 0h11M-14-14l7 7M14-14l-7 7M-14 14l7-7M14 14l-7-7" />
      <path className="body" d="M-4-25h8v7h-8zM-4 18h8v7h-8zM-25-4h7v8h-7zM18-4h7v8h-7z" />
    </>
  ),
  crack: <path d="M-4-20l5 9-8 7 9 8-5 7 4 9" />,
} as const satisfies Record<string, ReactNode>;
