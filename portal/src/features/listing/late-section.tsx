import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type Deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import type { ComponentType, ReactNode } from 'react';
import './late-section.css';

interface LateSectionProps<Props extends object> {
  /** Id of the heading; also names the section's class. */
  readonly id: string;
  readonly title: string;
  /** The code of the content, fetched when the section comes near the view. */
  readonly source: Deferred<ComponentType<Props>>;
  /** The props of the content; the same object while they are equal. */
  readonly props: Props;
  /** How many parts the content has that not every listing has, as far as its height depends on them. */
  readonly extras?: number;
  /** Stands in for content whose code cannot be loaded. */
  readonly failure: string;
}

/** A section of the page whose code and data wait until it comes near; its room is reserved by `late-section.css`. */
export function LateSection<Props extends object>({
  id,
  title,
  source,
  props,
  extras,
  failure,
}: LateSectionProps<Props>): ReactNode {
  const { ref, near } = useNear();
  const Content = useDeferred(source, near);
  return (
    <section
      aria-labelledby={id}
      className={`late-section ${id}`}
      data-extras={extras}
      data-loaded={Boolean(Content) || undefined}
    >
      <h2 id={id}>{title}</h2>
      <div className="late-section__content" ref={ref}>
        {Content && <Content {...props} />}
        {Content === null && <Notice>{failure}</Notice>}
      </div>
    </section>
  );
}
