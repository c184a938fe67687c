import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { Pager, type PagerProps } from '../ui/pager.tsx';
import sheet from './result-pager.css';

/** The pager with its sheet, since it comes after the results. */
export function ResultPager(props: PagerProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  }, []);
  return (
    <div ref={root}>
      <Pager {...props} />
    </div>
  );
}
