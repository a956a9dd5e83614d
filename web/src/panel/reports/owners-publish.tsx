import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import { moderationQuery, saveModeration } from './api.js';

/** Sets whether changes by confirmed business owners are published without review. */
export function OwnersPublish() {
  const { ownersPublish: texts } = usePageTexts('admin').reports;
  const mayCall = useMayCall();
  const settings = useQuery(moderationQuery);
  const saving = usePanelAction({
    act: (ownersPublish: boolean) => saveModeration({ ownersPublish }),
    done: ({ ownersPublish }) => ({ title: ownersPublish ? texts.on : texts.off }),
    failed: texts.failed,
    touches: [moderationQuery.queryKey],
  });
  if (settings.isLoadingError) return <p role="alert">{texts.loadFailed}</p>;
  // Show the new choice until the setting has been loaded again.
  const isOn = (saving.isPending ? saving.variables : settings.data?.ownersPublish) ?? false;
  return (
    <div>
      <label className="panel-check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={settings.isPending || saving.isPending || !mayCall('saveModerationSettings')}
          aria-describedby="owners-publish-hint"
          onChange={({ target }) => saving.mutate(target.checked)}
        />
        {texts.label}
      </label>
      <p id="owners-publish-hint" className="panel-hint">
        {texts.hint}
      </p>
    </div>
  );
}
