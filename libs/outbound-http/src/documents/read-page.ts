import { ParkedReader } from './parked.js';
import { readHtml } from './read-html.js';
import { SharePictureReader } from './share-pictures.js';

/** The information that Gewerk needs from another site's page. */
export interface PageFacts {
  /** Whether it belongs to a domain that is parked or for sale. */
  isParked: boolean;
  /** Addresses of the pictures that the page names for sharing, best first, each once. */
  sharePictures: string[];
}

/** Reads a page from `url`, in one pass. */
export function readPage(html: string, url: string): PageFacts {
  const parked = new ParkedReader(new URL(url).hostname);
  const pictures = new SharePictureReader(url);
  readHtml(html, [parked, pictures]);
  return { isParked: parked.isParked, sharePictures: pictures.pictures };
}
