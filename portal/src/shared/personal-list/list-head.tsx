import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../app/page-head.tsx';
import type { ScreenProps } from '../app/screen-props.ts';
import { SkeletonItems } from './personal-list.tsx';
import './inbox-list.css';
import { PageTitle } from '../app/page-title.tsx';

export const periods = ['0', '1', '7', '30', '90'] as const;
const periodWords = ['All time', 'Last 24 hours', 'Last 7 days', 'Last 30 days', 'Last 90 days'];
export const sortTypes = ['DESC', 'ASC'] as const;

interface ListHeadProps {
  readonly title: string;
  readonly period: string;
  readonly sortType: string;
  /** It stands in the page of a contact, which has a title. */
  readonly isPart: boolean;
  readonly location: ScreenProps['location'];
  readonly onChoose: (changes: {
    readonly period?: (typeof periods)[number];
    readonly sortType?: (typeof sortTypes)[number];
  }) => void;
  /** Further choices. */
  readonly children: ReactNode;
  /** A button after the choices. */
  readonly action?: ReactNode;
}

/** The title of a list of mails or inquiries, with its period, its order and further choices. */
export const ListHead = ({
  title,
  period,
  sortType,
  isPart,
  location,
  onChoose,
  children,
  action,
}: ListHeadProps): ReactNode => (
  <>
    {!isPart && <PageHead />}
    {isPart ? <h2>{title}</h2> : <PageTitle>{title}</PageTitle>}
    <div className="inbox__choices">
      {children}
      <SelectField
        label="Period"
        value={period}
        choices={periods.map((value, at) => ({ value, label: periodWords[at] ?? '' }))}
        onChange={(value) => onChoose({ period: value as (typeof periods)[number] })}
      />
      <SelectField
        label="Sort"
        value={sortType}
        choices={[
          { value: 'DESC', label: 'Newest first' },
          { value: 'ASC', label: 'Oldest first' },
        ]}
        onChange={(value) => onChoose({ sortType: value as (typeof sortTypes)[number] })}
      />
      <ResetChoices location={location} />
      {action}
    </div>
  </>
);

/** Clears the choices of a list, once there are some in its address. */
function ResetChoices({ location: { pathname, search } }: Pick<ScreenProps, 'location'>): ReactNode {
  const navigate = useNavigate();
  const reset = () => {
    void navigate(pathname);
    // The pressed button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    search !== '' && (
      <Button look="quiet" onClick={reset}>
        Reset
      </Button>
    )
  );
}

export const Waiting = (): ReactNode => (
  <SkeletonItems className="inbox__list" count={5}>
    <Skeleton width="60%" height="56px" />
  </SkeletonItems>
);
