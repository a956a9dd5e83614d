import { usePageTexts } from '../../../platform/use-page-texts.js';

const scores = [5, 4, 3, 2, 1] as const;
const FULL = 100;

export function RatingDistribution({ counts }: { readonly counts: Record<string, number> | null }) {
  const texts = usePageTexts('business');
  if (counts === null) return null;
  const all = scores.reduce((sum, score) => sum + (counts[score] ?? 0), 0);
  return (
    <section aria-labelledby="distribution-title">
      <h2 id="distribution-title">{texts.distribution}</h2>
      <ul className="distribution figures">
        {scores.map((score) => {
          const count = counts[score] ?? 0;
          return (
            <li key={score}>
              <span>{score}</span>
              <svg
                viewBox={`0 0 ${FULL} 10`}
                preserveAspectRatio="none"
                role="img"
                aria-label={texts.score(score, count)}
              >
                <rect className="bar-ground" width={FULL} height="10" />
                <rect className="bar" width={all === 0 ? 0 : Math.round((count / all) * FULL)} height="10" />
              </svg>
              <span>{texts.scoreCount(count)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
