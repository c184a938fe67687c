import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import type { AccountForm } from './use-account-form.ts';
import './form-end.css';

interface FormEndProps {
  readonly form: Pick<AccountForm<string>, 'isSending' | 'notice'>;
  readonly action: string;
  /** The button's words while the form is sent. */
  readonly acting: string;
  readonly children?: ReactNode;
}

/** The button of a form, and above it why the last try failed. */
export const FormEnd = ({
  form: { isSending, notice },
  action,
  acting,
  children,
}: FormEndProps): ReactNode => (
  <div className="form-end">
    <p className="form-end__notice" role="alert">
      {notice}
    </p>
    <Button look="primary" type="submit" aria-disabled={isSending}>
      {isSending ? acting : action}
    </Button>
    {children}
  </div>
);
