import { useSite } from '../../platform/app-context.js';

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Those of the operator's contact details that have been set; renders nothing if there are none. */
export function SiteContact() {
  const { email, phone, supportHours } = useSite();
  if (email === undefined && phone === undefined && supportHours === undefined) return null;
  return (
    <ul className="site-contact">
      {email !== undefined && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone !== undefined && (
        <li>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      )}
      {supportHours !== undefined && <li>{supportHours}</li>}
    </ul>
  );
}
