import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { AccountDialog } from '../../shared/account/account.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useCloseOnNavigation } from '../../ui/use-close-on-navigation.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { DialogPartProps } from './dialog-part.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { UnsavedWords } from './unsaved-words.tsx';
import { VerifyAccount } from './verify-account.tsx';
import './account-dialogs.css';

const titles: Readonly<Record<AccountDialog['name'], string>> = {
  'log in': 'Log in',
  'sign up': 'Sign up',
  'forgot password': 'Reset your password',
  verify: 'Verify Account',
  confirm: 'Confirm it’s you',
  unsaved: 'Log out with unsaved changes?',
};

/** The open dialog of accounts. The frame stays while its content is switched. */
export function AccountDialogs({ dialog }: { readonly dialog: AccountDialog }): ReactNode {
  const { account } = useApp();
  const close = () => dialog.isForced !== true && account.close();
  useCloseOnNavigation(close);
  const first = useRef<HTMLElement>(null);
  const { name } = dialog;
  const part: DialogPartProps = {
    dialog,
    onSwitch: (next, email) => account.open({ ...dialog, name: next, email }),
  };
  return (
    <Modal className="account-dialog" labelledBy="account-dialog-title" initialFocus={first} onClose={close}>
      <div className="account-dialog__head">
        <h2 id="account-dialog-title">{titles[name]}</h2>
        {dialog.isForced !== true && <IconButton icon="close" label="Close" onClick={close} />}
      </div>
      <Body part={part} first={first} />
    </Modal>
  );
}

interface BodyProps {
  readonly part: DialogPartProps;
  /** Takes the focus when the dialog opens. */
  readonly first: RefObject<HTMLElement | null>;
}

function Body({ part, first }: BodyProps): ReactNode {
  const { name, wanted, wantedSearch } = part.dialog;
  const toSave = wanted?.street ?? (wantedSearch && `“${wantedSearch}”, then tap Save search again`);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is other fields
  useImperativeHandle(first, () => firstIn(body.current) as HTMLElement, [name]);
  const before = useRef(name);
  useLayoutEffect(() => {
    // The first one is focused by the frame, which first notes what had the focus.
    if (before.current !== name) firstIn(body.current)?.focus();
    before.current = name;
  }, [name]);
  return (
    <div className="account-dialog__body" ref={body} tabIndex={-1}>
      {toSave && <p className="account-form__small">Sign up or log in to save {toSave}.</p>}
      {name === 'log in' && <LogInForm {...part} />}
      {name === 'sign up' && <SignUpForm {...part} />}
      {name === 'forgot password' && <ForgotPasswordForm {...part} />}
      {name === 'confirm' && <ConfirmForm {...part} />}
      {name === 'verify' && <VerifyAccount {...part} />}
      {name === 'unsaved' && <UnsavedWords />}
    </div>
  );
}

/** The first field without text: known values are filled in. */
function firstIn(body: HTMLElement | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll('input') ?? [])].filter(({ type }) => type !== 'checkbox');
  return fields.find(({ value }) => value === '') ?? fields[0] ?? body;
}
