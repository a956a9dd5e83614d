import { Component, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { useIsOffline } from '../../platform/use-is-offline.js';
import { Button } from '../buttons/button.js';

interface PartProps {
  /** Shown while the scripts of the part are loading. */
  readonly fallback?: ReactNode;
  /** Shown if the scripts could not be loaded; by default a line that says so. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that is loaded when it is needed. A failure in the part affects neither the surrounding page
 * nor input on that page.
 */
export function Part({ fallback = null, otherwise = <PartFailed />, children }: PartProps) {
  return (
    <PartBoundary otherwise={otherwise}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

function PartFailed() {
  const { error, offline } = useTexts().common;
  const isOffline = useIsOffline();
  const { title, lang } = isOffline ? offline : error;
  return (
    <p role="status" lang={lang}>
      {title} {!isOffline && <Button onClick={() => window.location.reload()}>{error.reload}</Button>}
    </p>
  );
}

interface BoundaryState {
  readonly isFailed: boolean;
}

class PartBoundary extends Component<Omit<PartProps, 'fallback'>, BoundaryState> {
  override state: BoundaryState = { isFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(error);
  }

  override render(): ReactNode {
    const { otherwise, children } = this.props;
    return this.state.isFailed ? otherwise : children;
  }
}
