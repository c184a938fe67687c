/** The drawing states of specification section 3. */
export type DrawingStatus = 'NoDrawing' | 'Init' | 'Drawing In Process' | 'Continue Drawing';

/** While it is so, nothing else of the search can be changed (specification, fetch lifecycle). */
export const isBusy = (status: DrawingStatus): boolean =>
  status === 'Init' || status === 'Drawing In Process';
