import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@gewerk/engines';
import type { Measurement, Row } from '../report/measurement.js';
import { randomNumbers } from '../sheet-rows.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { type Acknowledged, FormSender } from './form-sender.js';
import { MailServer } from './mail-server.js';
import { mailsOf, messageIdOf, StoredForms } from './stored-forms.js';

const FORMS = Number(process.env['BENCH_FORMS'] ?? 1_000);
const DEMO = 200;
const SEED = 20_261_122;
const AT_ONCE = 8;
/** Slow enough that the kills happen while forms arrive: about 40 s for a thousand. */
const PAUSE_MS = 300;
const EVERY_TWICE = 5;
const BACK_LIMIT_MS = 60_000;
const MAIL_SERVER_AWAY_MS = 3_000;
/** A mail whose job was lost is found again after about two minutes. */
const MAILS_LIMIT_MS = 6 * 60_000;
const SENDER = 'gewerk@bench.example';
/** The number of mails that one inbox sends at a time: this many may be in progress when a process dies. */
const MAILS_AT_ONCE = 4;

/**
 * How often each victim is killed: with fewer forms per kill, a process would be killed again before it has
 * restarted.
 */
const ROUNDS = Math.max(1, Math.floor(FORMS / 300));

const VICTIMS = ['mongo', 'nats', 'redis', 'smtp', 'inbox', 'directory', 'gateway'] as const;
type Victim = (typeof VICTIMS)[number];

const KILLS = Array.from({ length: ROUNDS }, () => VICTIMS).flat();

/**
 * Submissions and contact messages while everything that they pass through is killed, each process several
 * times at random moments.
 */
export const forms: Measurement = {
  name: 'forms',
  title: 'kill -9 at random moments of submissions and contacts',
  isUsual: false,
  async run({ folder, say }) {
    const mailServer = new MailServer();
    await mailServer.start();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'forms-data'),
      demo: DEMO,
      readyWithinMs: 180_000,
      env: {
        SMTP_URL: mailServer.url,
        MAIL_FROM: SENDER,
        OPERATOR_EMAIL: 'owner@bench.example',
        MAIL_RETRY_DELAY_MS: '500',
        ACKNOWLEDGEMENTS_AN_HOUR: '10000',
        NOTICES_AN_HOUR: '10000',
        RATE_LIMIT_READS: '1000000',
        RATE_LIMIT_WRITES: '1000000',
      },
    });
    const stored = new StoredForms(system.record);
    try {
      const sender = new FormSender(system.url);
      const killing = new Killing(system, mailServer, say);
      const acknowledged = await sendAll(sender, killing);
      await killing.done();
      say(`answers that were no success: ${JSON.stringify(Object.fromEntries(sender.refusals))}`);
      return await judge(acknowledged, stored, mailServer, killing);
    } finally {
      await stored.close();
      await system.stop();
      await mailServer.kill();
    }
  },
};

/** Kills one victim after another, each at a random moment within its share of the forms. */
class Killing {
  readonly faults: string[] = [];
  private readonly random = randomNumbers(Number(process.env['CHAOS_SEED'] ?? SEED));
  private readonly moments: { after: number; victim: Victim }[];
  private readonly backs: Promise<void>[] = [];

  constructor(
    private readonly system: LaunchedSystem,
    private readonly mailServer: MailServer,
    private readonly say: (line: string) => void,
  ) {
    const stretch = FORMS / KILLS.length;
    this.moments = KILLS.map((victim, index) => ({
      victim,
      after: Math.floor((index + this.random() * 0.8) * stretch),
    }));
  }

  /** Called with the number of forms begun so far. */
  at(begun: number): void {
    while (this.moments[0] && this.moments[0].after <= begun) {
      const { victim } = this.moments.shift() ?? {};
      if (victim) this.backs.push(this.kill(victim, begun));
    }
  }

  async done(): Promise<void> {
    await Promise.all(this.backs);
  }

