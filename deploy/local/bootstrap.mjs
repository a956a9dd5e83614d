/**
 * Entry of `npm start`, `npm test`, … on a fresh clone: runs on Node 20 with nothing installed. Installs the
 * packages if the lock file requires it, builds what has changed, then runs the built command on the Node of
 * node_modules.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fingerprint, isBuilt, markAsBuilt } from './build-state.mjs';

const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.gewerk-installed');
const lockFile = join(root, 'package-lock.json');
const binFolder = join(modules, '.bin');

const COMMANDS = {
  setup: [],
  start: ['deploy/local/bundle/main.js', 'start'],
  dev: ['deploy/local/dist/main.js', 'dev'],
  import: ['deploy/local/dist/commands/import.js'],
  'set-password': ['deploy/local/dist/commands/set-password.js'],
  'export-person': ['deploy/local/dist/commands/export-person.js'],
  'remove-person': ['deploy/local/dist/commands/remove-person.js'],
  reindex: ['deploy/local/dist/commands/reindex.js'],
  restart: ['deploy/local/dist/commands/restart.js'],
  backup: ['deploy/local/dist/commands/backup.js'],
  restore: ['deploy/local/dist/commands/restore.js'],
  'nats-permissions': ['deploy/local/dist/commands/nats-permissions.js'],
  'search-key': ['deploy/local/dist/commands/search-key.js'],
  'kubernetes-secrets': ['deploy/local/dist/commands/kubernetes-secrets.js'],
  test: ['libs/testing/dist/test-run/main.js'],
  'test:unit': ['libs/testing/dist/test-run/main.js', '--unit'],
  bench: ['tools/bench/dist/main.js'],
  catalogue: ['node_modules/vite/bin/vite.js', '--config', 'web/catalogue/vite.config.ts'],
};

/** Commands that start the system from its bundles; all others use the built output. */
const FROM_BUNDLES = ['setup', 'start', 'test', 'bench'];

/** Commands that run from the sources: they need the packages, but no build. */
const SOURCE_COMMANDS = {
  check: ['--import', './libs/testing/jest/run-from-source.mjs', 'tools/house/src/gate/main.ts'],
};

/**
 * Packages whose install scripts run; .npmrc prevents all others. The script of `node` downloads the Node
 * binary.
 */
const MAY_RUN_SCRIPTS = ['node'];

const LINES_OF_A_FAILURE = 60;

class SetupError extends Error {}

async function main() {
  const [command = '', ...args] = process.argv.slice(2);
  const commands = { ...COMMANDS, ...SOURCE_COMMANDS };
  const target = commands[command];
  if (!target)
    throw new SetupError(`unknown command "${command}"; commands: ${Object.keys(commands).join(', ')}`);
  checkNode();
  const free = await takeTurn();
  try {
    if (!isInstalled()) await install();
    if (command in COMMANDS) await build(FROM_BUNDLES.includes(command) ? ['build', 'bundle'] : ['build']);
  } finally {
    free();
  }
  const [script] = target;
  if (script === undefined) return console.log('Everything is installed and built.');
  if (command in COMMANDS && !existsSync(join(root, script)))
    throw new SetupError(`"${command}" is not built: ${script} is missing`);
  handOver([...target, ...args]);
}

function checkNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new SetupError(`Node 20 or later is needed; this is ${process.versions.node}`);
}

/**
 * Waits for a lock, since two starts must not install or build at the same time. The lock of a dead process
 * is removed.
 */
async function takeTurn() {
  const folder = join(root, '.cache', 'setup.lock');
  const owner = join(folder, 'pid');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      mkdirSync(folder);
      writeFileSync(owner, String(process.pid));
      // Another process may just have removed this lock, mistaking it for that of the dead process.
      await delay(50);
      if (readFileSync(owner, 'utf8') !== String(process.pid)) continue;
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (fault) {
      if (fault.code !== 'EEXIST' && fault.code !== 'ENOENT') throw fault;
    }
    if (ownerIsGone(folder, owner)) rmSync(folder, { recursive: true, force: true });
    else if (!hasSaid) console.error('Waiting for another installation or build of this clone …');
    await delay(300);
  }
}

