import type { Ref } from 'react';

interface ListHeadProps {
  readonly id: string;
  readonly title: string;
  /** How many entries there are; undefined while that is not known. */
  readonly count: string | undefined;
  /** Said until it is known, or the list has failed, which is said below. */
  readonly loading: string;
  readonly isFailed: boolean;
  /** For a heading that takes the focus when an entry leaves the list. */
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
