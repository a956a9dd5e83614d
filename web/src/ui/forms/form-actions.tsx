import type { ReactNode } from 'react';

interface FormActionsProps {
  /** Buttons that need the client. */
  readonly children: ReactNode;
  /** Buttons by which the browser sends the form itself, the one that Enter presses first. */
  readonly plain: ReactNode;
  /** Whether the page answers a form and has no scripts. */
  readonly isPlain: boolean;
}

/** The buttons of a form that can be sent without JavaScript, which are never there together. */
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
