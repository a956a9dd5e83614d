import { render, screen } from '@testing-library/react';
import { ButtonLink } from './button-link.js';
import { Button } from './button.js';

describe('a button', () => {
  it('is solid and submits no form unless its type says so', () => {
    render(<Button>Speichern</Button>);
    const button = screen.getByRole('button', { name: 'Speichern' });
    expect(button.getAttribute('type')).toBe('button');
    expect(button.className).toBe('button button-solid button-md');
  });

  it('keeps its own classes together with those of its style', () => {
    render(
      <Button type="submit" variant="outline" size="sm" className="desk-only">
        Suchen
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Suchen' });
    expect(button.getAttribute('type')).toBe('submit');
    expect(button.className).toBe('button button-outline button-sm desk-only');
  });

  it('is an outlined link if it leads somewhere', () => {
    render(<ButtonLink href="/help">Hilfe</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Hilfe' });
    expect(link.getAttribute('href')).toBe('/help');
    expect(link.hasAttribute('type')).toBe(false);
    expect(link.className).toBe('button button-outline button-md');
  });
});
