import { Button, Input } from '@chakra-ui/react';
import { isTargetPath, normalizeHostName } from '@gewerk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { aliasDomainsQuery, saveAlias } from './api.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

export function AliasForm() {
  const { aliases: texts } = usePageTexts('admin').redirects;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [domain, setDomain] = useState('');
  const [path, setPath] = useState('');
  const [fault, setFault] = useState<{ readonly field: 'domain' | 'path'; readonly text: string } | null>(
    null,
  );
  const save = useMutation({
    mutationFn: () => saveAlias(domain.trim(), path.trim()),
    onSuccess: (saved) => {
      setDomain('');
      setPath('');
      toast({ title: texts.saved(saved.domain) });
      return queries.invalidateQueries({ queryKey: aliasDomainsQuery.queryKey, refetchType: 'active' });
    },
    onError: (error) => toast({ kind: 'error', title: texts.saveFailed, description: faultText(error) }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (normalizeHostName(domain) === undefined)
      return setFault({ field: 'domain', text: texts.domainFault });
    if (!isTargetPath(path.trim())) return setFault({ field: 'path', text: texts.pathFault });
    setFault(null);
    save.mutate();
  };
  return (
    <form
      className="panel-filters panel-alias-form"
      aria-label={texts.formLabel}
      noValidate
      onSubmit={submit}
    >
      <div className="field">
        <label htmlFor="alias-domain">{texts.domain}</label>
        <Input
          id="alias-domain"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.domainHint}
          value={domain}
          aria-invalid={fault?.field === 'domain'}
          aria-describedby="alias-fault"
          onChange={(event) => setDomain(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="alias-path">{texts.path}</label>
        <Input
          id="alias-path"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.pathHint}
          value={path}
          aria-invalid={fault?.field === 'path'}
          aria-describedby="alias-fault"
          onChange={(event) => setPath(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={save.isPending}>
        {texts.save}
      </Button>
      <p id="alias-fault" role="alert" className="panel-fault">
        {fault?.text}
      </p>
    </form>
  );
}
