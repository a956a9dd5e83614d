import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { removeSynonym, synonymsQuery } from './api.js';
import { SynonymForm } from './synonym-form.js';
import { Allowed } from '../kit/session/allowed.js';
import { Reading } from '../kit/lists/reading.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

export function Synonyms() {
  const { synonyms: texts } = useStatisticsTexts();
  const synonyms = useQuery(synonymsQuery);
  const removal = usePanelAction({
    act: removeSynonym,
    done: () => ({ title: texts.removed }),
    failed: texts.removeFailed,
    touches: [synonymsQuery.queryKey],
  });
  const all = synonyms.data?.synonyms ?? [];
  return (
    <>
      <h3 id="synonyms-title">{texts.title}</h3>
      <p className="panel-hint">{texts.hint}</p>
      <Allowed route="addSynonym">
        <SynonymForm />
      </Allowed>
      <Reading of={synonyms} failed={texts.loadFailed} />
      {synonyms.isSuccess && all.length === 0 && <p>{texts.empty}</p>}
      {all.length > 0 && (
        <PanelTable
          labelledBy="synonyms-title"
          rows={all}
          keyOf={({ id }) => id}
          columns={[
            { head: texts.word, cell: ({ word }) => word, isName: true },
            { head: texts.means, cell: ({ means }) => means },
            {
              head: texts.actions,
              cell: ({ id, word, means }) => (
                <Allowed route="removeSynonym">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={texts.removeOf(word, means)}
                    disabled={removal.isPending}
                    onClick={() => removal.mutate(id)}
                  >
                    {texts.remove}
                  </Button>
                </Allowed>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
