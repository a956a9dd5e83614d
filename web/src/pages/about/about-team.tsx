import { usePageTexts } from '../../platform/use-page-texts.js';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

export function AboutTeam() {
  const { team } = usePageTexts('about');
  return (
    <section aria-labelledby="team-title">
      <h2 id="team-title">{team.title}</h2>
      <p className="page-intro">
        <span lang={team.introLang}>{team.intro}</span> {team.introRest}
      </p>
      <ul className="tile-grid">
        {team.members.map(({ name, role, text }) => (
          <li key={name} className="tile">
            <span className="monogram" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <h3>{name}</h3>
            <p className="tile-note">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
