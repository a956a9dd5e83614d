import { type InputOf, recordAudit } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { AuditRecorder } from './audit-recorder.js';
import type { PanelCall } from './panel-call.js';

const call = (subject: string): PanelCall => ({
  ...{ name: 'importExcel', route: panelEndpoints.importExcel, params: {}, action: 'importExcel' },
  ...{ session: undefined, acting: undefined, subject },
});

async function recorded(subject: string): Promise<InputOf<typeof recordAudit>> {
  const asked: unknown[] = [];
  const request = (_: unknown, input: unknown) => Promise.resolve(asked.push(input));
  await new AuditRecorder({ request } as unknown as MessageBus).record(call(subject), '10.0.0.1', 200);
  return recordAudit.input.parse(asked[0]);
}

describe('the audit recorder', () => {
  it('shortens file names that are too long for an entry', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `${'Betriebe '.repeat(20)}${at}.xlsx`).join(', ');
    const { subject } = await recorded(names);
    expect(subject).toMatch(/^Betriebe .*…$/);
    expect((await recorded('🛠'.repeat(200))).subject?.isWellFormed()).toBe(true);
  });

  it('records a name that fits unchanged', async () => {
    expect((await recorded('x'.repeat(300))).subject).toBe('x'.repeat(300));
  });
});
