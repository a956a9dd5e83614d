import { type BusinessDetail, ownPhotoTypes } from '@gewerk/contracts';
import { OWN_LISTING } from '@gewerk/contracts/limits';
import { type ChangeEvent, useRef, useState } from 'react';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { photoPath } from '../../ui/business/photo.js';
import { FormRefused } from '../../shared/forms/send-form.js';
import { sendPhoto } from './own-listing-api.js';

interface PhotoEditorProps {
  readonly business: BusinessDetail;
  readonly pass: string;
  readonly photos: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (photos: (now: readonly string[]) => readonly string[]) => void;
  readonly onUploading: (isUploading: boolean) => void;
  readonly onOver: () => void;
}

const FORBIDDEN = 403;
const THUMBNAIL = 400;

/**
 * The listing's photos, to be uploaded, reordered and removed. New ones are uploaded at once, and published
 * with the other changes.
 */
export function PhotoEditor(props: PhotoEditorProps) {
  const { business, pass, photos, error, onChange, onUploading, onOver } = props;
  const { photos: texts } = usePageTexts('own-listing');
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLLegendElement>(null);

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    setFault(undefined);
    onUploading(true);
    for (const [index, file] of files.entries()) {
      setStatus(texts.sending(index + 1, files.length));
      const refusal = await sent(file);
      if (refusal === 'over') return onOver();
      if (refusal !== null) setFault(refusal);
    }
    setStatus('');
    onUploading(false);
    // Allow the same file to be chosen again.
    target.value = '';
  }

  /**
   * Uploads a file and adds its photo. Returns the reason if it was refused, 'over' if the editing time has
   * expired, otherwise null.
   */
  async function sent(file: File): Promise<string | null> {
    if (!(ownPhotoTypes as readonly string[]).includes(file.type)) return texts.noPhoto(file.name);
    if (file.size > OWN_LISTING.photoBytes) return texts.tooLarge(file.name);
    try {
      const { photo } = await sendPhoto(pass, file);
      onChange((now) => (now.includes(photo) ? now : [...now, photo].slice(0, OWN_LISTING.photos)));
      return null;
    } catch (error_) {
      logFailure(error_);
      const refused = error_ instanceof FormRefused ? error_ : new FormRefused(0);
      if (refused.status === FORBIDDEN) return 'over';
      return refused.faults.length > 0 ? texts.noPhoto(file.name) : texts.failed(file.name);
    }
  }

  function remove(photo: string): void {
    onChange((now) => now.filter((each) => each !== photo));
    // The focused button is removed together with its photo.
    heading.current?.focus();
  }

  return (
    <fieldset className="own-photos">
      <legend ref={heading} tabIndex={-1}>
        {texts.title}
      </legend>
      {photos.length === 0 && <p className="form-note">{texts.none}</p>}
      <ul className="own-photo-list">
        {photos.map((photo, index) => (
          <li key={photo}>
            <Thumbnail business={business} photo={photo} alt={texts.alt(index + 1)} />
            <div className="own-photo-actions">
              {index === 0 ? (
                <p className="form-note">{texts.first}</p>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={texts.makeFirstOf(index + 1)}
                  onClick={() => onChange((now) => [photo, ...now.filter((each) => each !== photo)])}
                >
                  {texts.makeFirst}
                </Button>
              )}
              <Button
                variant="outline"
                size="sm"
                aria-label={texts.removeOf(index + 1)}
                onClick={() => remove(photo)}
              >
                {texts.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <input
          ref={input}
          id="own-photo"
          className="visually-hidden"
          type="file"
          accept={ownPhotoTypes.join(',')}
          multiple
          tabIndex={-1}
          aria-label={texts.add}
          disabled={status !== ''}
          onChange={(event) => void add(event)}
        />
        <Button variant="outline" disabled={status !== ''} onClick={() => input.current?.click()}>
          {texts.add}
        </Button>
        <p className="field-hint">{texts.hint(OWN_LISTING.photoBytes / 1024 / 1024)}</p>
        <p role="status">{status}</p>
        <p className="field-error" role="alert">
          {fault ?? error}
        </p>
      </div>
    </fieldset>
  );
}

interface ThumbnailProps {
  readonly business: BusinessDetail;
  readonly photo: string;
  readonly alt: string;
}

/**
 * A photo of the listing, requested by its position in the listing, so that photos from other hosts are loaded
 * through this site.
 */
function Thumbnail({ business, photo, alt }: ThumbnailProps) {
  const index = business.photos.indexOf(photo);
  const source =
    index === -1
      ? photoPath({ id: business.id, photos: [photo] }, 0, THUMBNAIL)
      : photoPath(business, index, THUMBNAIL);
  return source === null ? <p>{alt}</p> : <img src={source} alt={alt} width={THUMBNAIL} height={300} />;
}
