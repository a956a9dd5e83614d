import { panelPaths } from '@gewerk/contracts/http';
import { panelTabPath, pathOf, sectionAt } from '../kit/navigation/panel-address.js';
import { isTab } from '../kit/frame/panel-section.js';
import { panelSections } from './sections.js';

const shownAt = (address: string) => sectionAt(panelSections, new URL(address, 'http://localhost')).id;

describe('the sections of the panel', () => {
  it('are shown where the header links to them', () => {
    const tabs = panelSections.filter(isTab);
    expect(tabs.length).toBeGreaterThanOrEqual(7);
    for (const { id } of tabs) expect(shownAt(panelTabPath(id))).toBe(id);
  });

  it('have the paths that the public side reserves', () => {
    expect([...new Set(panelSections.map(pathOf))]).toEqual(panelPaths);
  });

  it('have their tabs in the order of the specification, and the others in the bar', () => {
    const ids = (place: string) =>
      panelSections.filter((section) => isTab(section) && section.place === place).map(({ id }) => id);
    expect(ids('tabs')).toEqual(['dashboard', 'settings', 'businesses', 'redirects']);
    expect(ids('bar').slice(0, 3)).toEqual(['inbox', 'statistics', 'accounts']);
  });

  it.each([
    ['/admin', 'dashboard'],
    ['/admin?tab=unknown', 'dashboard'],
    ['/admin?tab=urlValidation', 'dashboard'],
    ['/admin?tab=businesses&business=new', 'businesses'],
    ['/url-validation-status', 'urlValidation'],
    ['/url-validation-status/?tab=settings', 'urlValidation'],
  ])('shown at %s are %s', (address, id) => {
    expect(shownAt(address)).toBe(id);
  });
});
