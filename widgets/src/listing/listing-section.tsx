import { isLease } from '@hearth/domain/listing/property-type.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import type { ComponentType, ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { type Deferred, deferred, useDeferred } from '../ui/use-deferred.ts';
import { type ContactKind, contactTitle } from './contact-kind.ts';
import { Gallery } from './gallery.tsx';
import { LateSection } from './late-section.tsx';
import { ListingAbout } from './listing-about.tsx';
import type { LateContentProps, SectionProps } from './listing-props.ts';
import type { ListingSection, StorySection } from './listing-sections.ts';
import { taxesBesides } from './taxes-besides.ts';

interface ListingSectionProps extends SectionProps {
  readonly section: ListingSection;
  /** Last request of the visitor. */
  readonly kind: ContactKind;
}

/** Below the first screen: fetched after the first render, and rendered on the server. */
export const story = deferred(() => import('./listing-story.tsx'));
/** Fetched as they come near. */
const payment = deferred(async () => (await import('./listing-payment.tsx')).ListingPayment);
const form = deferred(async () => (await import('./listing-form.tsx')).ListingForm);
const map = deferred(() => import('../map/search-map.tsx'));

/** One section of a listing; null, also for its heading, where the listing has nothing for it. */
export function ListingSectionView({ section, kind, ...props }: ListingSectionProps): ReactNode {
  const { listing, level } = props;
  switch (section) {
    case 'gallery':
      return <Gallery {...props} />;
    case 'about':
      return listing.publicremarks && <ListingAbout listing={listing} level={level} />;
    case 'history':
      return (
        listing.history.length + listing.otherlistings.length > 0 && <Story {...props} section={section} />
      );
    case 'map':
      return (
        listing.latitude !== null && listing.longitude !== null && <Story {...props} section={section} />
      );
    case 'facts':
    case 'legal':
      return <Story {...props} section={section} />;
    case 'payment':
      return (
        !isLease(listing.propertytype) &&
        shownPrice(listing) > 0 && (
          <Late
            {...props}
            id="listing-payment"
            title="Monthly payment"
            source={payment}
            extras={taxesBesides(listing)}
            failure="The calculator could not be loaded."
          />
        )
      );
    case 'form':
      return (
        <Late
          {...props}
          kind={kind}
          id="listing-contact"
          title={contactTitle(kind)}
          source={form}
          failure="The form could not be loaded."
        />
      );
  }
}

interface LateProps extends SectionProps {
  readonly id: string;
  readonly title: string;
  readonly kind?: ContactKind;
  readonly source: Deferred<ComponentType<LateContentProps>>;
  readonly extras?: number;
  readonly failure: string;
}

const Late = ({ id, title, source, extras, failure, kind = 'question', ...props }: LateProps): ReactNode => (
  <LateSection
    id={id}
    title={title}
    level={props.level}
    source={source}
    props={{ ...props, kind }}
    {...(extras !== undefined && { extras })}
    failure={failure}
  />
);

const Story = (props: SectionProps & { readonly section: StorySection }): ReactNode => {
  const part = useDeferred(story);
  if (part) return <part.StorySection {...props} map={map} />;
  if (part === null) return <Notice>The facts could not be loaded.</Notice>;
  return <div className="hearth-listing__story-wait" data-section={props.section} />;
};
