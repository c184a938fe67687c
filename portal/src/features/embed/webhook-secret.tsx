import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The secret that signs a webhook, shown once. */
export function WebhookSecret({ secret }: { readonly secret: string }): ReactNode {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="key-leads__secret" role="status">
      <p>Copy the signing secret now. We won’t show it again.</p>
      <code ref={shown}>{secret}</code>
      <CopyButton text={secret} label="Copy secret" shownIn={shown} />
    </div>
  );
}
