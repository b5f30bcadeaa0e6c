import { IconButton } from '../button.tsx';
import { NEAREST } from './camera.ts';
import type { CameraControl } from './use-camera.ts';

/** Nearer, farther, and all of it: for those who neither pinch nor turn a wheel. */
export function ZoomButtons({
  control: { camera, nearer, farther, whole },
}: {
  readonly control: CameraControl;
}) {
  return (
    <div className="map-zoom">
      <IconButton icon="plus" label="Nearer" disabled={camera.k >= NEAREST} onClick={nearer} />
      {camera.k > 1 && (
        <>
          <IconButton icon="minus" label="Farther" onClick={farther} />
          <IconButton icon="home" label="Whole map" onClick={whole} />
        </>
      )}
    </div>
  );
}
