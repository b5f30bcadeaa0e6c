import { expect, it } from 'vitest';
import { codeIn } from './join-by-code.tsx';

it.each([
  ['korva7', 'KORVA7'],
  [' KOR VA7 ', 'KORVA7'],
  ['https://conclave.example/join/KORVA7', 'KORVA7'],
  ['conclave.example/join/korva7?from=mail', 'KORVA7'],
  ['Come here: http://10.0.0.2:8080/join/KORVA7 at eight', 'KORVA7'],
  ['', ''],
  ['https://conclave.example/join/', ''],
])('finds the code in “%s”', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
