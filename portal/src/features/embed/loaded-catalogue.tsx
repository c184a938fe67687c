import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { type Catalogue, useCatalogue } from './use-catalogue.ts';

interface LoadedCatalogueProps {
  /** Heading of the page where the list could not be loaded. */
  readonly title: string;
  readonly children: (catalogue: Catalogue) => ReactNode;
}

/** A page about the elements of the build, once they are loaded. */
export function LoadedCatalogue({ title, children }: LoadedCatalogueProps): ReactNode {
  const { data, isPending, refetch } = useCatalogue();
  if (isPending) return <ScreenSkeleton />;
  if (data) return children(data);
  return (
    <div className="embed embed--failed">
      <h1>{title}</h1>
      <p role="alert">The list of widgets could not be loaded.</p>
      <Button icon="retry" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
