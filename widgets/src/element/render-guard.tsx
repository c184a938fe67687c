import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Called for each error of the component. */
  readonly onError: () => void;
}

/**
 * Stands between a widget and its host page: when a component throws while rendering, one quiet line with a retry takes
 * its place, below the content the page itself provided, and no error reaches the page.
 */
export class RenderGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Hearth:', error);
    this.props.onError();
  }

  /** Other attributes may well be what it takes. */
  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <slot />
        <p className="guard" role="status">
          This could not be shown.
          <button type="button" onClick={() => this.setState({ failed: false })}>
            Try again
          </button>
        </p>
      </>
    );
  }
}
