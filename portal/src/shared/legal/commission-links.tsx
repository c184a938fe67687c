import { consumerProtectionWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { LegalLinks } from '@hearth/widgets/legal/legal-links.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-context.tsx';

/** The two notices of the Texas Real Estate Commission, in its words. */
export function CommissionLinks({ label }: { readonly label: string }): ReactNode {
  return (
    <LegalLinks
      part="documents"
      label={label}
      base={useApp().client.baseUrl}
      links={[
        [iabsWords, '/iabs'],
        [consumerProtectionWords, '/consumer-protection-notice'],
      ]}
    />
  );
}
