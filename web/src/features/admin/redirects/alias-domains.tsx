import { Button } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { ConfirmDialog } from '../components/confirm-dialog.js';
import { AliasForm } from './alias-form.js';
import { aliasDomainsQuery, removeAlias } from './api.js';
import { shownTime } from './redirect-format.js';

/** The domains that lead here: add, change, remove. */
export function AliasDomains() {
  const { aliases: texts, cancel } = usePageTexts('admin').redirects;
  const queries = useQueryClient();
  const aliases = useQuery(aliasDomainsQuery);
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: removeAlias,
    onSuccess: (_, domain) => {
      toast({ title: texts.removed(domain) });
      return queries.invalidateQueries({ queryKey: aliasDomainsQuery.queryKey, refetchType: 'active' });
    },
    onError: (error) => toast({ kind: 'error', title: texts.removeFailed, description: error.message }),
  });
  const domains = aliases.data?.domains ?? [];
  return (
    <section className="panel-section">
      <h2 id="aliases-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      <AliasForm />
      {aliases.isError && <p role="alert">{texts.loadFailed}</p>}
      {aliases.isSuccess && domains.length === 0 && <p>{texts.empty}</p>}
      {domains.length > 0 && (
        <div className="panel-scroll" role="region" aria-labelledby="aliases-title" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.domain}</th>
                <th scope="col">{texts.path}</th>
                <th scope="col">{texts.addedAt}</th>
                <th scope="col">{texts.actions}</th>
              </tr>
            </thead>
            <tbody>
              {domains.map(({ domain, targetPath, addedAt }) => (
                <tr key={domain}>
                  <th scope="row">{domain}</th>
                  <td>{targetPath || texts.pathKept}</td>
                  <td>
                    <time dateTime={addedAt}>{shownTime(addedAt)}</time>
                  </td>
                  <td>
                    <Button
                      variant="outline"
                      size="xs"
                      aria-label={texts.removeLabel(domain)}
                      onClick={() => setLeaving(domain)}
                    >
                      {texts.remove}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText(leaving)}
          confirm={texts.remove}
          cancel={cancel}
          onConfirm={() => remove.mutate(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
