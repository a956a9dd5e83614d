import { renderToStaticMarkup } from 'react-dom/server';
import { IconSprite } from '../../ui/icons/icon-sprite.js';

/** The sprite with all icons, the same in every document. */
export const iconMarkup = renderToStaticMarkup(<IconSprite />);
