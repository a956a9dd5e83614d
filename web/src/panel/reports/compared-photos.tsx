import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { photoPath } from '../../ui/business/photo.js';

interface ComparedPhotosProps {
  readonly listing: ManagedBusiness;
  readonly photos: readonly string[];
}

const THUMBNAIL = 400;

export function ComparedPhotos({ listing, photos }: ComparedPhotosProps) {
  const { photo } = usePageTexts('admin').reports;
  if (photos.length === 0) return '–';
  return (
    <span className="report-photos">
      {photos.map((address, index) => {
        const source = photoSource(listing, address);
        return source === null ? (
          <span key={address}>{address}</span>
        ) : (
          <img key={address} src={source} alt={photo(index + 1)} width={96} height={72} loading="lazy" />
        );
      })}
    </span>
  );
}

function photoSource({ id, form }: ManagedBusiness, photo: string): string | null {
  const index = form.photos.indexOf(photo);
  return index === -1
    ? photoPath({ id, photos: [photo] }, 0, THUMBNAIL)
    : photoPath({ id, photos: form.photos }, index, THUMBNAIL);
}
