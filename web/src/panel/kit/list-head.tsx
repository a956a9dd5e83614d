import type { Ref } from 'react';

interface ListHeadProps {
  readonly id: string;
  readonly title: string;
  /** How many entries there are, or that they are being loaded. */
  readonly count: string;
  /** For a heading that takes the focus when an entry leaves the list. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

export function ListHead({ id, title, count, ref }: ListHeadProps) {
  return (
    <div className="panel-section-head">
      <h2 id={id} tabIndex={ref ? -1 : undefined} ref={ref}>
        {title}
      </h2>
      <p role="status" className="count">
        {count}
      </p>
    </div>
  );
}
