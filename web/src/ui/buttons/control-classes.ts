/** The appearance of a button; solid and of full height by default. */
export interface ButtonLook {
  readonly variant?: 'solid' | 'outline' | undefined;
  readonly size?: 'md' | 'sm' | undefined;
  readonly className?: string | undefined;
}

/** Classes of elements that look like buttons; `control-styles.ts` writes their rules. */
export const buttonClass = ({ variant = 'solid', size = 'md', className }: ButtonLook): string =>
  ['button', `button-${variant}`, `button-${size}`, ...(className === undefined ? [] : [className])].join(
    ' ',
  );
