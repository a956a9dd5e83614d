import type { SiteSettings } from '@gewerk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../platform/api/api-error.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { loadSettings, saveSettings, settingsQuery, versionsQuery, type LoadedSettings } from './api.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

const CONFLICT = 409;

/**
 * Saves settings and shows the outcome in a toast. After a conflict, `conflict` is the version that was saved in
 * the meantime.
 */
export function useSaveSettings(onSaved: (saved: LoadedSettings) => void) {
  const { settings: texts } = usePageTexts('admin');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<LoadedSettings | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ settings, baseVersion }: { settings: SiteSettings; baseVersion: number }) => ({
      settings,
      version: (await saveSettings(settings, baseVersion)).version,
    }),
    // Saving the same settings again changes nothing; a call that was refused would be refused again.
    retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
    onSuccess: (saved) => {
      onSaved(saved);
      queries.setQueryData(settingsQuery.queryKey, saved);
      toast({ title: texts.saved, description: texts.savedText });
      return queries.invalidateQueries({ queryKey: versionsQuery.queryKey });
    },
    onError: async (error) => {
      if (statusOf(error) === CONFLICT) setConflict(await loadSettings().catch(() => null));
      const said = faultText(error);
      const description = texts.saveFailedText(said === error.message ? said : `${statusOf(error)}: ${said}`);
      toast({ kind: 'error', title: texts.saveFailed, description });
    },
  });
  return {
    save: (settings: SiteSettings, baseVersion: number) => mutation.mutate({ settings, baseVersion }),
    isSaving: mutation.isPending,
    conflict,
    setConflict,
  };
}
