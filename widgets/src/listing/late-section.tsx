import type { ComponentType, ReactNode } from 'react';
import { Heading } from '../ui/heading.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Deferred, useDeferred } from '../ui/use-deferred.ts';
import { useNear } from '../ui/use-near.ts';

interface LateSectionProps<Props extends object> {
  /** Id of the heading; also names the section's class. */
  readonly id: string;
  readonly title: string;
  /** Of its heading; 2 by default. */
  readonly level?: number;
  /** The code of the content, fetched when the section comes near the view. */
  readonly source: Deferred<ComponentType<Props>>;
  /** The props of the content; the same object while they are equal. */
  readonly props: Props;
  /** How many parts the content has that not every listing has, as far as its height depends on them. */
  readonly extras?: number;
  /** Stands in for content whose code cannot be loaded. */
  readonly failure: string;
}

/** A section whose code and data wait until it comes near; its room is reserved by `late-section.css`. */
export function LateSection<Props extends object>(section: LateSectionProps<Props>): ReactNode {
  const { id, title, level = 2, source, props, extras, failure } = section;
  const { ref, near } = useNear();
  const Content = useDeferred(source, near);
  return (
    <section
      aria-labelledby={id}
      className={`hearth-late ${id}`}
      part={id.replace('listing-', '')}
      data-extras={extras}
      data-loaded={Boolean(Content) || undefined}
    >
      <Heading level={level} id={id}>
        {title}
      </Heading>
      <div className="hearth-late__content" ref={ref}>
        {Content && <Content {...props} />}
        {Content === null && <Notice>{failure}</Notice>}
      </div>
    </section>
  );
}
