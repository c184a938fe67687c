import { toast } from 'sonner';

/** Toasts and what the device stores outlast the page of a test. */
export const forget = (): void => {
  toast.dismiss();
  localStorage.clear();
};
