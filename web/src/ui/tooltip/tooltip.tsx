import { cloneElement, useId, useRef, type ReactElement } from 'react';
import { useTooltip } from './use-tooltip.js';

interface Described {
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
}

interface TooltipProps {
  /** A few words; they must never be the only place where some information is given. */
  readonly text: string;
  readonly children: ReactElement<Described>;
}

/**
 * Explains a control: after the pointer has been over it for 700 ms, or at once if the control receives the focus
 * by keyboard or if another tooltip was shown within the last 300 ms. Escape hides the tooltip; the pointer may
 * move onto it. If the text is already the control's name, it is not also used as its description, since a screen
 * reader would repeat it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { isOpen, handlers, bubble } = useTooltip(anchor);
  const describes = isOpen && children.props['aria-label'] !== text;
  return (
    <span ref={anchor} className="tooltip-anchor" {...handlers}>
      {cloneElement(children, { 'aria-describedby': describes ? id : undefined })}
      {isOpen && (
        <span id={id} ref={bubble} role="tooltip" className="tooltip" popover="manual">
          {text}
        </span>
      )}
    </span>
  );
}
