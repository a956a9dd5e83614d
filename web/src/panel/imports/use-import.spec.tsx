import type { ImportResult, ImportRun } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../platform/api/query-client.js';
import { logIn } from '../kit/session/panel-session.js';
import { useImport } from './use-import.js';

const run = (id: string, change: Partial<ImportRun> = {}): ImportRun => ({
  ...{ id, fileName: `${id}.xlsx`, bytes: 1, mode: 'skip', state: 'running', processed: 5, total: 9 },
  ...{ imported: 0, duplicates: 0, errors: 0, startedAt: null, finishedAt: null, failure: null },
  ...{ canUndo: false, undo: null },
  ...change,
});

const ended = (id: string) => run(id, { state: 'done', finishedAt: '2026-11-24T00:00:00.000Z' });

const result = (imported: number): ImportResult => ({
  ...{ success: true, imported, duplicates: 0, errors: 0, duplicateReport: [], errorReport: [] },
});

/**
 * Simulates imports of another tab: the event stream that reports them to this tab, and their results, which the
 * test releases.
 */
function installNetwork() {
  const waiting = new Map<string, (answer: ImportResult) => void>();
  const unread: Uint8Array[] = [];
  let take: (() => void) | null = null;
  const read = () =>
    new Promise<{ done: boolean; value: Uint8Array }>((resolve) => {
      take = () => {
        const value = unread.shift();
        if (!value) return;
        take = null;
        resolve({ done: false, value });
      };
      take();
    });
  const answer = (type: string, rest: object) =>
    ({
      ok: true,
      status: 200,
      statusText: 'OK',
      headers: new Headers({ 'content-type': type }),
      ...rest,
    }) as Response;
  globalThis.fetch = (async (input: string | URL) => {
    const path = new URL(String(input), location.href).pathname;
    if (path === panelRoutes.importEvents.path) {
      return answer('text/event-stream', {
        body: { getReader: () => ({ read }) },
        redirected: false,
        url: path,
      });
    }
    if (path === panelRoutes.login.path) {
      const account = { id: 'owner', name: '', role: 'owner', email: null };
      return answer('application/json', { json: async () => ({ csrfToken: 't', expiresAt: null, account }) });
    }
    const id = path.split('/').at(-2) ?? '';
    const body = await new Promise((resolve) => waiting.set(id, resolve));
    return answer('application/json', { text: async () => JSON.stringify(body) });
  }) as typeof fetch;
  return {
    tell: (heard: ImportRun) => {
      unread.push(new TextEncoder().encode(`event: run\ndata: ${JSON.stringify(heard)}\n\n`));
      take?.();
    },
    answerResult: async (id: string, imported: number) => {
      await waitFor(() => expect(waiting.has(id)).toBe(true));
      waiting.get(id)?.(result(imported));
    },
  };
}

const shown = async () => {
  const network = installNetwork();
  await logIn({ password: 'x' });
  const queries = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result: hook } = renderHook(() => useImport(), { wrapper });
  const is = (phase: object) => waitFor(() => expect(hook.current.phase).toMatchObject(phase));
  return { ...network, is };
};

describe('an import that another tab began', () => {
  it('ADM-IMPORT-06 is shown in its last known state until its result has loaded', async () => {
    const { tell, answerResult, is } = await shown();
    act(() => tell(run('one')));
    await is({ kind: 'running', run: { processed: 5 } });
    act(() => tell(run('one', { ...ended('one'), processed: 9 })));
    await is({ kind: 'running', run: { processed: 9 } });
    await answerResult('one', 9);
    await is({ kind: 'result', result: { imported: 9 } });
  });

  it('replaces the result of an older import', async () => {
    const { tell, answerResult, is } = await shown();
    act(() => tell(run('one')));
    await is({ kind: 'running' });
    act(() => tell(ended('one')));
    await answerResult('one', 1);
    await is({ kind: 'result', runId: 'one' });
    act(() => tell(run('two')));
    await is({ kind: 'running', run: { id: 'two' } });
    act(() => tell(ended('two')));
    await answerResult('two', 2);
    await is({ kind: 'result', runId: 'two', result: { imported: 2 } });
  });
});
