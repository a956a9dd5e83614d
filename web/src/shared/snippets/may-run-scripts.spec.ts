import { PANEL_APART } from '../../platform/page-state.js';
import { mayRunScripts } from './may-run-scripts.js';

const isSecure = (value: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { value, configurable: true });

afterEach(() => {
  document.head.removeAttribute(PANEL_APART);
  document.body.replaceChildren();
});

describe('scripts of snippets', () => {
  it('run over https and on localhost', () => {
    isSecure(true);
    expect(mayRunScripts()).toBe(true);
  });

  it('run over plain HTTP only if the panel has a separate host', () => {
    isSecure(false);
    expect(mayRunScripts()).toBe(false);
    document.head.setAttribute(PANEL_APART, '');
    expect(mayRunScripts()).toBe(true);
  });

  it.each(['head', 'documentElement', 'querySelector', 'isSecureContext'])(
    'cannot be enabled by a snippet’s element called %s',
    (name) => {
      isSecure(false);
      document.body.innerHTML = `<form id="${name}" name="${name}" ${PANEL_APART}></form><head ${PANEL_APART}></head>`;
      expect(mayRunScripts()).toBe(false);
    },
  );
});
