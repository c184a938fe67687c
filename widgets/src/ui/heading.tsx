import type { ReactNode } from 'react';

interface HeadingProps {
  /** 1 to 6; a level beyond is the nearest of them. */
  readonly level: number;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading of a level that the page around it decides. */
export function Heading({ level, ...rest }: HeadingProps): ReactNode {
  const Tag = `h${Math.min(Math.max(Math.round(level), 1), 6)}` as 'h2';
  return <Tag {...rest} />;
}
