import { contentSecurityPolicy } from './content-security-policy.js';

const page = { scriptHashes: ['sha256-boot'], styleHashes: ['sha256-style', 'sha256-empty'] };

describe('contentSecurityPolicy', () => {
  it('allows exactly the hashed scripts and styles, and nothing from other sites', () => {
    const policy = contentSecurityPolicy({ ...page, hasSnippets: false });
    expect(policy).toContain("script-src 'sha256-boot' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self' 'sha256-style' 'sha256-empty'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/https:|unsafe|\*/);
  });

  it('allows resources over https if snippets are in use, but scripts still only by hash', () => {
    const policy = contentSecurityPolicy({ ...page, hasSnippets: true });
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'sha256-boot' 'strict-dynamic'",
      "style-src 'self' 'unsafe-inline' https:",
      "img-src 'self' data: blob: https:",
      "connect-src 'self' https: wss:",
      'frame-src https:',
      "font-src 'self' data: https:",
      "media-src 'self' data: blob: https:",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });
});
