import { render, screen } from '@testing-library/react';
import { RestOfPage, WholePage } from './rest-of-page.js';

describe('the rest of a page', () => {
  it('is missing in the first of two steps', () => {
    const page = (isWhole: boolean) => (
      <WholePage value={isWhole}>
        <h1>Bayreuth</h1>
        <RestOfPage>
          <h2>Further</h2>
        </RestOfPage>
      </WholePage>
    );
    const { rerender } = render(page(false));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    rerender(page(true));
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  it('is drawn at once by default, as on the server', () => {
    render(<RestOfPage>rest</RestOfPage>);
    expect(screen.getByText('rest')).toBeTruthy();
  });
});
