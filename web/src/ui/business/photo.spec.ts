import { photoPath, photoPaths } from './photo.js';

const id = '64b7f0c2a1d3e4f506172839';

describe('photo addresses', () => {
  it('of this site are unchanged, and others lead to the media service', () => {
    const photos = ['/demo-pictures/friseur-1.svg', 'https://photos.example/a.jpg'];
    expect(photoPath({ id, photos }, 0, 400)).toBe('/demo-pictures/friseur-1.svg');
    expect(photoPath({ id, photos }, 1, 800)).toMatch(
      new RegExp(`^/media/photos/${id}/1/800\\?v=[0-9a-z]+$`),
    );
    expect(photoPath({ id, photos }, 2, 800)).toBeNull();
  });

  it('of uploaded photos name the requested width', () => {
    const photo = `/media/uploads/${'0a'.repeat(16)}`;
    expect(photoPath({ id, photos: [photo] }, 0, 800)).toBe(`${photo}/800`);
  });

  it('differ for another photo', () => {
    const paths = ['a.jpg', 'b.jpg'].map((name) =>
      photoPath({ id, photos: [`https://photos.example/${name}`] }, 0, 400),
    );
    expect(paths[0]).not.toBe(paths[1]);
  });

  it('never lead to another site', () => {
    const photos = [
      '//photos.example/a.jpg',
      '/\\photos.example/a.jpg',
      'data:image/png;base64,x',
      'javascript:alert(1)',
    ];
    expect(photoPaths({ id, photos }, 400)).toEqual([]);
  });
});
