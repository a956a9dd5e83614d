import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'solid' | 'outline';
  readonly size?: 'md' | 'sm';
  readonly className?: string;
  /** The kind of link that a click is counted as. */
  readonly 'data-click'?: string;
}

export function ButtonLink({ href, children, variant = 'outline', ...look }: ButtonLinkProps) {
  return (
    <Button asChild type={undefined} variant={variant} size={look.size} className={look.className}>
      <a href={href} data-click={look['data-click']}>
        {children}
      </a>
    </Button>
  );
}