function ownerIsGone(folder, owner) {
  try {
    const pid = Number(readFileSync(owner, 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (fault) {
    if (fault.code === 'EPERM') return false;
    if (fault.code !== 'ENOENT') return true;
    // The lock is taken, but does not contain a process id yet: a live owner writes its id within a moment.
    const age = existsSync(folder) ? Date.now() - statSync(folder).mtimeMs : 0;
    return age > 2_000;
  }
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/**
 * Whether the packages were installed by this script, or by hand since the lock file last changed. An
 * installation by hand is recorded here.
 */
function isInstalled() {
  const npmRecord = join(modules, '.package-lock.json');
  if (!existsSync(npmRecord) || !existsSync(join(binFolder, 'node'))) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  if (statSync(npmRecord).mtimeMs < statSync(lockFile).mtimeMs) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

async function install() {
  await step('Installing packages (once, takes a minute or two)', async () => {
    // Not `npm ci`: that refuses a lock file from a registry that lacks optional packages for other systems.
    const installed = await npm('install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error');
    if (installed.status !== 0) return installed;
    return npm('rebuild', ...MAY_RUN_SCRIPTS, '--ignore-scripts=false', '--loglevel=error');
  });
  writeFileSync(stamp, lockHash());
}

function npm(...args) {
  const { npm_execpath: program } = process.env;
  return program ? run(process.execPath, [program, ...args]) : run('npm', args);
}

async function build(targets) {
  const sources = fingerprint(root);
  const missing = targets.filter((target) => !isBuilt(root, target, sources));
  if (missing.length === 0) return;
  const args = ['run-many', '-t', ...missing, '--output-style=static'];
  // Bundles are made from the built output, which nx would otherwise replace while a system is running from
  // it.
  if (!missing.includes('build')) args.push('--exclude-task-dependencies');
  await step('Building', () => run(join(binFolder, 'nx'), args));
  for (const target of missing) markAsBuilt(root, target, sources);
}

/**
 * Prints the step and how long it took, apart from the output of the command, which may be piped; the step's own
 * output is shown only if it fails.
 */
async function step(what, action) {
  process.stderr.write(`${what} … `);
  const started = Date.now();
  const result = await action();
  if (result.status === 0) {
    console.error(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    return;
  }
  console.error('failed');
  const lines = result.output.trimEnd().split('\n');
  process.stderr.write(`${lines.slice(-LINES_OF_A_FAILURE).join('\n')}\n`);
  throw new SetupError(`${what.split(' (')[0]} failed (${result.reason})`);
}

function environment() {
  return {
    ...process.env,
    PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  };
}

/** Runs a program to its end and collects its output; a signal to this process terminates the program first. */
function run(file, args) {
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    const end = (signal) => {
      child.kill('SIGTERM');
      child.once('close', () => {
        console.log(`ended by ${signal}`);
        process.exit(1);
      });
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, end);
    const finish = (status, reason) => {
      for (const signal of signals) process.removeListener(signal, end);
      done({ status, reason, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (fault) => finish(1, `${file}: ${fault.message}`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

/**
 * Runs the command in place of this process: same terminal, same signals, same exit code. It has an IPC
 * channel, through which it notices if this process is killed; this process in turn notices if npm, which
 * runs it, is killed.
 */
function handOver(args) {
  const child = spawn(join(binFolder, 'node'), args, {
    cwd: root,
    env: { ...environment(), GEWERK_INVOKED_FROM: process.env.INIT_CWD ?? process.cwd() },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends its Ctrl-C to the child as well; the child reacts only to the first signal.
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    watch.unref();
  }
  child.on('error', (fault) => fail(fault));
  child.on('exit', (code, signal) => {
    if (signal) console.error(`The command was ended by ${signal}.`);
    process.exit(code ?? 1);
  });
}

function fail(fault) {
  console.error(fault instanceof SetupError ? `Gewerk cannot start: ${fault.message}` : fault);
  process.exit(1);
}

main().catch(fail);
