import type { ReactNode } from 'react';

interface FormActionsProps {
  /** Buttons that need the client's scripts. */
  readonly children: ReactNode;
  /** Buttons with which the browser sends the form itself; Enter presses the first one. */
  readonly plain: ReactNode;
  /** Whether the page is the response to a form and has no scripts. */
  readonly isPlain: boolean;
}

/** The buttons of a form that can be sent without JavaScript; only one of the two sets is shown at a time. */
export function FormActions({ children, plain, isPlain }: FormActionsProps) {
  const buttons = <div className="form-actions is-plain">{plain}</div>;
  if (isPlain) return buttons;
  return (
    <>
      <div className="form-actions">{children}</div>
      <noscript>{buttons}</noscript>
    </>
  );
}
