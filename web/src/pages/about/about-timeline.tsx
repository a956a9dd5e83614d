import { usePageTexts } from '../../platform/use-page-texts.js';

export function AboutTimeline() {
  const { timeline } = usePageTexts('about');
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title">{timeline.title}</h2>
      <ol className="timeline">
        {timeline.steps.map(({ year, lang, title, text }) => (
          <li key={year}>
            <b>{year}</b>
            <div>
              <h3 lang={lang}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
