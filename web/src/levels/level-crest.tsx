import { Icon } from '@conclave/kit';

/** Each its own device: a sprout, a key, a knight, a crown. */
const DEVICES: Readonly<Record<string, string>> = {
  novice: 'M19 31V21q-8 0-9-8q9 0 10 6q1-8 10-9q0 10-9 11v10z',
  steward:
    'M20 9a6 6 0 0 1 2 11.600V24h4v3h-4v2h4v3h-8V20.600A6 6 0 0 1 20 9zm0 3a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  strategist: 'M13 31q0-6 5-10q-4 0-6 3l-2-4q3-8 10-9l1-3l2.500 3q7 3 7 12v8z',
  hegemon: 'M9 29L8 14l6.500 6L20 10l5.500 10L32 14l-1 15z',
};

/** The crest of a level: a device of its own, and below it as many studs as it is strong. Decoration beside its name. */
export function LevelCrest({ level, size = 34 }: { readonly level: string; readonly size?: number }) {
  const device = DEVICES[level];
  if (device === undefined) return <Icon name="bot" size={size * 0.8} />;
  const studs = Object.keys(DEVICES).indexOf(level) + 1;
  return (
    <svg className="level-crest" width={size} height={size * 1.15} viewBox="0 0 40 46" aria-hidden="true">
      <path className="level-shield" d="M3 4q17-5 34 0v19q0 14-17 21Q3 37 3 23z" />
      <path className="level-device" fillRule="evenodd" d={device} />
      {Array.from({ length: studs }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stud is its place
        <circle key={i} className="level-device" cx={20 + (i - (studs - 1) / 2) * 5} cy={36} r={1.7} />
      ))}
    </svg>
  );
}
