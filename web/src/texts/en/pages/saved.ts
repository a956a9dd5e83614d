import type { PageTexts } from '../../catalogue-types.js';

export const saved: PageTexts['saved'] = {
  lang: 'en',
  title: 'Saved businesses',
  description: 'Businesses that you have saved on this device.',
  heading: 'Saved businesses',
  intro: 'They are saved on this device only. Others see the same list by its link.',
  noScript: 'Saved businesses need JavaScript, because only your device knows them.',
  loading: 'Loading businesses …',
  failed: 'Not all businesses could be loaded.',
  gone: (count) =>
    count === 1 ? '1 business is no longer listed.' : `${count} businesses are no longer listed.`,
  drop: 'Take off the list',
  saved: 'What you saved',
  shared: 'Shared with you',
  saveAll: 'Save all',
  share: 'Copy link to this list',
  link: 'Link to this list',
  copied: 'Link copied',
  notCopied: 'Copying does not work here. Copy the link beside it.',
  clear: 'Clear the list',
  none: 'Nothing saved yet',
  noneHint: 'Open a business and press Save.',
  search: 'Find businesses',
  viewed: 'Last viewed',
  forget: 'Forget them',
};
