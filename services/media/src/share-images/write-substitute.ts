import { writeFile } from 'node:fs/promises';
import { defaultSiteIdentity } from '@gewerk/contracts';
import { demoCities } from '@gewerk/demo-data';
import { logger } from '@gewerk/service-kit';
import sharp from 'sharp';
import { PagePrinter } from './page-printer.js';
import { drawCard } from './draw-card.js';
import { germanDots } from './germany.js';
import { sharePlan } from './share-plan.js';
import { shareTexts } from './share-texts.js';

/** `npm run write-substitute` draws the picture served when there is no browser; the repository contains it. */
const file = new URL('../../assets/share-default.jpg', import.meta.url);
const cities = demoCities().map(({ name, latitude, longitude, population }) => ({
  city: name,
  businessCount: population,
  latitude,
  longitude,
  countryCode: 'DE',
}));
const card = {
  site: { name: defaultSiteIdentity.name },
  kicker: shareTexts.site,
  title: shareTexts.siteTitle,
  line: shareTexts.substituteLine,
  rating: null,
  reviews: null,
  photo: null,
  letter: null,
  lit: null,
  hasMap: true,
};
const printer = new PagePrinter(sharePlan());
try {
  const png = await printer.print(drawCard(card, germanDots(cities)));
  await writeFile(file, await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  logger.info({ file: file.pathname }, 'The substitute picture is written');
} finally {
  await printer.beforeApplicationShutdown();
}
