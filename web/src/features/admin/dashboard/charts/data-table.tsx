import { usePanelLocale } from '../../panel-locale.js';

interface DataTableProps {
  readonly summary: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: number[]])[];
}

/** What a plot shows, as a table that can be unfolded. */
export function DataTable({ summary, heads, rows }: DataTableProps) {
  const locale = usePanelLocale();
  return (
    <details className="panel-data">
      <summary>{summary}</summary>
      <div className="panel-scroll" role="region" aria-label={summary} tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={index > 0 ? 'number' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index} className="number">
                    {value.toLocaleString(locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
