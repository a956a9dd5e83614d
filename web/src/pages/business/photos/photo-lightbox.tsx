import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { closeByBack } from '../../../platform/close-by-back.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { Icon } from '../../../ui/icons/icon.js';

interface PhotoLightboxProps {
  readonly photos: readonly string[];
  readonly name: string;
  readonly first: number;
  readonly onClose: () => void;
}

/** All photos large, one at a time, in the browser's own dialog; Back closes it. */
export function PhotoLightbox({ photos, name, first, onClose }: PhotoLightboxProps) {
  const texts = usePageTexts('business');
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    dialog.current?.showModal();
    return closeByBack(() => dialog.current?.close());
  }, []);
  const count = photos.length;
  const step = (by: number) => setIndex((current) => (current + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dialog.current.close();
  };
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={texts.photoOf(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <button
        type="button"
        className="lightbox-close"
        aria-label={texts.closePhotos}
        onClick={() => dialog.current?.close()}
      >
        <X size={24} aria-hidden="true" />
      </button>
      <figure>
        {failed.has(index) ? (
          <Icon name="store" />
        ) : (
          <img
            key={photos[index]}
            src={photos[index]}
            alt={texts.photoNumber(index + 1, count)}
            onError={() => setFailed(new Set([...failed, index]))}
          />
        )}
        <figcaption aria-live="polite">{texts.photoNumber(index + 1, count)}</figcaption>
      </figure>
      {count > 1 && (
        <>
          <button
            type="button"
            className="lightbox-previous"
            aria-label={texts.previousPhoto}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={32} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="lightbox-next"
            aria-label={texts.nextPhoto}
            onClick={() => step(1)}
          >
            <ChevronRight size={32} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}
