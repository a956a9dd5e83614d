import type { panelRoutes } from '@gewerk/contracts/http';
import { LISTING_DEBOUNCE } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useDebounced } from '../../../ui/forms/use-debounced.js';
import { managePath, NEW_BUSINESS } from '../navigation/business-address.js';
import { businessesQuery } from '../business-list/get-businesses.js';
import { filtered, firstList } from '../business-list/list-state.js';
import { folded } from '../pickers/folded.js';
import { businessPages, settingsPages, type TabPages } from '../pages/page-address.js';
import { ADMIN_PATH, panelTabPath } from '../navigation/panel-address.js';
import { isTab, type PanelSection, type PanelSections } from '../frame/panel-section.js';
import { reviewedQueues, reviewPath } from '../review/review-address.js';
import { useMayCall } from '../session/use-may-call.js';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Shown next to the label: the kind of command, its tab, or a business's city. */
  readonly hint: string;
  readonly path: string;
}

type Route = keyof typeof panelRoutes;

/** Minimum length of a text for searching businesses. */
const LEAST = 2;
const MOST_BUSINESSES = 8;

/**
 * The screens and actions that match the text and that the session's role may use; businesses follow a moment
 * later.
 */
export function useCommands(
  sections: PanelSections,
  text: string,
): { readonly commands: readonly Command[]; readonly isSearching: boolean } {
  const mayCall = useMayCall();
  const fixed = useFixedCommands(sections);
  const wanted = text.trim();
  const [search, setSearch] = useState('');
  const { call: ask } = useDebounced(setSearch, LISTING_DEBOUNCE);
  useEffect(() => ask(wanted.length < LEAST ? '' : wanted), [ask, wanted]);
  const { palette: texts } = usePageTexts('admin');
  const found = useQuery({
    ...businessesQuery(filtered(firstList, { search })),
    enabled: search !== '' && mayCall('editBusiness'),
  });
  // Results for an earlier text are not offered: Enter would open one of them.
  const isFound = search !== '' && search === wanted && !found.isPlaceholderData;
  const businesses = isFound ? (found.data?.businesses ?? []) : [];
  const words = folded(wanted).split(/\s+/);
  return {
    commands: [
      ...fixed.filter(({ label }) => words.every((word) => folded(label).includes(word))),
      ...businesses.slice(0, MOST_BUSINESSES).map(({ id, name, city }) => ({
        id: `business-${id}`,
        label: name,
        hint: city || texts.business,
        path: managePath(id),
      })),
    ],
    isSearching: wanted.length >= LEAST && (search !== wanted || found.isFetching),
  };
}

function useFixedCommands(sections: PanelSections): readonly Command[] {
  const admin = usePageTexts('admin');
  const { palette: texts } = admin;
  const mayCall = useMayCall();
  const screen = (section: PanelSection): Command => ({
    id: `screen-${section.id}`,
    label: isTab(section) ? admin[section.id].link : admin[section.id].title,
    hint: texts.screen,
    path: isTab(section) ? panelTabPath(section.id) : section.path,
  });
  const actions: readonly (readonly [id: keyof typeof texts.actions, route: Route, path: string])[] = [
    ['newBusiness', 'createBusiness', managePath(NEW_BUSINESS)],
    ['import', 'importExcel', `${ADMIN_PATH}#import`],
    ['export', 'exportBusinesses', `${ADMIN_PATH}#export`],
  ];
  const pages = <Page extends string>(
    { tab, pages: all, pathOf }: TabPages<Page>,
    names: Readonly<Record<Page, string>>,
  ): readonly Command[] =>
    all.map((page) => ({
      ...{ id: `page-${tab}-${page}`, label: names[page], hint: admin[tab].link, path: pathOf(page) },
    }));
  return [
    ...sections.filter(({ route }) => mayCall(route)).map(screen),
    ...(mayCall('editBusiness') ? pages(businessPages, admin.businesses.pages) : []),
    ...(mayCall('saveSettings') ? pages(settingsPages, admin.settings.pages) : []),
    ...reviewedQueues
      .filter((queue) => mayCall(queue === 'reports' ? 'decideReport' : 'decideSubmission'))
      .map((queue) => ({
        ...{ id: `review-${queue}`, label: admin.review.start[queue], hint: texts.action },
        path: reviewPath(queue),
      })),
    ...actions
      .filter(([, route]) => mayCall(route))
      .map(([id, , path]) => ({
        id: `action-${id}`,
        label: texts.actions[id],
        hint: texts.action,
        path,
      })),
  ];
}
