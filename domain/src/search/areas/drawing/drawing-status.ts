/** The drawing states of specification section 3. */
export type DrawingStatus = 'NoDrawing' | 'Init' | 'Drawing In Process' | 'Continue Drawing';

/** Statuses in which the rest of the search is paused (specification, fetch lifecycle). */
export const isBusy = (status: DrawingStatus): boolean =>
  status === 'Init' || status === 'Drawing In Process';
