import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../../shared/app/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import type { QrPath } from '../../ui/qr-path.ts';
import { sheetReady } from './sheet-ready.ts';
import './print-button.css';

const encoder = deferred(async () => (await import('../../ui/qr-path.ts')).qrPath);

/** Prints a home with the address of its page, as text and as a QR code. */
export function PrintButton({ path }: { readonly path: string }): ReactNode {
  const { origin } = useApp();
  const [code, setCode] = useState<QrPath>();
  const url = `${origin}${path}`;
  const printSheet = async () => {
    // Without the code the sheet has the address alone.
    const [encode] = await Promise.all([encoder.fetch().catch(() => null), sheetReady()]);
    if (encode) flushSync(() => setCode(encode(url)));
    print();
  };
  return (
    <>
      <Button onClick={printSheet}>
        <PortalIcon name="print" /> Print
      </Button>
      <figure className="print-address">
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="QR code of this page">
            <path d={code.d} />
          </svg>
        )}
        <figcaption>
          Photos, current price and status: <span>{url}</span>
        </figcaption>
      </figure>
    </>
  );
}
