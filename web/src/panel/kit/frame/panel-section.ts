import type { WorkKind } from '@gewerk/contracts';
import type { PanelPath, panelRoutes } from '@gewerk/contracts/http';
import type { ComponentType } from 'react';
import type { PageTexts } from '../../../texts/catalogue-types.js';

type Texts = PageTexts['admin'];
type TextsWith<Wanted> = { [Id in keyof Texts]: Texts[Id] extends Wanted ? Id : never }[keyof Texts];

/** The sections that the header links to. A link shows `link` of the section's texts. */
export type TabId = TextsWith<{ readonly link: string }>;

interface Section {
  /** For sessions whose role may call this route. */
  readonly route: keyof typeof panelRoutes;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A section of `/admin`. It stays mounted while others are shown, and keeps half-filled forms. */
export interface PanelTab extends Section {
  /** Determines its texts and its address, `/admin?tab=<id>`. */
  readonly id: TabId;
  /** Where the header links to it: in the row of tabs, or in the bar above them. */
  readonly place: 'tabs' | 'bar';
  /** Kinds of waiting work there, whose number the header shows next to the link. */
  readonly waits?: readonly WorkKind[];
}

/** A section with a path, unmounted when it is left. The header does not link to it. */
export interface PanelPage extends Section {
  /** Determines its texts. Their `title` is the document's. */
  readonly id: TextsWith<{ readonly title: string }>;
  readonly path: Exclude<PanelPath, '/admin'>;
}

/** A screen of the panel, with all the data that frame and routes need. */
export type PanelSection = PanelTab | PanelPage;

/** In the order of the header; the first is shown if the address names none. */
export type PanelSections = readonly [PanelTab, ...PanelSection[]];

export const isTab = (section: PanelSection): section is PanelTab => 'place' in section;
