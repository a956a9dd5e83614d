export const USER_AGENT = 'Gewerk/1.0 (photos of listed businesses)';
