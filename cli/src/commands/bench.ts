import { bench, type Figure, machine, PARTS } from '@conclave/bench';
import { InputError } from '../faults.ts';
import { number, table } from '../text.ts';

/** `conclave bench [PART…]` */
export default async function measure(ids: readonly string[], options: { json?: true }): Promise<number> {
  const unknown = ids.find((id) => !PARTS.some((part) => part.id === id));
  if (unknown !== undefined)
    throw new InputError(
      `the bench has no part “${unknown}”. There are: ${PARTS.map(({ id }) => id).join(', ')}.`,
    );

  if (options.json) console.log(JSON.stringify(await bench(ids), null, 2));
  else {
    const { processor, cores, node } = machine();
    console.log(`${processor}, ${cores} cores, Node.js ${node}`);
    await bench(ids, ({ id, title, figures, missing }) => {
      const rows = figures.map((figure) => [figure.what, figured(figure.value), figure.unit, goal(figure)]);
      console.log(`\n${id}: ${title}\n\n${missing ?? table(['', 'median', '', 'goal'], rows)}`);
    });
  }
  return 0;
}

const figured = (value: number): string => number(value, value < 10 ? 2 : value < 1000 ? 1 : 0);

const goal = ({ value, least, most }: Figure): string => {
  if (least !== undefined) return `≥ ${number(least)} ${value >= least ? '✓' : '✗'}`;
  if (most !== undefined) return `≤ ${number(most)} ${value <= most ? '✓' : '✗'}`;
  return '';
};
