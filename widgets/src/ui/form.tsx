import type { ComponentProps, FormEvent, MouseEvent, ReactNode } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onClick'> {
  readonly onSubmit: (form: HTMLFormElement) => unknown;
}

/**
 * A form that a script reads and sends. It acts on the press itself, also on the one that browsers make of Enter in a
 * field: in a frame without `allow-forms`, as WordPress makes them, submit buttons do nothing and no `submit` is fired.
 */
export function Form({ onSubmit, ...rest }: FormProps): ReactNode {
  const act = (event: FormEvent<HTMLFormElement> | MouseEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  const press = (event: MouseEvent<HTMLFormElement>) => {
    if ((event.target as Element).closest('[type="submit"]')) act(event);
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents: browsers press the button for Enter
  return <form {...rest} onSubmit={act} onClick={press} />;
}
