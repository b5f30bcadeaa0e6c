import { test } from 'vitest';
import { useHouse } from './lib/house.ts';
import { find, isHalfway, isOver } from './lib/position.ts';
import { lay } from './lib/lay.ts';
const house = useHouse();
test('look', async () => {
  const shots = [['half2', 2, isHalfway], ['half4', 4, isHalfway], ['end4', 4, isOver], 
    ['order', 2, (_s, m) => m.filter(([l]) => l === 'next').length > 1],
    ['accept', 2, (_s, m) => m.some(([l]) => l === 'accept')],
    ['name', 2, (_s, m) => m.some(([l]) => l === 'name')],
    ['sell', 2, (_s, m) => m.some(([l]) => l === 'sell')],
    ['limit', 2, (_s, m) => m.some(([l]) => l === 'discard')],
  ] as const;
  for (const [w,h] of [[360,740],[1280,800]] as const) {
    const p = await house.current.person('Ann', { size: [w,h], touch: w<500 });
    for (const [name, seats, fits] of shots) {
    await p.goes(await lay(house.current, find(seats, fits as never), p));
    await p.prompt.waitFor();
    await p.page.waitForTimeout(300);
    await p.page.screenshot({ path: `/tmp/e2e-shots/${name}-${w}.png` });
    }
  }
});
