import { answerCasts, apiLiterals } from './measures/calls.js';
import { otherCycles, webCycles } from './measures/cycles.js';
import { directoryModules } from './measures/directory-modules.js';
import { longFiles } from './measures/file-length.js';
import { forwardingControllers } from './measures/forwarding-controllers.js';
import { modelsOutsideRepositories } from './measures/mongoose-models.js';
import { NAMED_EXCEPTIONS, upwardImportsBeside, wingToWingImports } from './measures/web-rooms.js';
import type { Measure } from './measure.js';
import { Project } from './project.js';
import { reportOf } from './report.js';

const find = (measure: Measure, files: Record<string, string>): string[] => measure.find(new Project(files));

describe('imports in web', () => {
  const rooms = (from: string, to: string): Record<string, string> => ({
    [`web/src/${from}.tsx`]: `import { x } from '${'../'.repeat(from.split('/').length - 1)}${to}.js';`,
    [`web/src/${to}.ts`]: 'export const x = 1;',
  });
  const upward = (files: Record<string, string>, named: string[] = []): string[] =>
    upwardImportsBeside(new Project(files), named);

  it.each([
    ['texts/de', 'platform/call'],
    ['ui/card', 'shared/frame'],
    ['shared/frame', 'pages/city/screen'],
    ['panel/kit/save', 'app/router'],
    ['features/city', 'ui/card'],
    ['app/router', 'features/city'],
  ])('are found if they go up from %s to %s', (from, to) => {
    expect(upward(rooms(from, to))).toEqual([`web/src/${from}.tsx → web/src/${to}.ts`]);
  });

  it.each([
    ['app/router', 'pages/city/screen'],
    ['pages/city/screen', 'shared/frame'],
    ['ui/card', 'ui/forms/field'],
  ])('may go down from %s to %s', (from, to) => {
    expect(upward(rooms(from, to))).toEqual([]);
  });

  it('may go up if they are named exceptions, all of which must exist', () => {
    const name = 'web/src/ui/card.tsx → web/src/shared/frame.ts';
    expect(upward(rooms('ui/card', 'shared/frame'), [name])).toEqual([]);
    expect(upward(rooms('shared/frame', 'ui/card'), [name])).toEqual([`${name} is named but does not exist`]);
    expect(NAMED_EXCEPTIONS.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['pages/city/screen', 'pages/home/screen', 1],
    ['panel/import/screen', 'panel/export/screen', 1],
    ['pages/city/screen', 'panel/kit/chart', 1],
    ['panel/import/screen', 'panel/kit/chart', 0],
    ['panel/import/screen', 'panel/import/rows', 0],
    ['panel/panel-page', 'panel/import/screen', 0],
    ['panel/tabs/page', 'panel/import/screen', 0],
    ['panel/import/screen', 'panel/tabs/page', 1],
  ])('from %s to %s are judged by their wings (case %#)', (from, to, count) => {
    expect(find(wingToWingImports, rooms(from, to))).toHaveLength(count);
  });

  it('are read from exports, types and import calls too, but not from tests', () => {
    const files = {
      'web/src/ui/a.ts': "export * from '../app/one.js';\nconst two = () => import('../app/two.js');",
      'web/src/ui/b.ts': "type Three = import('../app/three.js').Three;",
      'web/src/ui/a.spec.ts': "import '../app/one.js';",
      ...Object.fromEntries(['one', 'two', 'three'].map((name) => [`web/src/app/${name}.ts`, ''])),
    };
    expect(upward(files)).toHaveLength(3);
  });
});

describe('cycles', () => {
  const circle = (folder: string): Record<string, string> => ({
    [`${folder}/a.ts`]: "import './b.js';",
    [`${folder}/b.ts`]: "import './c';",
    [`${folder}/c/index.ts`]: "import type { A } from '../a.js';",
    [`${folder}/d.ts`]: "import './a.js';",
  });

  it('are found with their path', () => {
    const [f] = ['web/src/ui'];
    expect(find(webCycles, circle('web/src/ui'))).toEqual([
      `3 files, e.g. ${f}/a.ts → ${f}/b.ts → ${f}/c/index.ts → ${f}/a.ts`,
    ]);
    expect(find(webCycles, circle('libs/text/src'))).toEqual([]);
  });

  it('are found outside web too', () => {
    const report = reportOf(new Project(circle('libs/text/src')), [otherCycles]);
    expect(report.lines[0]).toBe('FAILS  1 cycles of imports elsewhere (0 allowed)');
    expect(report.isKept).toBe(false);
  });

  it('are found across the entry points of libraries', () => {
    const files = {
      'libs/one/src/index.ts': "import '@gewerk/two/bus';",
      'libs/two/src/bus/index.ts': "import '@gewerk/one';",
    };
    expect(find(otherCycles, files)).toHaveLength(1);
  });
});

describe('forwarding controllers', () => {
  const controller = (body: string, decorator = 'Controller()'): Record<string, string> => ({
    'services/x/src/x.controller.ts': `@${decorator}\nexport class X {\n${body}\n}`,
  });
  const forwards = '@Answers(getX) get(input: In) { return this.service.run(input); }';

  it.each([
    ['returns one call', forwards],
    [
      'awaits one call',
      '@MessagePattern(x) async get(@Payload() { id }: In) { return await this.service.run(id); }',
    ],
    ['discards a result', '@Answers(endX) end() { void this.service.end(); }'],
  ])('are found if every handler %s of a member', (_what, body) => {
    expect(find(forwardingControllers, controller(body))).toEqual(['services/x/src/x.controller.ts:1 X']);
  });

  it.each([
    [
      'another handler does more',
      `${forwards}\n@Answers(y) y(i: In) { const a = i.b; return this.service.y(a); }`,
    ],
    ['an argument is computed', '@Answers(x) get(input: In) { return this.service.run(parse(input)); }'],
    ['it calls a method of its class', '@Answers(x) get(input: In) { return this.run(input); }'],
    ['it has no handler', 'get(input: In) { return this.service.run(input); }'],
  ])('are not found if %s', (_what, body) => {
    expect(find(forwardingControllers, controller(body))).toEqual([]);
  });

  it('are found in the gateway too', () => {
    const body = "@Get('x') get(@Query() query: In) { return this.service.run(query); }";
    expect(find(forwardingControllers, controller(body))).toHaveLength(1);
  });

  it('include operations of a use case that pass their input on unchanged', () => {
    const files = controller(`${forwards}\n@Answers(y) y() { return this.service.y(); }`, 'UseCase()');
    expect(find(forwardingControllers, files)).toEqual([
      'services/x/src/x.controller.ts:3 get',
      'services/x/src/x.controller.ts:4 y',
    ]);
  });

  it.each([
    ['choose what they pass on', '@Answers(x) get({ id }: In) { return this.service.run(id); }'],
    [
      'make something of the answer',
      '@Answers(x) async get(i: In) { return toX(await this.service.run(i)); }',
    ],
  ])('do not include use cases that %s', (_what, body) => {
    expect(find(forwardingControllers, controller(body, 'UseCase()'))).toEqual([]);
  });
});

describe('the other measures', () => {
  it('find a file of more than 250 lines: code, a test, a style sheet', () => {
    const long = 'x;\n'.repeat(251);
    const files = {
      'libs/a.ts': long,
      'libs/a.spec.ts': long,
      'tools/b.mjs': long,
      'web/d.css': long,
      'libs/c.ts': long.slice(3),
    };
    expect(find(longFiles, files)).toEqual(
      ['libs/a.ts', 'libs/a.spec.ts', 'tools/b.mjs', 'web/d.css'].map((path) => `${path}: 251 lines`),
    );
  });

  it('report Mongoose models outside repositories', () => {
    const text = 'class A { constructor(@InjectModel(A_MODEL) private readonly a: Model<A>) {} }';
    const files = { 'services/x/src/a.repository.ts': text, 'services/x/src/a.service.ts': text };
    expect(find(modelsOutsideRepositories, files)).toEqual([
      'services/x/src/a.service.ts:1 InjectModel(A_MODEL)',
    ]);
  });

  it('report collections taken from the connection outside repositories, in services', () => {
    const text = "const a = this.connection.collection<A>('a');";
    const files = {
      'services/x/src/a.repository.ts': text,
      'services/x/src/a.service.ts': text,
      'libs/messaging/src/outbox.ts': text,
    };
    expect(find(modelsOutsideRepositories, files)).toEqual(['services/x/src/a.service.ts:1 collection']);
  });

  it('report literals that start with /api/ outside web/src/platform', () => {
    const text =
      "const a = '/api/cities';\nconst b = `/api/cities/${a}`;\nconst c = `${a}/api/x`;\nconst d = '/apis';";
    const files = { 'web/src/ui/a.ts': text, 'web/src/platform/a.ts': text, 'web/src/ui/a.spec.ts': text };
    expect(find(apiLiterals, files)).toHaveLength(3);
  });

  it('report casts of call results', () => {
    const text = [
      'const a = call() as Promise<City>;',
      'const b = (await call()) as City;',
      'const c = call() as OutputOf<typeof getCity>;',
      "const d = 'x' as const;",
      'const e = value as City;',
    ].join('\n');
    expect(find(answerCasts, { 'web/src/ui/a.ts': text })).toHaveLength(3);
  });

  it('report a directory service with too few modules or too long an app.module.ts', () => {
    const app = 'services/directory/src/app.module.ts';
    const modules = (count: number): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`services/directory/src/m${n}/m${n}.module.ts`, '']),
      );
    expect(find(directoryModules, { ...modules(8), [app]: 'x;\n'.repeat(40) })).toEqual([]);
    expect(find(directoryModules, { ...modules(7), [app]: 'x;\n'.repeat(41) })).toHaveLength(2);
  });
});

describe('the report', () => {
  it('fails if a measure finds more than its limit, lists the first places and counts lines', () => {
    const files = {
      'libs/a.ts': 'x;\n'.repeat(300),
      'libs/b.ts': 'x;\n'.repeat(251),
      'libs/a.spec.ts': 'x;\n',
    };
    expect(reportOf(new Project(files), [longFiles], 1)).toEqual({
      isKept: false,
      lines: [
        'FAILS  2 files over 250 lines, tests and style sheets too (0 allowed)',
        '         libs/a.ts: 300 lines',
        '         … and 1 more',
        '       551 lines of TypeScript outside tests',
      ],
    });
  });
});
