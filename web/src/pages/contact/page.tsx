import { Mail } from 'lucide-react';
import { useLink, useSite } from '../../platform/app-context.js';
import { phoneLink } from '../../shared/site/site-contact.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { contactHead } from './contact-head.js';
import { ContactForm } from './contact-form.js';

export default function ContactPage() {
  const texts = usePageTexts('contact');
  const { card, faq, cta } = texts;
  const link = useLink();
  const site = useSite();
  const address = site.email ?? card.address;
  useHead(contactHead(texts));
  return (
    <div className="wrap page" lang={texts.lang}>
      <h1>{texts.heading}</h1>
      <p className="page-intro">{texts.intro}</p>
      <div className="contact-columns">
        <section className="form-card" aria-labelledby="contact-form-title">
          <h2 id="contact-form-title">{texts.form.title}</h2>
          <ContactForm />
        </section>
        <div className="contact-side">
          <section className="tile" aria-labelledby="contact-card-title">
            <Mail size={22} aria-hidden="true" />
            <h3 id="contact-card-title">{card.title}</h3>
            <p>{card.text}</p>
            <p>
              <a href={`mailto:${address}`}>{address}</a>
            </p>
            <p className="tile-note">{card.reply}</p>
            {site.phone !== undefined && (
              <p>
                <a href={phoneLink(site.phone)}>{site.phone}</a>
              </p>
            )}
            <p lang={card.hours.lang}>
              {card.hours.label}{' '}
              {site.supportHours === undefined ? card.hours.text : <span lang="">{site.supportHours}</span>}
            </p>
          </section>
          <section className="tile tile-strong" aria-labelledby="contact-cta-title">
            <h3 id="contact-cta-title">{cta.title}</h3>
            <p>{cta.text}</p>
            <ButtonLink href={link(paths.addBusiness)}>{cta.button}</ButtonLink>
          </section>
        </div>
      </div>
      <section className="benefits" aria-labelledby="contact-faq-title">
        <h2 id="contact-faq-title">{faq.title}</h2>
        <div className="faq faq-flat">
          <div>
            {faq.entries.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
