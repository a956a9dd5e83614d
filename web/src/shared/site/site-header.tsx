import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { Icon } from '../../ui/icons/icon.js';
import { HeaderSearch } from './header-search.js';
import { LanguageLinks } from './language-links.js';
import { navLinks } from './site-links.js';
import { Logo } from './logo.js';

/**
 * The header of every page. On small screens its links are behind a native toggle, which works before the scripts
 * have loaded and without them.
 */
export function SiteHeader() {
  const { nav, footer } = useTexts().common;
  const link = useLink();
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);
  return (
    <header className="site-header" lang={nav.lang}>
      <div className="wrap site-header-row">
        <Logo />
        <HeaderSearch />
        <details className="menu-toggle" ref={menu}>
          <summary>
            <span className="menu-closed">
              <Icon name="menu" size={20} />
              <span className="visually-hidden">{nav.openMenu}</span>
            </span>
            <span className="menu-opened">
              <Icon name="close" size={20} />
              <span className="visually-hidden">{nav.closeMenu}</span>
            </span>
          </summary>
        </details>
        <div className="site-menu">
          <nav className="site-nav" aria-label={nav.label}>
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
          <a className="add-link" href={link(paths.addBusiness)} lang={footer.lang}>
            {footer.addBusiness}
          </a>
          <LanguageLinks />
        </div>
      </div>
    </header>
  );
}

const isCurrent = (path: string, pathname: string): boolean =>
  path === paths.home ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
