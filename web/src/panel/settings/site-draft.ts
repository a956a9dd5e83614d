import type { SiteIdentity, SiteLanguage } from '@gewerk/contracts';
import type { InputOf, saveSiteIdentity } from '@gewerk/contracts/bus';

type Input = InputOf<typeof saveSiteIdentity>;

/**
 * A chosen logo that is not stored yet: its content in base64, and its type, from which the browser makes the
 * preview.
 */
export interface ChosenLogo {
  readonly file: string;
  readonly type: string;
}

/** The identity as typed; '' means the default. */
export interface SiteDraft {
  readonly name: string;
  readonly accent: string;
  readonly email: string;
  readonly phone: string;
  readonly supportHours: string;
  /** One URL per line. */
  readonly social: string;
  readonly logo: SiteIdentity['logo'] | ChosenLogo;
  readonly logoHasName: boolean;
  readonly startLanguage: SiteLanguage | '';
}

export const isChosen = (logo: SiteDraft['logo']): logo is ChosenLogo => logo !== undefined && 'file' in logo;

export const draftOf = (identity: SiteIdentity): SiteDraft => ({
  name: identity.name,
  accent: identity.accent ?? '',
  email: identity.email ?? '',
  phone: identity.phone ?? '',
  supportHours: identity.supportHours ?? '',
  social: (identity.social ?? []).join('\n'),
  logo: identity.logo,
  logoHasName: identity.logo?.hasName ?? false,
  startLanguage: identity.startLanguage ?? '',
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The identity to be saved. Includes all fields, so that restored and emptied ones are saved too. */
export function inputOf(draft: SiteDraft): Omit<Input, 'baseVersion'> {
  const { logo, logoHasName: hasName } = draft;
  return {
    name: draft.name.trim(),
    accent: draft.accent === '' ? null : draft.accent,
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    supportHours: draft.supportHours.trim(),
    social: linesOf(draft.social),
    startLanguage: draft.startLanguage === '' ? null : draft.startLanguage,
    logo:
      logo === undefined ? null : isChosen(logo) ? { file: logo.file, hasName } : { id: logo.id, hasName },
  };
}

export const isSameDraft = (one: SiteDraft, other: SiteDraft): boolean =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

const WRITTEN = ['name', 'accent', 'email', 'phone', 'supportHours', 'social', 'startLanguage'] as const;

/** The fields in which two drafts differ, each with both values as text; '–' for none. Logos are not included. */
export const differingLines = (one: SiteDraft, other: SiteDraft) =>
  WRITTEN.filter((field) => one[field] !== other[field]).map(
    (field) => [field, one[field] || '–', other[field] || '–'] as const,
  );
