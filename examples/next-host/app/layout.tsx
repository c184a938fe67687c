import { HearthScript } from '@hearth/react';
import type { ReactNode } from 'react';
import { hearth } from '../hearth';

export const metadata = { title: 'Cedar Row Lending' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <HearthScript server={hearth} embedKey={process.env.NEXT_PUBLIC_HEARTH_KEY} />
        {children}
      </body>
    </html>
  );
}
