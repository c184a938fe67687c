import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Pager, type PagerProps } from '../ui/pager.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import sheet from './result-pager.css';

/** The pager with its sheet, since it comes after the results. */
export function ResultPager(props: PagerProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  return (
    <div ref={root}>
      <Pager {...props} />
    </div>
  );
}
