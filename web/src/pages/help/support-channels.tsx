import { Mail, MessageCircle, Phone } from 'lucide-react';
import { usePageTexts } from '../../platform/use-page-texts.js';

const icons = { phone: Phone, email: Mail, chat: MessageCircle } as const;

const iconOf = (id: string) => (Object.hasOwn(icons, id) ? icons[id as keyof typeof icons] : Mail);

export function SupportChannels() {
  const { support } = usePageTexts('help');
  return (
    <section aria-labelledby="support-title">
      <h2 id="support-title">{support.title}</h2>
      <ul className="tile-grid tile-grid-3">
        {support.channels.map(({ id, title, times, text, link }) => {
          const Sign = iconOf(id);
          return (
            <li key={id} className="tile">
              <Sign size={22} aria-hidden="true" />
              <h3>{title}</h3>
              <p className="tile-note" lang={times.lang}>
                {times.text}
              </p>
              <p>{text}</p>
              {link && (
                <p>
                  <a href={link.href}>{link.text}</a>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
