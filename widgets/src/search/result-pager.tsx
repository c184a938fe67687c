import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import iconButtonSheet from '../ui/icon-button.css';
import sheet from '../ui/pager.css';
import { Pager, type PagerProps } from '../ui/pager.tsx';

/** The pager with the sheets it needs, since it comes after the results. */
export function ResultPager(props: PagerProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const each of [iconButtonSheet, sheet]) if (root.current) adoptSheet(root.current, each);
  }, []);
  return (
    <div ref={root}>
      <Pager {...props} />
    </div>
  );
}
