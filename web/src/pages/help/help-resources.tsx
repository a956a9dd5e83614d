import { usePageTexts } from '../../platform/use-page-texts.js';
import { TileLinks } from './tile-links.js';

export function HelpResources() {
  const { resources } = usePageTexts('help');
  return (
    <section aria-labelledby="resources-title">
      <h2 id="resources-title">{resources.title}</h2>
      <TileLinks links={resources.cards} />
    </section>
  );
}
