import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  readonly size?: number | string;
}

/**
 * Replaces Lucide's own function in the builds: makes the same drawing, but supports neither a context nor refs,
 * and omits the class names of aliases.
 */
export default function createIcon({ name, node }: IconData): (props: IconProps) => ReactElement {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trimEnd(),
        'aria-hidden': rest['aria-label'] === undefined ? true : undefined,
        ...rest,
      },
      drawing,
    );
}
