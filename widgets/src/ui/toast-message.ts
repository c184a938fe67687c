/** The result of something the visitor did, in a few words. */
export interface ToastMessage {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}
