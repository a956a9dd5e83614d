import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { RouteFailed } from '../route-failed.js';
import { useShown } from './shown.js';

interface BoundaryProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows an error until another location is shown. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary location={useShown().location}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteFailed error={failure.error} /> : this.props.children;
  }
}
