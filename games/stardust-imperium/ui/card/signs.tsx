import type { ReactNode } from 'react';

/** Small line symbols of the game, drawn in a box of 16; the six types first. */
export const SIGNS = {
  Politics: <path d="M2 6.5 8 2l6 4.5zM4 7v5M8 7v5M12 7v5M2 14h12" />,
  Economy: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path fill="currentColor" d="M8 5l3 3-3 3-3-3z" />
    </>
  ),
  Industry: (
    <>
      <circle cx="8" cy="8" r="3.5" />
      <path d="M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4" />
    </>
  ),
  Military: <path d="M2.5 8.5 8 3.5l5.5 5M2.5 13 8 8l5.5 5" />,
  Exploration: (
    <>
      <path fill="currentColor" d="M8 2q.8 5.2 6 6-5.2.8-6 6-.8-5.2-6-6 5.2-.8 6-6z" />
      <path d="M12.5 2.5h.01M3.5 13.5h.01" />
    </>
  ),
  Religion: (
    <path d="M8.5 1.5c.5 3 4 4.5 4 8A4.5 4.5 0 0 1 8 14.2 4.5 4.5 0 0 1 3.5 9.5c0-2 1.2-2.8 1.7-4.5 1 .6 1.5 1.4 1.5 2.4 1.3-1.8 2-3.7 1.8-5.900z" />
  ),
  card: (
    <>
      <path d="M4.7 1.5h6.6a1.2 1.2 0 0 1 1.2 1.2v10.6a1.2 1.2 0 0 1-1.2 1.2H4.7a1.2 1.2 0 0 1-1.2-1.2V2.7a1.2 1.2 0 0 1 1.2-1.2z" />
      <path fill="currentColor" d="M8 5q.5 2.5 3 3-2.5.5-3 3-.5-2.5-3-3 2.5-.5 3-3z" />
    </>
  ),
  pile: (
    <>
      <path d="M2.2 2.500h11.600a1.2 1.2 0 0 1 1.2 1.200v8.600a1.2 1.2 0 0 1-1.2 1.200H2.200A1.2 1.2 0 0 1 1 12.300V3.700a1.2 1.2 0 0 1 1.2-1.200z" />
      <path
        fill="currentColor"
        d="M8 4.300l1.2 2.5 2.7.4-2 1.9.5 2.700L8 10.500l-2.4 1.3.5-2.7-2-1.9 2.7-.4z"
      />
    </>
  ),
  slip: (
    <>
      <path d="M2 9.5h9v5H2z" />
      <path d="M6 5.5a5.5 5.5 0 0 1 8 3.5M14.5 5.5V9.5H10.5" />
    </>
  ),
  build: <path d="M2.5 14V7L8 2.5 13.5 7v7zM6.5 14v-4h3v4" />,
  extra: <path d="M1 14V8l4.5-4L10 8v6zM13 2v6M10 5h6" />,
  react: <path d="M9 1.5 4 9h4l-1 5.5L12 7H8z" />,
  name: <path d="M2 2h6l6.5 6.5-6 6L2 8zM5 5h.01" />,
  store: <path d="M2 6.5h12V14H2zM4.5 6.5v-2a3.5 3.5 0 0 1 7 0v2M8 9.5v2" />,
} as const satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

/** A small symbol; it says nothing by itself, so it always stands beside or inside something named. */
export function Sign({ name, size = 16 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      className="si-sign k-pen"
      data-sign={name}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {SIGNS[name]}
    </svg>
  );
}
