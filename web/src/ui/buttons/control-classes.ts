/** Looks of a button; solid and of full height where nothing is said. */
export interface ButtonLook {
  readonly variant?: 'solid' | 'outline' | undefined;
  readonly size?: 'md' | 'sm' | undefined;
  readonly className?: string | undefined;
}

/** Classes of what looks like a button; `control-styles.ts` writes their rules. */
export const buttonClass = ({ variant = 'solid', size = 'md', className }: ButtonLook): string =>
  ['button', `button-${variant}`, `button-${size}`, ...(className === undefined ? [] : [className])].join(
    ' ',
  );
