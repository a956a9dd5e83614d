import { Button } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { AliasForm } from './alias-form.js';
import { aliasDomainsQuery, removeAlias } from './api.js';
import { useFigures } from '../kit/figures/figures.js';
import { Allowed } from '../kit/session/allowed.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { Reading } from '../kit/lists/reading.js';

export function AliasDomains() {
  const { aliases: texts, cancel } = usePageTexts('admin').redirects;
  const figures = useFigures();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const aliases = useQuery(aliasDomainsQuery);
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: removeAlias,
    onSuccess: (_, domain) => {
      toast({ title: texts.removed(domain) });
      return queries.invalidateQueries({ queryKey: aliasDomainsQuery.queryKey, refetchType: 'active' });
    },
    onError: (error) => toast({ kind: 'error', title: texts.removeFailed, description: faultText(error) }),
  });
  const domains = aliases.data?.domains ?? [];
  return (
    <section className="panel-section">
      <h2 id="aliases-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      <Allowed route="saveAliasDomain">
        <AliasForm />
      </Allowed>
      <Reading of={aliases} failed={texts.loadFailed} />
      {aliases.isSuccess && domains.length === 0 && <p>{texts.empty}</p>}
      {domains.length > 0 && (
        <PanelTable
          labelledBy="aliases-title"
          stacks
          rows={domains}
          keyOf={({ domain }) => domain}
          columns={[
            { head: texts.domain, cell: ({ domain }) => domain, isName: true },
            { head: texts.path, cell: ({ targetPath }) => targetPath || texts.pathKept },
            {
              head: texts.addedAt,
              cell: ({ addedAt }) => <time dateTime={addedAt}>{figures.time(addedAt)}</time>,
            },
            {
              head: texts.actions,
              cell: ({ domain }) => (
                <Allowed route="removeAliasDomain">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={texts.removeLabel(domain)}
                    onClick={() => setLeaving(domain)}
                  >
                    {texts.remove}
                  </Button>
                </Allowed>
              ),
            },
          ]}
        />
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
