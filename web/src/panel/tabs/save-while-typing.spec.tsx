import { emptySiteSettings } from '@gewerk/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../test/show-in-panel.js';
import { BusinessForm } from '../businesses/business-form.js';
import { emptyForm } from '../kit/business-form/form-draft.js';
import { SettingsForm } from '../settings/settings-form.js';
import { SiteIdentityForm } from '../settings/site-identity-form.js';

const business = {
  ...{ id: 'b', placeId: 'p', version: 1, urlSlug: 'hof/maler', source: { kind: 'panel' }, edited: [] },
  form: { ...emptyForm, name: 'Maler' },
} as unknown as NonNullable<Parameters<typeof BusinessForm>[0]['loaded']>;
const identity = { name: 'Gewerk' };

/** Pending saves: the test calls these functions to release the responses. */
let saves: (() => void)[];
const saved = (answer: object) => async () => {
  await new Promise<void>((resolve) => saves.push(resolve));
  return answer;
};

const forms = [
  {
    form: <SettingsForm loaded={{ settings: emptySiteSettings, version: 1 }} />,
    label: 'Site başlığı',
    answers: { '/api/admin/settings/bulk': saved({ version: 2 }) },
  },
  {
    form: <SiteIdentityForm stored={{ identity, version: 1, versions: [] } as never} />,
    label: 'Site adı',
    answers: { '/api/admin/site': saved({ version: 2, identity: { name: 'Eins' } }) },
  },
  {
    form: <BusinessForm loaded={business} onSaved={() => undefined} onChanged={() => undefined} />,
    label: 'İsim',
    answers: {
      '/api/admin/businesses/b': saved({
        ...business,
        version: 2,
        form: { ...emptyForm, name: 'Eins' },
      }),
    },
  },
];

describe('a form that is saved while the user types', () => {
  beforeEach(() => {
    saves = [];
    sessionStorage.clear();
    Element.prototype.checkVisibility = () => true;
  });

  it.each(forms)(
    'keeps later input, saves only once at a time, and can save that input next: $label',
    async (each) => {
      await showInPanel(each.form, each.answers);
      const user = userEvent.setup();
      const field = screen.getByLabelText(each.label);
      await user.clear(field);
      await user.type(field, 'Eins');
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(saves).toHaveLength(1));
      await user.type(field, ' zwei');
      await user.keyboard('{Control>}s{/Control}');
      expect(saves).toHaveLength(1);
      await act(async () => saves[0]?.());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^(Kaydet|Yayınla|Ayarları Kaydet)/ })).toHaveProperty(
          'disabled',
          false,
        ),
      );
      expect(field).toHaveProperty('value', 'Eins zwei');
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(saves).toHaveLength(2));
    },
  );
});
