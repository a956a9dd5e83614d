import type { BusinessDetail } from '@gewerk/contracts';
import { CLAIM } from '@gewerk/contracts/limits';

/** A listing's postal address in lines; empty if it has no street. */
export function postalLines(
  listing: Pick<BusinessDetail, 'name' | 'address' | 'postalCode' | 'city' | 'country'>,
): string[] {
  const { name, address, postalCode, city, country } = listing;
  if (!address) return [];
  return [name, address, [postalCode, city].filter(Boolean).join(' '), country ?? ''].filter(Boolean);
}

/** The letter with the code of a claim, in German like the mail with a code. */
export function claimLetter(claim: {
  name: string;
  site: string;
  link: string;
  reference: string;
  code: string;
  expires: Date;
}): string {
  const until = claim.expires.toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
  return [
    `Ihr Code für den Eintrag bei ${claim.site}`,
    'Guten Tag,',
    `jemand möchte den Eintrag „${claim.name}“ als dessen Inhaber ändern und hat dafür einen Code per Brief angefordert. Waren Sie das, dann öffnen Sie`,
    claim.link,
    'Wählen Sie „Ihr Betrieb? Eintrag bearbeiten“, dann „Code per Brief oder Anruf“, und geben Sie ein:',
    `Vorgang: ${claim.reference}\nCode: ${claim.code}`,
    `Der Code gilt bis zum ${until}, einmal und für ${CLAIM.tries} Versuche. Waren Sie es nicht, brauchen Sie nichts zu tun; geben Sie ihn niemandem weiter.`,
  ].join('\n\n');
}
