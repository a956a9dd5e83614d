import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { PhotoList } from './photo-list.js';

function List() {
  const [photos, setPhotos] = useState<readonly string[]>(['/a.webp', '/b.webp']);
  return <PhotoList business={null} photos={photos} onChange={(make) => setPhotos(make(photos))} />;
}

it.each(['Fotoğraf 2: öne al', 'Fotoğraf 1: çıkar'])(
  'the focus stays in the list of photos if the button %s is removed',
  async (button) => {
    await showInPanel(<List />, {});
    const user = userEvent.setup();
    screen.getByRole('button', { name: button }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Fotoğraflar' }));
  },
);
