import type { ReactNode } from 'react';
import { Folded } from '../folded.tsx';
import { Icon } from '../icon.tsx';

/** A map in sentences: all that the drawn one shows, folded until it is asked for. */
export const MapText = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Folded
    className="map-text"
    summary={
      <summary>
        <Icon name="log" size={18} /> <span>{label}</span>
        <span className="map-text-close">
          <Icon name="close" size={18} />
        </span>
      </summary>
    }
  >
    {children}
  </Folded>
);
