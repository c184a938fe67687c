/** What became of something that somebody did, in a few words. */
export interface ToastMessage {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}
