import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import './form-end.css';

interface FormEndProps {
  readonly form: { readonly isSending: boolean; readonly notice: string | undefined };
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
