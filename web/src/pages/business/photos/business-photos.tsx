import type { BusinessDetail } from '@gewerk/contracts';
import { lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLink } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { categoryTint } from '../../../ui/icons/category-tints.js';
import { Icon } from '../../../ui/icons/icon.js';
import { Part } from '../../../ui/feedback/part.js';
import { photoPaths } from '../../../ui/business/photo.js';

const PhotoLightbox = lazy(async () => ({ default: (await import('./photo-lightbox.js')).PhotoLightbox }));

const MOST_THUMBNAILS = 5;

/**
 * A large first photo followed by small ones; without photos, a small picture of the name's first letter. A photo
 * that fails to load is replaced by an icon. A photo opens in the lightbox; without JavaScript, the picture itself
 * opens.
 */
export function BusinessPhotos({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const [opened, setOpened] = useState<number | null>(null);
  const shown = photoPaths(business, 800);
  const large = photoPaths(business, 1_600);
  const small = photoPaths(business, 400).slice(1, MOST_THUMBNAILS);
  const open = (index: number) => (event: MouseEvent) => {
    // The visitor wants a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <section className="photos" aria-labelledby="photos-title">
      <h2 id="photos-title">{texts.photos}</h2>
      {shown[0] === undefined ? (
        <NoPhoto business={business} />
      ) : (
        <div className={`photo tint-${categoryTint(business.category ?? '')}`}>
          <FirstPhoto
            photo={shown[0]}
            large={large[0]}
            name={texts.photoOf(business.name)}
            onOpen={open(0)}
          />
        </div>
      )}
      {small.length > 0 && (
        <ul className="photo-strip">
          {small.map((photo, offset) => (
            <li key={photo}>
              <a href={large[offset + 1]} onClick={open(offset + 1)}>
                <img
                  src={photo}
                  alt={texts.photoNumber(offset + 2, large.length)}
                  width="160"
                  height="100"
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && (
        <Part otherwise={null}>
          <PhotoLightbox photos={large} name={business.name} first={opened} onClose={() => setOpened(null)} />
        </Part>
      )}
    </section>
  );
}

function NoPhoto({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const link = useLink();
  return (
    <div className="no-photo">
      <div className={`photo tint-${categoryTint(business.category ?? '')}`}>
        <span className="photo-letter" aria-hidden="true">
          {firstLetter(business.name)}
        </span>
      </div>
      <p>
        {texts.noPhotos}{' '}
        <a href={`${link(paths.ownListing)}#${paths.business(business)}`}>{texts.addPhotos}</a>
      </p>
    </div>
  );
}

interface FirstPhotoProps {
  readonly photo: string;
  readonly large: string | undefined;
  readonly name: string;
  readonly onOpen: (event: MouseEvent) => void;
}

function FirstPhoto({ photo, large, name, onOpen }: FirstPhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    // A failure before hydration has already fired its event.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(photo);
  }, [photo]);
  if (failed === photo) return <Icon name="store" />;
  return (
    <a className="photo-open" href={large} onClick={onOpen}>
      <img
        ref={image}
        src={photo}
        alt={name}
        width="800"
        height="450"
        fetchPriority="high"
        onError={() => setFailed(photo)}
      />
    </a>
  );
}

/** The name's first letter, not half of a surrogate pair. */
const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('de-DE') ?? '?';
