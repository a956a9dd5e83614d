import type { BusinessDetail } from '@gewerk/contracts';
import { Fragment } from 'react';
import { useLink } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { reportFragment } from '../../../shared/listing/report-fragment.js';
import type { PageTexts } from '../../../texts/catalogue-types.js';
import { localTime } from '../../../ui/hours/local-time.js';
import { isGone } from '../../../ui/hours/shut-state.js';
import { useNow } from './use-now.js';

/** Monday to Sunday by the API's keys, each with its number from `Date.getDay`. */
const days = [
  ['Monday', 1],
  ['Tuesday', 2],
  ['Wednesday', 3],
  ['Thursday', 4],
  ['Friday', 5],
  ['Saturday', 6],
  ['Sunday', 0],
] as const;

/** The API's value for a closed day, in every language. */
const CLOSED = 'Closed';
/** A space after which a line may break. */
const EN_SPACE = '\u2002';
const ALL_DAY = 'Open 24 hours';

export function OpeningHours({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const link = useLink();
  const today = localTime(useNow(), business.timeZone).weekday;
  const hours = business.workingHours;
  // Hours of a permanently closed business would be mistaken for current ones.
  if (hours === null || isGone(business)) return null;
  return (
    <section aria-labelledby="hours-title">
      <div className="hours-head">
        <h2 id="hours-title">{texts.hours}</h2>
        <a href={link(paths.listingReport) + reportFragment('hours', paths.business(business))}>
          {texts.wrongHours}
        </a>
      </div>
      <table className="hours figures">
        <tbody>
          {days.map(([day, number]) => (
            <tr key={day} className={number === today ? 'is-today' : undefined}>
              <th scope="row">
                {texts.days[day]}
                {number === today && (
                  <>
                    {EN_SPACE}
                    <span className="today-mark">{texts.today}</span>
                  </>
                )}
              </th>
              <Hours value={hours[day]} texts={texts} />
            </tr>
          ))}
          {[
            [texts.holidays, business.holidayHours] as const,
            [texts.schoolHolidays, business.schoolHolidayHours] as const,
          ].map(
            ([name, value]) =>
              typeof value === 'string' && (
                <tr key={name} className="holidays">
                  <th scope="row">{name}</th>
                  <Hours value={value} texts={texts} />
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  );
}

interface HoursProps {
  readonly value: string | undefined;
  readonly texts: Pick<PageTexts['business'], 'closed' | 'allDay'>;
}

function Hours({ value = CLOSED, texts }: HoursProps) {
  if (value === CLOSED) return <td className="hours-closed">{texts.closed}</td>;
  if (value === ALL_DAY) return <td className="hours-open">{texts.allDay}</td>;
  // Lines break between two times, not within one.
  const times = value.replaceAll('-', '–').split(', ');
  return (
    <td className="hours-open">
      {times.map((time, index) => (
        <Fragment key={time}>
          {index > 0 && ', '}
          <span>{time}</span>
        </Fragment>
      ))}
    </td>
  );
}
