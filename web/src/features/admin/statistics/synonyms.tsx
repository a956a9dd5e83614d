import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { removeSynonym, synonymsQuery } from './api.js';
import { SynonymForm } from './synonym-form.js';

/** Words that are searched for as others, too: add, take back. */
export function Synonyms() {
  const { synonyms: texts } = usePageTexts('admin').statistics;
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
      <SynonymForm />
      {synonyms.isError && <p role="alert">{texts.loadFailed}</p>}
      {synonyms.isSuccess && all.length === 0 && <p>{texts.empty}</p>}
      {all.length > 0 && (
        <div className="panel-scroll" role="region" aria-labelledby="synonyms-title" tabIndex={0}>
          <table className="panel-table panel-synonyms">
            <thead>
              <tr>
                <th scope="col">{texts.word}</th>
                <th scope="col">{texts.means}</th>
                <th scope="col">{texts.actions}</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ id, word, means }) => (
                <tr key={id}>
                  <th scope="row">{word}</th>
                  <td>{means}</td>
                  <td>
                    <Button
                      variant="outline"
                      size="xs"
                      aria-label={texts.removeOf(word, means)}
                      disabled={removal.isPending}
                      onClick={() => removal.mutate(id)}
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
    </>
  );
}
