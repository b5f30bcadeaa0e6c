import { AtTable, tableScope } from '@conclave/kit';
import { people, propsFor } from '@conclave/kit/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { apex as game } from '../index.ts';
import { table } from '../tests/table.ts';
import { CardTile } from './card/tile.tsx';
import { Zoom } from './card/zoom.tsx';
import { useDraft } from './draft.ts';
import { Prompt } from './prompt/prompt.tsx';

const CARD = 17;
const props = propsFor(
  game,
  table({ players: { H: { hand: [3, CARD] }, M: {}, S: {} } }).s,
  0,
  people('Ada', 'Bo', 'Cy'),
);

describe('two tables of one game on one page', () => {
  let scopes = [tableScope('one'), tableScope('other')];
  beforeEach(() => {
    scopes = [tableScope('one'), tableScope('other')];
  });
  const page = (part: ReactElement): readonly string[] =>
    renderToStaticMarkup(
      scopes.map((scope) => (
        <AtTable key={scope.id} scope={scope}>
          {part}
          <hr />
        </AtTable>
      )),
    ).split('<hr/>');
  const atFirst = (Press: () => null) =>
    renderToStaticMarkup(
      <AtTable scope={scopes[0]!}>
        <Press />
      </AtTable>,
    );

  it('read a card large each for itself', () => {
    atFirst(() => {
      CardTile({ index: CARD }).props.onClick();
      return null;
    });
    const [one, other] = page(<Zoom {...props} />);
    expect(one).toContain(`Card ${CARD}`);
    expect(other).toBe('');
  });

  it('put a move together each for itself', () => {
    const [before] = page(<Prompt {...props} />);
    atFirst(() => {
      useDraft(props).pick('card', CARD);
      return null;
    });
    const [one, other] = page(<Prompt {...props} />);
    expect(one).toContain(`Card ${CARD}: choose its side`);
    expect(other).toBe(before);
  });
});
