import { createHash } from 'node:crypto';
import { listCategories, listCities, scanCities, summarizeAddresses } from '@gewerk/contracts/bus';
import { CATEGORY_IN_CITY, SITEMAP } from '@gewerk/contracts/limits';
import { MessageBus, scanAllCities } from '@gewerk/messaging';
import type { Renderer } from '@gewerk/web/server';
import { Inject, Injectable } from '@nestjs/common';
import { WEB_RENDERER } from '../pages/page-renderer.js';
import { PagesService } from '../pages/pages.service.js';

/** A sitemap file: given paths, or a range of businesses read while it is sent. */
export interface SitemapFile {
  name: string;
  content: { paths: readonly string[] } | { after: string | null; until: string };
  updatedAt: string | null;
  /** Changes when the file does. */
  tag: string;
}

/**
 * Search engines read the sitemap only now and then, so a change may appear in it a quarter of an hour late.
 */
const KEPT_MS = 15 * 60_000;
/** Enough for 10 million businesses; it only ensures that the loop ends. */
const MOST_FILES = 200;

/** Decides which files the sitemap has. Pages marked `noindex` are in none of them. */
@Injectable()
export class SitemapPlan {
  private kept: { until: number; files: Promise<readonly SitemapFile[]> } | undefined;

  constructor(
    private readonly bus: MessageBus,
    private readonly pages: PagesService,
    @Inject(WEB_RENDERER) private readonly renderer: Renderer,
  ) {}

  files(): Promise<readonly SitemapFile[]> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.files;
    const files = this.make();
    this.kept = { until: Date.now() + KEPT_MS, files };
    files.catch(() => (this.kept = undefined));
    return files;
  }

  private async make(): Promise<readonly SitemapFile[]> {
    const own = await this.indexedPages();
    const [categories, cities] = await Promise.all([
      this.bus.request(listCategories, {}),
      scanAllCities(this.bus, { scan: scanCities, list: listCities }, { withCategories: true }),
    ]);
    const categoryPaths = categories
      .filter(({ total }) => total > 0)
      .map(({ slug }) => `/categories/${encodeURIComponent(slug)}`);
    const cityPaths = cities.map(({ city }) => `/city/${encodeURIComponent(city)}`);
    const tradePaths = cities.flatMap(({ city, categories = {} }) =>
      Object.keys(categories)
        .filter((slug) => (categories[slug] ?? 0) >= CATEGORY_IN_CITY.indexedFrom)
        .map((slug) => `/categories/${encodeURIComponent(slug)}/${encodeURIComponent(city)}`),
    );
    return [
      pathsFile('pages.xml', [...own, ...categoryPaths]),
      ...inFiles(cityPaths).map((paths, index) => pathsFile(`cities-${index + 1}.xml`, paths)),
      ...inFiles(tradePaths).map((paths, index) => pathsFile(`categories-${index + 1}.xml`, paths)),
      ...(await this.businessFiles()),
    ];
  }

  /** The site's own pages and articles that exist and are not marked `noindex`. */
  private async indexedPages(): Promise<string[]> {
    const indexed: string[] = [];
    for (const path of await this.renderer.ownPaths()) {
      const { isIndexed } = this.pages.cached(path) ?? (await this.pages.render(path));
      if (isIndexed) indexed.push(path);
    }
    return indexed;
  }

  private async businessFiles(): Promise<SitemapFile[]> {
    const files: SitemapFile[] = [];
    let after: string | null = null;
    for (let number = 1; number <= MOST_FILES; number += 1) {
      const summary = await this.summaryAfter(after);
      if (summary.last === null) break;
      const { last: until, listed, updatedAt, hasMore } = summary;
      if (listed > 0) {
        const tag = tagOf(`${after} ${until} ${listed} ${updatedAt}`);
        files.push({ name: `businesses-${number}.xml`, content: { after, until }, updatedAt, tag });
      }
      if (!hasMore) break;
      after = until;
    }
    return files;
  }

  private summaryAfter(after: string | null) {
    return this.bus.request(summarizeAddresses, { after });
  }
}

function pathsFile(name: string, paths: readonly string[]): SitemapFile {
  return { name, content: { paths }, updatedAt: null, tag: tagOf(paths.join(' ')) };
}

function inFiles(paths: readonly string[]): string[][] {
  const files: string[][] = [];
  for (let from = 0; from < paths.length; from += SITEMAP.addressesAFile) {
    files.push(paths.slice(from, from + SITEMAP.addressesAFile));
  }
  return files;
}

/** Weak, since the file may be sent compressed or not. */
const tagOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;
