import { type Look, PlaceButton, type PlaceState, type Point } from '@conclave/kit/table';
import { memo, useRef } from 'react';

/** What one can do with territories. */
export interface Handlers {
  readonly press: (territory: number) => void;
  readonly look: Look;
  readonly pin: (territory: number) => void;
  readonly show: (at: Point) => void;
}

/** The same handlers at every drawing, which do what the last ones given do: so that no button is drawn anew for them. */
export function useSteady(handlers: Handlers): Handlers {
  const now = useRef(handlers);
  now.current = handlers;
  const steady = useRef<Handlers>({
    press: (territory) => now.current.press(territory),
    look: (...looked) => now.current.look(...looked),
    pin: (territory) => now.current.pin(territory),
    show: (at) => now.current.show(at),
  });
  return steady.current;
}

interface ButtonProps {
  readonly territory: number;
  readonly label: string;
  readonly at: Point;
  readonly state: PlaceState;
  /** Whether what stands there would be attacked or destroyed. */
  readonly isAimed: boolean;
  readonly isLooked: boolean;
  readonly handlers: Handlers;
}

/** A territory as a button, drawn anew only when something of it changes. */
export const TerritoryButton = memo(
  ({ territory, label, at, state, isAimed, isLooked, handlers }: ButtonProps) => {
    const said = isAimed ? ' Can be attacked.' : state === 'lit' ? ' Can be chosen.' : '';
    return (
      <PlaceButton
        className="hx-territory"
        place={territory}
        label={`${label}${said}`}
        at={at}
        state={state}
        isFar={isAimed}
        isLooked={isLooked}
        {...handlers}
      />
    );
  },
);
