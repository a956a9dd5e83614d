import { type Weekday, weekdays } from '@gewerk/contracts';
import { publicRoutes } from '@gewerk/contracts/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../platform/app-context.js';
import { callKey } from '../../platform/api/api.js';

/** Length of a pause after which the visitor has probably finished typing. */
const PAUSE_MS = 400;

type Week = Readonly<Record<Weekday, string>>;
/**
 * For each day '09:00-18:00', 'Closed' or 'Open 24 hours'; null if the text cannot be read. Days that were not
 * requested are missing.
 */
export type ReadWeek = Readonly<Partial<Record<Weekday, string | null>>>;

/** How the site reads the typed hours, a moment after the last keystroke; empty if the request fails. */
export function useReadHours(week: Week): ReadWeek {
  const { api } = useApp();
  const typed = Object.fromEntries(weekdays.map((day) => [day, week[day].trim()]));
  const asked = JSON.parse(useSettled(JSON.stringify(typed))) as Week;
  const { data } = useQuery({
    queryKey: callKey(publicRoutes.openingHours, {}, asked),
    queryFn: async ({ signal }) => ({
      asked,
      days: (await api(publicRoutes.openingHours, {}, asked, { signal })).days as ReadWeek,
    }),
    enabled: weekdays.some((day) => asked[day] !== ''),
    placeholderData: keepPreviousData,
    // This is only a hint and not worth a retry.
    retry: false,
  });
  // Days that were edited since the request have no reading yet.
  const known = weekdays.filter((day) => data && typed[day] !== '' && data.asked[day] === typed[day]);
  return Object.fromEntries(known.map((day) => [day, data?.days[day] ?? null]));
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
