import { dressedMail } from './dress-mail.js';
import { writeMail } from './write-mail.js';

const SITE_URL = 'https://gewerk.example';
const logo = { id: 'a'.repeat(32), width: 480, height: 160, hasName: true };
const written = writeMail('Frage', [
  { kind: 'quote', text: 'color:#0F5C63" </div></body></html>' },
  { kind: 'link', label: 'Antworten', url: 'https://gewerk.example/x' },
]);

describe('a mail that is sent', () => {
  it('is unchanged while the site has the default look', () => {
    expect(dressedMail(written, { name: 'Gewerk' }, SITE_URL)).toEqual(written);
  });

  it("has the site's logo, colour and contact, and leaves a visitor's text alone", () => {
    const { html, text } = dressedMail(
      written,
      { name: 'Müller & Co', logo, accent: '#8A2B06', email: 'hallo@m.example', phone: '+49 921 1' },
      SITE_URL,
    );
    expect(html).toContain(
      `<img src="https://gewerk.example/media/logo/${logo.id}" width="120" height="40" alt="Müller &amp; Co">`,
    );
    expect(html).toContain('style="color:#8A2B06">Antworten');
    expect(html).toContain('color:#0F5C63&quot; &lt;/div&gt;');
    expect(html).toMatch(/Müller &amp; Co<br>hallo@m\.example<br>\+49 921 1<\/p><\/div><\/body><\/html>$/);
    expect(text).toMatch(/\n-- \nMüller & Co\nhallo@m\.example\n\+49 921 1\n$/);
  });
});
