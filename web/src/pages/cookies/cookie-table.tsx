import { usePageTexts } from '../../platform/use-page-texts.js';
import { storedItems } from './stored-items.js';

export function CookieTable() {
  const { table, items, categories } = usePageTexts('cookies');
  return (
    <section aria-labelledby="stored-title">
      <h2 id="stored-title">{table.title}</h2>
      <p>
        {table.intro} {table.overHttps}
      </p>
      <table className="cookie-table" aria-labelledby="stored-title">
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.kind}</th>
            <th scope="col">{table.category}</th>
            <th scope="col">{table.purpose}</th>
            <th scope="col">{table.duration}</th>
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ name, kind, category, text }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label={table.kind}>{table.kinds[kind]}</td>
              <td data-label={table.category}>{categories[category].name}</td>
              <td data-label={table.purpose}>{items[text].purpose}</td>
              <td data-label={table.duration}>{items[text].duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
