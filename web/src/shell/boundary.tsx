import { Component, type ReactNode } from 'react';
import { Missing } from './missing.tsx';

/** Shows a page instead of nothing when a part of it fails or could not be loaded. The fault goes to the console. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Missing title="Something went wrong on this page">
        Nothing was lost: the server keeps every game. Load the page again; if it happens again, tell us what
        you did last.
      </Missing>
    );
  }
}
