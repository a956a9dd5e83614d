import { contentSecurityPolicy } from './content-security-policy.js';

const page = { scriptHashes: ['sha256-boot'], styleHashes: ['sha256-style', 'sha256-empty'] };

describe('contentSecurityPolicy', () => {
  it('allows exactly the hashed scripts and styles, and nothing from elsewhere', () => {
    const policy = contentSecurityPolicy({ ...page, hasSnippets: false });
    expect(policy).toContain("script-src 'sha256-boot' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self' 'sha256-style' 'sha256-empty'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/https:|unsafe|\*/);
  });

  it('opens images, frames and connections to https only where snippets of the operator are in use', () => {
    const policy = contentSecurityPolicy({ ...page, hasSnippets: true });
    expect(policy).toContain("img-src 'self' data: https:");
    expect(policy).toContain("connect-src 'self' https:");
    expect(policy).toContain('frame-src https:');
    expect(policy).toContain("script-src 'sha256-boot' 'strict-dynamic';");
  });
});
