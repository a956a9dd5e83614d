import type { Ref } from 'react';

interface ListHeadProps {
  readonly id: string;
  readonly title: string;
  /** Number of entries; undefined while unknown. */
  readonly count: string | undefined;
  /** Shown until the number is known or loading has failed; a failure is reported below the heading. */
  readonly loading: string;
  readonly isFailed: boolean;
  /** Ref of a heading that receives the focus when an entry is removed from the list. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

export function ListHead({ id, title, count, loading, isFailed, ref }: ListHeadProps) {
  return (
    <div className="panel-section-head">
      <h2 id={id} tabIndex={ref ? -1 : undefined} ref={ref}>
        {title}
      </h2>
      <p role="status" className="count">
        {count ?? (isFailed ? '' : loading)}
      </p>
    </div>
  );
}
