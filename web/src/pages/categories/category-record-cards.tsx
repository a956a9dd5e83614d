import type { CategoryCounts, getDirectoryCounts, OutputOf } from '@gewerk/contracts/bus';
import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';
import { Icon } from '../../ui/icons/icon.js';
import { categoryRecords } from './category-records.js';
import { mainCategories, otherCategories } from '../../shared/directory/shown-categories.js';

const compared: ReadonlySet<string> = new Set([...mainCategories, ...otherCategories]);

interface CategoryRecordCardsProps {
  readonly figures: readonly CategoryCounts[];
  readonly stats: OutputOf<typeof getDirectoryCounts>;
}

export function CategoryRecordCards({ figures, stats }: CategoryRecordCardsProps) {
  const texts = useTexts();
  const { market: labels } = usePageTexts('categories');
  const link = useLink();
  const { growing, rated, spread } = categoryRecords(figures.filter(({ slug }) => compared.has(slug)));
  const leaders = [
    growing && {
      label: labels.growing,
      icon: 'growth' as const,
      of: growing,
      text: labels.growingText(growing.addedLast30Days),
    },
    rated?.averageRating && {
      label: labels.rated,
      icon: 'award' as const,
      of: rated,
      text: labels.ratedText(rated.averageRating),
    },
    spread && {
      label: labels.spread,
      icon: 'place' as const,
      of: spread,
      text: labels.spreadText(spread.cities),
    },
  ].filter((leader) => typeof leader === 'object' && leader !== null);
  return (
    <section aria-labelledby="market-title">
      <h2 id="market-title">{labels.title}</h2>
      <ul className="market-cards">
        <li>
          <Icon name="add" size={22} />
          <h3>{labels.added}</h3>
          <b>{labels.addedValue(stats.addedLast30Days)}</b>
          <p>{labels.addedText(stats.total, stats.addedLast30Days)}</p>
        </li>
        {leaders.map(({ label, icon, of, text }) => (
          <li key={label}>
            <Icon name={icon} size={22} />
            <h3>{label}</h3>
            <b>
              <a href={link(paths.category(of.slug))}>{categoryTexts(texts, of.slug).name}</a>
            </b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
