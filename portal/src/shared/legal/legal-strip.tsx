import type { ReactNode } from 'react';
import { CommissionLinks } from './commission-links.tsx';
import './legal-strip.css';

/** The notices of the commission near the head of a page, in one line where it has room. */
export function LegalStrip(): ReactNode {
  return (
    <div className="legal-strip hearth-legal">
      <CommissionLinks label="Real estate notices of Texas" />
    </div>
  );
}
