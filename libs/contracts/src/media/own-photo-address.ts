const ADDRESS = /^\/media\/uploads\/([0-9a-f]{32})$/;

/** The address of a photo that a business's owner has sent, as it stands among a business's photos. */
export const ownPhotoAddress = (id: string): string => `/media/uploads/${id}`;

/** The id of a photo that a business's owner has sent; null for every other address. */
export const ownPhotoId = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;
