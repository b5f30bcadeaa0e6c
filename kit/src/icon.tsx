/** One family of line icons: 24 × 24, 1.6 wide, round ends. */
const PATHS = {
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  book: 'M12 6c-2-1.4-4.6-2-8-2v14c3.4 0 6 .6 8 2 2-1.4 4.6-2 8-2V4c-3.4 0-6 .6-8 2zM12 6v14',
  bot: 'M5 9h14v10H5zM12 9V5M9.5 5h5M9 13v2M15 13v2M2.5 12.5v3M21.5 12.5v3',
  cards: 'M4 7.5 12.5 4l6 13.5L10 21zM15 5h4.5v10',
  chart: 'M4 4v16h16M7.5 15l4-5 3 2.5L20 6',
  chat: 'M4 5h16v11H11l-4 4v-4H4z',
  check: 'M4.5 12.5 10 18 19.5 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M6 15l6-6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  device: 'M7 3h10v18H7zM11 18h2',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  eye: 'M2.5 12C5 7.6 8.2 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.7 6.5-9.5 6.5S5 16.4 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'fast-forward': 'M4 6l8 6-8 6zM12.5 6l8 6-8 6z',
  flag: 'M5.5 21V4M5.5 5c4-2.5 8 2 13 0v8.5c-5 2-9-2.5-13 0',
  help: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM9.300 9.300a2.800 2.800 0 1 1 4 2.500c-.9.5-1.300 1-1.300 2.200M12 17v.5',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  hourglass: 'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 4 5.5 4 8.5s-4 3.5-4 8.5M16 3.5c0 5-4 5.5-4 8.5s4 3.5 4 8.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.2-1.2',
  log: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.5M4 12h.5M4 18h.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  more: 'M4.5 12h1M11.5 12h1M18.5 12h1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  monitor: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  offline:
    'M3 4l18 17M5 12.5a10 10 0 0 1 4.5-2.6M19 12.5a10 10 0 0 0-5-2.7M8.3 15.8a5.3 5.3 0 0 1 7 0M12 19.2v.1M2 9a14.5 14.5 0 0 1 4.5-2.6M22 9a14.5 14.5 0 0 0-11-3.9',
  open: 'M3.5 19V5.5h6l2 2.5h9V19zM12 11v5.5M9.5 13.5l2.5-2.5 2.5 2.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5l12.5 7.5L7 19.5z',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.5 20H20v-1.5M14 20v-.5',
  rematch: 'M4.5 12a7.5 7.5 0 0 1 13-5.2l2 2.2M19.5 4v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.2l-2-2.2M4.5 20v-5h5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  settings: 'M4 7h9M19 7h1M16 4.5v5M4 17h1M11 17h9M8 14.5v5M4 12h4M14 12h6M11 9.5v5',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 12v8h14v-8',
  shield: 'M12 3.5l7.5 2.5v6c0 4.5-3 7.3-7.5 8.5-4.5-1.2-7.5-4-7.5-8.5V6zM8.5 12l2.5 2.5 4.5-5',
  'skip-end': 'M5 5l10 7-10 7zM18.5 5v14',
  'skip-start': 'M19 5L9 12l10 7zM5.5 5v14',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  star: 'M12 3.5l2.3 6.2 6.2 2.3-6.2 2.3L12 20.5l-2.3-6.2L3.5 12l6.2-2.3z',
  'step-back': 'M15 6l-6 6 6 6M6 6v12',
  'step-forward': 'M9 6l6 6-6 6M18 6v12',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  trophy:
    'M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-4c0 3.5 1.5 5 4 5M16.5 5.5h4c0 3.5-1.5 5-4 5M12 13.5V17M8 20h8M9.5 20c0-2 1-3 2.5-3s2.5 1 2.5 3',
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.5-6 7.5-6s6.7 2 7.5 6',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.6-3.5 2.9-5.2 6.5-5.2s5.9 1.7 6.5 5.2M16 5.3a3.5 3.5 0 0 1 0 6.5M18 14.8c1.9.8 3.1 2.4 3.5 4.7',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.3',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon. It says nothing by itself: name the control that holds it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="k-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