  private async kill(victim: Victim, begun: number): Promise<void> {
    const killedAt = Date.now();
    if (victim === 'smtp') {
      await this.mailServer.kill();
      await delay(MAIL_SERVER_AWAY_MS);
      await this.mailServer.start();
    } else {
      const dead = this.system.kill(victim);
      if (!(await this.system.isBack(victim, dead, BACK_LIMIT_MS))) {
        this.faults.push(`${victim} did not come back`);
      }
    }
    this.say(
      `${victim} killed at form ${begun}, back after ${((Date.now() - killedAt) / 1_000).toFixed(1)} s`,
    );
  }
}

const markOf = (index: number): string => `bench-form-${String(index).padStart(5, '0')}`;
const formOf = (index: number) => (index % 2 === 0 ? 'contact' : 'submission');

async function sendAll(sender: FormSender, killing: Killing): Promise<Acknowledged[]> {
  const half = Math.ceil(FORMS / 2);
  const tokens = {
    contact: await sender.open('contact', half),
    submission: await sender.open('submission', half),
  };
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < FORMS) {
      const index = next;
      next += 1;
      killing.at(index);
      const form = formOf(index);
      const token = tokens[form][Math.floor(index / 2)] ?? '';
      acknowledged.push(await sender.send(form, markOf(index), token, index % EVERY_TWICE === 0));
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return acknowledged;
}

async function judge(
  acknowledged: readonly Acknowledged[],
  stored: StoredForms,
  mailServer: MailServer,
  killing: Killing,
): Promise<Row[]> {
  const faults = [...killing.faults];
  for (const form of ['contact', 'submission'] as const) {
    const records = await stored.byMark(form, markOf(0).slice(0, 'bench-form-'.length));
    const sent = acknowledged.filter((one) => one.form === form);
    for (const { mark, id } of sent) {
      const ids = records.get(mark) ?? [];
      if (ids.join() !== id)
        faults.push(`${mark} was acknowledged as ${id} and is stored as ${ids.join() || 'nothing'}`);
    }
  }
  const wanted = acknowledged.flatMap(({ form, id }) => mailsOf(form, id));
  const startedAt = Date.now();
  const areSettled = await waitUntil(
    async () => {
      const states = await stored.mails();
      return wanted.every((mail) => states.has(mail) && states.get(mail) !== 'queued');
    },
    { timeoutMs: MAILS_LIMIT_MS, everyMs: 1_000 },
  );
  const states = await stored.mails();
  const settled = { sent: 0, failed: 0, missing: 0, again: 0 };
  for (const mail of wanted) {
    const state = states.get(mail);
    const times = mailServer.taken.get(messageIdOf(mail, SENDER)) ?? 0;
    if (state === 'sent' && times > 0) settled.sent += 1;
    else if (state === 'failed') settled.failed += 1;
    else settled.missing += 1;
    if (times > 1) settled.again += times - 1;
  }
  const underWay = KILLS.length * MAILS_AT_ONCE;
  return [
    {
      what: `lost or duplicated of ${acknowledged.length} acknowledged submissions and contacts (${KILLS.length} kills, every fifth sent twice)`,
      gewerk: faults.length === 0 ? '0' : faults.slice(0, 3).join('; '),
      target: '0',
      met: faults.length === 0 && acknowledged.length === FORMS,
    },
    {
      what: `mails neither sent nor listed as failed, of ${wanted.length}`,
      gewerk: `${settled.missing} (${settled.sent} sent, ${settled.failed} failed, ${((Date.now() - startedAt) / 1_000).toFixed(0)} s after the last form)`,
      target: '0',
      met: areSettled && settled.missing === 0,
    },
    {
      what: 'mails sent twice',
      gewerk: String(settled.again),
      target: '0',
      met: settled.again === 0,
    },
    {
      what: 'mails listed as failed because it is unknown whether the mail server accepted them',
      gewerk: String(settled.failed),
      target: `≤ ${underWay}, those under way at a kill`,
      met: settled.failed <= underWay,
    },
  ];
}
