import { Button } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.js';
import { localToday } from '../kit/figures/local-today.js';
import { clearStats, type RedirectStats, redirectStatsQuery } from './api.js';
import { useFigures } from '../kit/figures/figures.js';
import { downloadCsv } from '../kit/export/download-csv.js';
import { redirectCsv } from './redirect-csv.js';
import { Allowed } from '../kit/session/allowed.js';

interface RedirectActionsProps {
  readonly stats: RedirectStats | undefined;
  readonly isAuto: boolean;
  readonly onAuto: (isAuto: boolean) => void;
}

export function RedirectActions({ stats, isAuto, onAuto }: RedirectActionsProps) {
  const { redirects: texts } = usePageTexts('admin');
  const figures = useFigures();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const clear = useMutation({
    mutationFn: clearStats,
    onSuccess: () => {
      toast({ title: texts.cleared });
      return queries.invalidateQueries({ queryKey: redirectStatsQuery.queryKey, refetchType: 'active' });
    },
    onError: () => toast({ kind: 'error', title: texts.clearFailed }),
  });
  const { domain, count, lastRedirect, share } = texts.columns;
  const isEmpty = !stats || stats.stats.length === 0;
  return (
    <div className="panel-actions">
      <label className="panel-check">
        <input type="checkbox" checked={isAuto} onChange={({ target }) => onAuto(target.checked)} />
        {texts.auto}
      </label>
      <Button
        variant="outline"
        size="sm"
        disabled={isEmpty}
        onClick={() => {
          if (!stats) return;
          downloadCsv(
            redirectCsv(stats, [domain, count, lastRedirect, share], figures),
            `redirect_stats_${localToday()}.csv`,
          );
        }}
      >
        {texts.exportCsv}
      </Button>
      <Allowed route="clearRedirectStats">
        <Button
          variant="outline"
          size="sm"
          disabled={isEmpty || clear.isPending}
          onClick={() => setAsks(true)}
        >
          {texts.clear}
        </Button>
      </Allowed>
      {asks && (
        <ConfirmDialog
          title={texts.clearTitle}
          text={texts.clearText}
          confirm={texts.clearConfirm}
          cancel={texts.cancel}
          onConfirm={() => clear.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
