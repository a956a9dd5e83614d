import type { BusinessCard } from '@gewerk/contracts';
import type { CityListItem } from '@gewerk/contracts/bus';

export interface PublicPage {
  readonly name: string;
  readonly path: string;
}

/** One page of each kind that visitors see; city and business are those that the system lists first. */
export async function publicPages(origin: string): Promise<readonly PublicPage[]> {
  const [city] = await read<CityListItem[]>(`${origin}/api/cities`);
  const [business] = await read<BusinessCard[]>(`${origin}/api/businesses/popular?limit=1`);
  if (!city || !business) throw new Error(`${origin} lists no business: fill it first`);
  return [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/businesses' },
    { name: 'city', path: `/city/${encodeURIComponent(city.city)}` },
    { name: 'categories', path: '/categories' },
    { name: 'category', path: '/categories/kfz-werkstatt' },
    { name: 'business', path: `/${business.urlSlug}` },
    { name: 'contact', path: '/contact' },
    { name: 'add business', path: '/add-business' },
    { name: 'blog', path: '/blog' },
  ];
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
