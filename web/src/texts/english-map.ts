/** Texts of the map in English. */
export const englishMap = {
  lang: 'en',
  label: 'Map of the businesses',
  show: 'Show map',
  hide: 'Close map',
  loading: 'Loading the map …',
  failed: 'The map cannot be loaded. The list shows the same businesses.',
  retry: 'Try again',
  gone: 'This business is no longer listed.',
  close: 'Close',
  keys: 'Map: use the arrow keys to move it, plus and minus to zoom. The list next to it shows the same businesses.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search in this area',
  area: 'Map area',
  bare: 'This map does not show streets.',
  source: 'Base map: Natural Earth · Places: GeoNames (CC BY 4.0)',
};
