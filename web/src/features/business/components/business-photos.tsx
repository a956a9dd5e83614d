import type { BusinessDetail } from '@gewerk/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../app/app-context.js';
import { categoryTint } from '../../../ui/category-tints.js';
import { Icon } from '../../../ui/icon.js';
import { ownPhoto } from '../../../ui/photo.js';

/** The first photo; the first letter of the name where there is none, an icon where it fails to load. */
export function BusinessPhotos({ business }: { readonly business: BusinessDetail }) {
  const { business: texts } = useTexts();
  const photo = ownPhoto(business.photos);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    // A failure before hydration has fired its event already.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(photo);
  }, [photo]);
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title">{texts.photos}</h2>
      <div className={`photo tint-${categoryTint(business.category ?? '')}`}>
        {photo === null && (
          <span className="photo-letter" aria-hidden="true">
            {firstLetter(business.name)}
          </span>
        )}
        {photo !== null && failed === photo && <Icon name="store" />}
        {photo !== null && failed !== photo && (
          <img
            ref={image}
            src={photo}
            alt={texts.photoOf(business.name)}
            width="800"
            height="450"
            fetchPriority="high"
            onError={() => setFailed(photo)}
          />
        )}
      </div>
    </section>
  );
}

/** The first letter as people count: not half of a surrogate pair. */
const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('de-DE') ?? '?';
