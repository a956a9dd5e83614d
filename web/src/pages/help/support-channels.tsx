import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useSite } from '../../platform/app-context.js';
import { phoneLink } from '../../shared/site/site-contact.js';
import { usePageTexts } from '../../platform/use-page-texts.js';

const icons = { phone: Phone, email: Mail, chat: MessageCircle } as const;

const iconOf = (id: string) => (Object.hasOwn(icons, id) ? icons[id as keyof typeof icons] : Mail);

export function SupportChannels() {
  const { support } = usePageTexts('help');
  const site = useSite();
  const own: Readonly<Record<string, { text: string; href: string } | undefined>> = {
    phone: site.phone === undefined ? undefined : { text: site.phone, href: phoneLink(site.phone) },
    email: site.email === undefined ? undefined : { text: site.email, href: `mailto:${site.email}` },
  };
  return (
    <section id="support" aria-labelledby="support-title">
      <h2 id="support-title">{support.title}</h2>
      <ul className="tile-grid tile-grid-3">
        {support.channels.map(({ id, title, times, text, link: usual }) => {
          const Sign = iconOf(id);
          const link = own[id] ?? usual;
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
