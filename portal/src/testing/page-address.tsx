import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The path and the decoded query of the page, which tests read. */
export function PageAddress(): ReactNode {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + decodeURIComponent(search)}</p>;
}

/** Goes back as the browser's own button does. */
export function BackButton(): ReactNode {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      One back
    </button>
  );
}
