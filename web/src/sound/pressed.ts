let isPressed = false;

/** Notes the first press on this page, wherever it is; main.tsx begins it before all else that listens. */
export function watchPresses(): void {
  // With a finger it is the end of a press that allows sound.
  for (const event of ['pointerup', 'keydown'])
    addEventListener(event, () => (isPressed = true), { capture: true, once: true });
}

/** Whether somebody has pressed something since the page was opened, so that the browser lets it sound. */
export const isAllowed = (): boolean => isPressed && (navigator.userActivation?.hasBeenActive ?? true);
