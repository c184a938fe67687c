import { expect } from 'vitest';

/**
 * Resolves once the map has made room for the open popup: a frame after the popup has the focus, the map moves it into
 * view. A press before that aims at where the button was.
 */
export async function popupAtRest(): Promise<void> {
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
  await new Promise(requestAnimationFrame);
  await expect.poll(() => document.querySelector('.leaflet-pan-anim')).toBeNull();
}
