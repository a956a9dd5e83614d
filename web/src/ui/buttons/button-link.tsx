import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './control-classes.js';

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
  /** The kind of link that statistics count when it is clicked. */
  readonly 'data-click'?: string;
}

export function ButtonLink({ href, children, variant = 'outline', ...look }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass({ variant, ...look })} data-click={look['data-click']}>
      {children}
    </a>
  );
}
