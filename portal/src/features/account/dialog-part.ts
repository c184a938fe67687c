import type { AccountDialog } from '../../shared/account/account.ts';

/** Props of the content of a dialog of accounts. */
export interface DialogPartProps {
  readonly dialog: AccountDialog;
  /** Shows another dialog in place of this one, with the address that was typed. */
  readonly onSwitch: (name: AccountDialog['name'], email: string) => void;
}
