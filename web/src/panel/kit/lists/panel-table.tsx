import type { AriaAttributes, Key, ReactNode } from 'react';

export interface PanelColumn<Row> {
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Whether the column's cells name their rows. */
  readonly isName?: boolean;
  /** Class of the header and the cells; `number` aligns them at the end. */
  readonly className?: string;
  readonly sort?: AriaAttributes['aria-sort'];
}

interface PanelTableProps<Row> {
  /** Names the table if no heading does. */
  readonly caption?: string;
  /** The id of the heading that names the table. */
  readonly labelledBy?: string;
  readonly className?: string;
  readonly columns: readonly PanelColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** Whether the rows still come from the previous call while newer ones are being loaded. */
  readonly isOld?: boolean;
  /**
   * Whether the cells of a row are stacked on a phone, each with its header: for tables that are read row by
   * row.
   */
  readonly stacks?: boolean;
  /** Content that replaces a row's cells after the first; null to show the cells. */
  readonly whole?: (row: Row) => ReactNode;
}

/** A table that can be scrolled sideways, also by keyboard. */
export function PanelTable<Row>(props: PanelTableProps<Row>) {
  const {
    caption,
    labelledBy,
    className = '',
    columns,
    rows,
    keyOf,
    isOld,
    stacks = false,
    whole = () => null,
  } = props;
  const headOf = ({ head }: PanelColumn<Row>): string | undefined =>
    stacks && typeof head === 'string' ? head : undefined;
  return (
    <div
      className="panel-scroll"
      role="region"
      aria-label={caption}
      aria-labelledby={labelledBy}
      tabIndex={0}
      aria-busy={isOld}
    >
      <table className={['panel-table', stacks && 'is-stacked', className].filter(Boolean).join(' ')}>
        {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ head, className: style, sort }, index) => (
              <th key={index} scope="col" className={style} aria-sort={sort}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const across = whole(row);
            const shown = across === null ? columns : columns.slice(0, 1);
            return (
              <tr key={keyOf(row)}>
                {shown.map((column, index) =>
                  column.isName ? (
                    <th key={index} scope="row" className={column.className} data-head={headOf(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={index} className={column.className} data-head={headOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
                {across !== null && <td colSpan={Math.max(1, columns.length - 1)}>{across}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
