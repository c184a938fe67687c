import { Button } from '@hearth/widgets/ui/button.tsx';
import { Component, type ReactNode } from 'react';
import './route-boundary.css';

interface RouteBoundaryProps {
  readonly children: ReactNode;
  /** The title of the page after its screen failed. */
  readonly head?: ReactNode;
  /** A new value is a new page, which clears the failure. */
  readonly page: string;
  /** Stands in for a part of the page that failed, in place of the words for a screen. */
  readonly failure?: (retry: () => void) => ReactNode;
}

interface RouteBoundaryState {
  readonly failed: boolean;
}

/** Catches errors of a screen: header and footer stay, and the visitor can continue. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { failed: false };

  static getDerivedStateFromError(): RouteBoundaryState {
    return { failed: true };
  }

  override componentDidUpdate(before: RouteBoundaryProps): void {
    if (this.state.failed && before.page !== this.props.page) this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { children, head, failure } = this.props;
    if (!this.state.failed) return children;
    if (failure) return failure(() => this.setState({ failed: false }));
    return (
      <section className="route-error" role="alert">
        {head}
        <h1>Something went wrong</h1>
        <p>This page could not be shown. Reload it to try again; nothing that you saved is lost.</p>
        <Button look="primary" icon="retry" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </section>
    );
  }
}
