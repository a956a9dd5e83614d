import { PASSWORD } from '@gewerk/contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { noteSessionRenewed } from '../../kit/session/panel-session.js';
import { sessionsQuery } from '../api.js';
import { factorsQuery } from './api.js';

/** Shared by all changes to factors: asking for the password before the change, and renewing the session after it. */
export function useFactorChange() {
  const { totp: texts } = usePageTexts('admin').factors;
  const queries = useQueryClient();
  return {
    /** Texts and attributes of a form that asks for the password. */
    asking: {
      label: texts.password,
      hint: texts.passwordHint,
      wrong: texts.wrongPassword,
      field: { type: 'password', autoComplete: 'current-password', maxLength: PASSWORD.maxLength },
    },
    changed: (session: Parameters<typeof noteSessionRenewed>[0], title: string): void => {
      void noteSessionRenewed(session);
      toast({ title, description: texts.othersEnded });
      for (const { queryKey } of [factorsQuery, sessionsQuery]) void queries.invalidateQueries({ queryKey });
    },
  } as const;
}
