/** Of a button that leads to the photos that the visitor may not see yet. */
export const unlockWords = (count: number): string =>
  count === 1 ? 'Unlock one more photo' : `Unlock ${count} more photos`;

/** Below the last photo that the visitor sees. */
export const lockedWords = (count: number): string =>
  count === 1 ? 'One more photo is not public.' : `${count} more photos are not public.`;
