import { screen } from '@testing-library/react';
import { showInPanel } from '../../../test/show-in-panel.js';
import { settingsPages } from '../kit/pages/page-address.js';
import { WaitingList } from './waiting-list.js';

it('links from the task about a common password to the page where it is changed', async () => {
  await showInPanel(<WaitingList waiting={[{ kind: 'password', count: 1, since: null }]} at={0} />, {});
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(settingsPages.pageAt(address.search)).toBe('password');
  expect(address.hash).toBe('#password-title');
});
