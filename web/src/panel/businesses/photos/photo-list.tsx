import { Button } from '@chakra-ui/react';
import { ownPhotoTypes } from '@gewerk/contracts';
import { OWN_LISTING } from '@gewerk/contracts/limits';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { ArrowLeft, ArrowRight, Upload, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { photoPath } from '../../../ui/business/photo.js';
import { useFaultText } from '../../kit/api/use-fault-text.js';
import { Allowed } from '../../kit/session/allowed.js';
import { addPhoto } from './add-photo.js';
import './photo-list.css';

interface PhotoListProps {
  /** Null until the business is created: its photos have no position yet. */
  readonly business: ManagedBusiness | null;
  readonly photos: readonly string[];
  readonly onChange: (change: (now: readonly string[]) => readonly string[]) => void;
}

const THUMBNAIL = 400;

/** The photos as pictures, to be reordered, removed and added; the first is shown on cards. */
export function PhotoList({ business, photos, onChange }: PhotoListProps) {
  const { photos: texts } = usePageTexts('admin').businesses;
  const group = useRef<HTMLDivElement>(null);
  // Moves the focus to the group if the pressed button is removed or no longer useful.
  const stay = (): void => group.current?.focus();
  const move = (index: number, step: number): void => {
    onChange((now) => {
      const next = [...now];
      const [photo] = next.splice(index, 1);
      if (photo !== undefined) next.splice(index + step, 0, photo);
      return next;
    });
    const isAtEnd = index + step === 0 || index + step === photos.length - 1;
    if (isAtEnd) stay();
  };
  const remove = (photo: string): void => {
    onChange((now) => now.filter((each) => each !== photo));
    stay();
  };
  return (
    <div ref={group} className="wide photo-list" role="group" aria-label={texts.label} tabIndex={-1}>
      {photos.length > 0 && (
        <ol aria-label={texts.label}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <Thumbnail business={business} photo={photo} alt={texts.alt(index + 1)} />
              <div>
                <button
                  type="button"
                  className="panel-icon"
                  aria-label={texts.earlier(index + 1)}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowLeft size={18} aria-hidden="true" />
                </button>
                <span>{index === 0 ? texts.first : index + 1}</span>
                <button
                  type="button"
                  className="panel-icon"
                  aria-label={texts.later(index + 1)}
                  disabled={index === photos.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowRight size={18} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="panel-icon"
                  aria-label={texts.remove(index + 1)}
                  onClick={() => remove(photo)}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {business && (
        <Allowed route="addPhoto">
          <PhotoUpload
            id={business.id}
            onAdded={(photo) => onChange((now) => (now.includes(photo) ? now : [...now, photo]))}
          />
        </Allowed>
      )}
    </div>
  );
}

interface PhotoUploadProps {
  readonly id: string;
  readonly onAdded: (photo: string) => void;
}

function PhotoUpload({ id, onAdded }: PhotoUploadProps) {
  const { photos: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<readonly [at: number, of: number] | null>(null);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])];
    for (const [index, file] of files.entries()) {
      setSending([index + 1, files.length]);
      try {
        onAdded(await addPhoto(id, file));
      } catch (error) {
        toast({ kind: 'error', title: texts.failed(file.name), description: faultText(error) });
      }
    }
    setSending(null);
    // Allow the same file to be chosen again.
    target.value = '';
  };
  return (
    <div className="photo-upload">
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={ownPhotoTypes.join(',')}
        multiple
        tabIndex={-1}
        aria-label={texts.upload}
        disabled={sending !== null}
        onChange={(event) => void add(event)}
      />
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={sending !== null}
        onClick={() => input.current?.click()}
      >
        <Upload size={16} aria-hidden="true" /> {texts.upload}
      </Button>
      <span className="panel-hint" role="status">
        {sending ? texts.sending(...sending) : texts.hint(OWN_LISTING.photoBytes / 1024 / 1024)}
      </span>
    </div>
  );
}

interface ThumbnailProps {
  readonly business: ManagedBusiness | null;
  readonly photo: string;
  readonly alt: string;
}

/**
 * A photo, requested by its position in the stored business, so that photos from other hosts are loaded through
 * this site. A photo that is not stored yet is requested by its own URL, if that is on this site.
 */
function Thumbnail({ business, photo, alt }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  const index = business?.form.photos.indexOf(photo) ?? -1;
  const stored = index >= 0 && business ? { id: business.id, photos: business.form.photos } : null;
  const own = { id: business?.id ?? '', photos: photo.startsWith('/') ? [photo] : [] };
  const source = stored ? photoPath(stored, index, THUMBNAIL) : photoPath(own, 0, THUMBNAIL);
  if (source === null || isBroken) return <p className="photo-missing">{photo}</p>;
  return (
    <img src={source} alt={alt} width={160} height={120} loading="lazy" onError={() => setBroken(true)} />
  );
}
