import type { BusinessDetail } from '@gewerk/contracts';
import { useTexts } from '../../../platform/app-context.js';

/** The address as it is written on a letter. */
export function PostalAddress({ business }: { readonly business: BusinessDetail }) {
  const { common } = useTexts();
  const { name, address, fullAddress, postalCode, city, country, country_code: code } = business;
  const street = address ?? (fullAddress?.includes(city) ? null : fullAddress);
  const place = [postalCode, city].filter(Boolean).join(' ');
  const lines = [street, place, common.country(code, country ?? code)].filter((line): line is string =>
    Boolean(line),
  );
  return (
    <address>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
