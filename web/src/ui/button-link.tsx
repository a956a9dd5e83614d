import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'solid' | 'outline';
  readonly size?: 'md' | 'sm';
  readonly className?: string;
}

/** A link with the look of a button. */
export function ButtonLink({ href, children, variant = 'outline', size, className }: ButtonLinkProps) {
  return (
    <Button asChild type={undefined} variant={variant} size={size} className={className}>
      <a href={href}>{children}</a>
    </Button>
  );
}
