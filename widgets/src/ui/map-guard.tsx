import type { ReactNode } from 'react';
import { Component } from 'react';
import { Notice } from './notice.tsx';

/** Leaflet may not run where a page forbids markup from text (Trusted Types): the list goes on without the map. */
export class MapGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Notice>The map cannot be shown on this page.</Notice> : this.props.children;
  }
}
