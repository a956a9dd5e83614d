import { usePageTexts } from '../../platform/use-page-texts.js';
import type { PanelWork } from '../kit/waiting/get-work.js';

/** Which services are responding: one sentence, with the response times on request. */
export function ServiceHealth({ services }: Pick<PanelWork, 'services'>) {
  const { services: texts } = usePageTexts('admin').home;
  const silent = services.filter(({ answers }) => !answers).map(({ name }) => texts.names[name]);
  return (
    <details className="home-health" data-fine={silent.length === 0}>
      <summary>{silent.length === 0 ? texts.fine : texts.silent(silent.join(', '))}</summary>
      <ul aria-label={texts.title}>
        {services.map(({ name, answers, took }) => (
          <li key={name} data-fine={answers}>
            {answers ? texts.took(texts.names[name], took) : texts.away(texts.names[name])}
          </li>
        ))}
      </ul>
    </details>
  );
}
