import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './control-classes.js';

type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonLook> & ButtonLook;

/**
 * A button styled by the recipe in `system.ts`, without Chakra's script. It submits a form only if it has
 * `type="submit"`.
 */
export function Button({ variant, size, className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={buttonClass({ variant, size, className })} />;
}
