import { NativeSelect } from '@chakra-ui/react';
import { type Role, roles } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { type Account, accountsQuery, changeRole } from './api.js';

/** Changes the role at once, which ends the account's sessions. */
export function RoleSelect({ account: { id, name, role } }: { readonly account: Account }) {
  const { list: texts, roles: names } = usePageTexts('admin').accounts;
  const change = usePanelAction({
    act: (wanted: Role) => changeRole({ id, role: wanted }),
    done: () => ({ title: texts.roleChanged }),
    failed: texts.failed,
    touches: [accountsQuery.queryKey],
  });
  return (
    <NativeSelect.Root size="sm" className="account-role">
      <NativeSelect.Field
        aria-label={texts.roleOf(name)}
        value={change.isPending ? change.variables : role}
        onChange={({ target }) => change.mutate(target.value as Role)}
      >
        {[...roles].reverse().map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
