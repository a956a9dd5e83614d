import { cloneElement, useId, useRef, type ReactElement } from 'react';
import { useTooltip } from './use-tooltip.js';

interface Described {
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
}

interface TooltipProps {
  /** A few words; must never be the only place where information is given. */
  readonly text: string;
  readonly children: ReactElement<Described>;
}

/**
 * Explains a control: after 700 ms under the pointer, at once when the control gets the focus by keyboard or
 * another tooltip was shown within the last 300 ms. Escape hides it; the pointer may move onto it. A text
 * that is already the control's name is not used as its description too, since a screen reader would repeat
 * it.
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
