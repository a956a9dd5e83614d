import { Button } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { HeaderSearch } from './header-search.js';
import { navLinks } from './site-links.js';
import { Logo } from './logo.js';

const MENU_ID = 'site-menu';

/** On small screens the links are behind a toggle, without JavaScript below the logo. */
export function SiteHeader() {
  const { nav } = useTexts().common;
  const link = useLink();
  const { pathname, key } = useLocation();
  // The menu belongs to its history entry, so that any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const Toggle = isOpen ? X : Menu;
  return (
    <header className="site-header" lang={nav.lang}>
      <div className="wrap site-header-row">
        <Logo />
        <HeaderSearch />
        <Button
          className="menu-toggle"
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={isOpen ? nav.closeMenu : nav.openMenu}
          onClick={() => setOpenOn(isOpen ? null : key)}
        >
          <Toggle size={20} aria-hidden="true" />
        </Button>
        <nav id={MENU_ID} className={isOpen ? 'site-nav is-unfolded' : 'site-nav'} aria-label={nav.label}>
          <ul>
            {navLinks.map(({ text, path }) => (
              <li key={path}>
                <a href={link(path)} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
                  {nav[text]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

const isCurrent = (path: string, pathname: string): boolean =>
  path === paths.home ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
