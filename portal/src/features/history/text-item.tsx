import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { SkeletonItems } from '../../shared/personal-list/personal-list.tsx';

interface TextItemProps {
  readonly href: string;
  readonly label: string;
  readonly facts: string;
  /** The button that removes it. */
  readonly children: ReactNode;
}

/** A search or a page of a history: the way back to it, and when it was viewed. */
export const TextItem = ({ href, label, facts, children }: TextItemProps): ReactNode => (
  <article className="viewed-text">
    <div>
      <h2 className="viewed-text__name">
        <a href={href} dir="auto">
          {label}
        </a>
      </h2>
      <p className="viewed-text__facts">{facts}</p>
    </div>
    {children}
  </article>
);

export const TextItemsSkeleton = (): ReactNode => (
  <SkeletonItems className="history__texts" count={6}>
    <Skeleton width="60%" height="56px" />
  </SkeletonItems>
);
