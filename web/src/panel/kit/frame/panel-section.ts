import type { WorkKind } from '@gewerk/contracts';
import type { PanelPath, panelRoutes } from '@gewerk/contracts/http';
import type { ComponentType } from 'react';
import type { PageTexts } from '../../../texts/catalogue-types.js';

type Texts = PageTexts['admin'];
type TextsWith<Wanted> = { [Id in keyof Texts]: Texts[Id] extends Wanted ? Id : never }[keyof Texts];

/** The ids of sections to which the header links. A link shows `link` of the section's texts. */
export type TabId = TextsWith<{ readonly link: string }>;

interface Section {
  /** The section is shown in sessions whose role may call this route. */
  readonly route: keyof typeof panelRoutes;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A section of `/admin`. It stays mounted while other sections are shown, and keeps half-filled forms. */
export interface PanelTab extends Section {
  /** Determines the tab's texts and its URL, `/admin?tab=<id>`. */
  readonly id: TabId;
  /** Where the header links to the tab: in the row of tabs, or in the bar above them. */
  readonly place: 'tabs' | 'bar';
  /** Kinds of waiting work in this tab; the header shows their number next to the link. */
  readonly waits?: readonly WorkKind[];
}

/** A section with its own path, which is unmounted when the user leaves it. The header does not link to it. */
export interface PanelPage extends Section {
  /** Determines the page's texts, whose `title` becomes that of the document. */
  readonly id: TextsWith<{ readonly title: string }>;
  readonly path: Exclude<PanelPath, '/admin'>;
}

/** A section of the panel, with all the data that the frame and the routes need. */
export type PanelSection = PanelTab | PanelPage;

/** All sections in the order of the header; the first is shown if the URL contains none. */
export type PanelSections = readonly [PanelTab, ...PanelSection[]];

export const isTab = (section: PanelSection): section is PanelTab => 'place' in section;
