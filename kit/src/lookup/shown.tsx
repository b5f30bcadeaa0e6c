import type { Thing } from '@conclave/frame/event-parts.ts';
import type { Core } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { ThingProps } from '../game-ui.ts';

/*
 * What the games' things are made of.
 */

/** A thing in a line: its sign, its name, and what is to be said of it. */
export const ThingLine = ({
  sign,
  name,
  children,
}: {
  readonly sign?: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <p>
    {sign} <b>{name}</b>: {children}
  </p>
);

/** A place of the board in words, where there is a board. */
export const placeThing =
  <S extends Core>(say: (view: S, place: number, names: readonly string[]) => string) =>
  ({ which, table }: ThingProps<S>) =>
    table && (
      <p>
        {say(
          table.view,
          which,
          table.seats.map(({ name }) => name),
        )}
      </p>
    );

/** The names of all things of a kind, which stand in the order of a list. */
export const namesOf = (
  kind: string,
  list: readonly { readonly name: string }[],
): { readonly [name: string]: Thing } =>
  Object.fromEntries(list.map(({ name }, which) => [name, [kind, which] as const]));
