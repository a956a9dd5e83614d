import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './control-classes.js';

type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonLook> & ButtonLook;

/** A button as the recipe in `system.ts` has it, without Chakra's script. Sends no form unless its `type` says so. */
export function Button({ variant, size, className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={buttonClass({ variant, size, className })} />;
}
