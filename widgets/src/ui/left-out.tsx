import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** Filters that a search ignored, since they are locked for the visitor: 'Sign up to see sold homes.' */
export function LeftOut({ of }: { readonly of: readonly LeftOutFilter[] | undefined }): ReactNode {
  return of && of.length > 0 ? <Notice>{of.map(({ words }) => words).join(' ')}</Notice> : null;
}
