import { cloneElement, useId, useRef, type ReactElement } from 'react';
import { useTooltip } from './use-tooltip.js';

interface TooltipProps {
  /** A few words; never the only place of an information. */
  readonly text: string;
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * Explains a control: after 700 ms under the pointer, at once when the control gets the focus by keyboard or another
 * tooltip was shown within the last 300 ms. Escape hides it; the pointer may move onto it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { isOpen, handlers, bubble } = useTooltip(anchor);
  return (
    <span ref={anchor} className="tooltip-anchor" {...handlers}>
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span id={id} ref={bubble} role="tooltip" className="tooltip" popover="manual">
          {text}
        </span>
      )}
    </span>
  );
}
