import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@gewerk/contracts/bus';
import { Failure } from '../../../test/fake-api.js';
import { showInPanel } from '../../../test/show-in-panel.js';
import { dropAllDrafts } from '../kit/drafts/kept-drafts.js';
import { ReplyForm } from './reply-form.js';

const message = { id: 'm1' } as Message;
const field = (): HTMLTextAreaElement => screen.getByLabelText('Yanıtınız');

/** Opens the form again, as after a reload. */
async function open(answer: unknown, onSent: () => void = () => undefined): Promise<void> {
  cleanup();
  await showInPanel(<ReplyForm message={message} onSent={onSent} />, {
    '/api/admin/messages/m1/reply': answer,
  });
}

async function sendReply(): Promise<void> {
  const user = userEvent.setup();
  await user.type(field(), 'Guten Tag');
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
}

describe('a reply', () => {
  beforeEach(dropAllDrafts);

  it('survives a reload until it has been stored', async () => {
    let fail: (failure: Failure) => void = () => undefined;
    const failing = new Promise<Failure>((resolve) => {
      fail = resolve;
    });
    await open(() => failing);
    await sendReply();
    expect(field().readOnly).toBe(true);
    fail(new Failure(409, '{}'));
    await screen.findByRole('button', { name: 'Yanıtı gönder' });
    await open({});
    expect(field().value).toBe('Guten Tag');
  });

  it('fails without a connection and can then be sent again', async () => {
    onlineManager.setOnline(false);
    try {
      await open(() => {
        throw new TypeError('Failed to fetch');
      });
      await sendReply();
      await waitFor(() => expect(field().readOnly).toBe(false), { timeout: 10_000 });
      expect(field().value).toBe('Guten Tag');
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('is dropped once it has been stored', async () => {
    await new Promise<void>((arrived) => void open({}, arrived).then(sendReply));
    await waitFor(() => expect(field().value).toBe(''));
    await open({});
    expect(field().value).toBe('');
  });
});
