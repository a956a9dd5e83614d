import type { CatalogueEntry } from '../src/ui/catalogue-entry.js';
import { IconSprite } from '../src/ui/icons/icon-sprite.js';

/** Every component in every state, one below the other, in the browser's colour mode. */
export function CataloguePage({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  return (
    <>
      <IconSprite />
      <main style={{ maxWidth: '60rem', margin: '0 auto', padding: '2rem 1rem' }}>
        <h1 lang="en">Components</h1>
        {entries
          .toSorted((one, other) => one.title.localeCompare(other.title))
          .map(({ title, isOfPanel, states }) => (
            <section
              key={title}
              className={isOfPanel ? 'panel' : undefined}
              aria-label={title}
              style={{ marginTop: '3rem' }}
            >
              <h2 lang="en">{title}</h2>
              {Object.entries(states).map(([state, component]) => (
                <div key={state} data-state={state} style={{ marginTop: '1.5rem' }}>
                  <p lang="en" style={{ color: 'var(--g-colors-muted)' }}>
                    {state}
                  </p>
                  {component}
                </div>
              ))}
            </section>
          ))}
      </main>
    </>
  );
}
