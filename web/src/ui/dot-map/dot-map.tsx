import { mapSize, type DotLayer } from './draw-dots.js';

interface DotMapProps {
  readonly layers: readonly DotLayer[];
  readonly lit?: { readonly x: number; readonly y: number } | null;
  /** Description for screen readers; without it the map is treated as decoration. */
  readonly label?: string;
}

/** Gewerk's signature: Germany with one dot per city. */
export function DotMap({ layers, lit, label }: DotMapProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className="dot-map" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} {...naming}>
      {layers.map(({ width, path }) => (
        <path key={width} d={path} strokeWidth={width} />
      ))}
      {lit && (
        <>
          <circle className="dot-halo" cx={lit.x} cy={lit.y} r="13" />
          <circle className="dot-lit" cx={lit.x} cy={lit.y} r="5.5" />
        </>
      )}
    </svg>
  );
}
