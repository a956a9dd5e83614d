import { useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../platform/api/api-error.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { saveSiteIdentity, siteIdentityQuery } from './site-api.js';
import { inputOf, type SiteDraft } from './site-draft.js';

type SavedSite = Awaited<ReturnType<typeof saveSiteIdentity>>;

const CONFLICT = 409;

/**
 * Saves the site's identity. `isConflict` is true if another identity was saved in the meantime, which is then
 * loaded.
 */
export function useSaveSite(onSaved: (saved: SavedSite) => void) {
  const { site: texts } = usePageTexts('admin').settings;
  const queries = useQueryClient();
  const saving = usePanelAction({
    act: saveSiteIdentity,
    done: ({ identity }) => ({ title: texts.saved, description: texts.savedText(identity.name) }),
    failed: texts.saveFailed,
    touches: [siteIdentityQuery.queryKey],
    onDone: onSaved,
  });
  return {
    save: (draft: SiteDraft, baseVersion: number) =>
      saving.mutate(
        { ...inputOf(draft), baseVersion },
        {
          onError: (error) => {
            if (statusOf(error) === CONFLICT)
              void queries.invalidateQueries({ queryKey: siteIdentityQuery.queryKey });
          },
        },
      ),
    isSaving: saving.isPending,
    isConflict: saving.isError && statusOf(saving.error) === CONFLICT,
  };
}
