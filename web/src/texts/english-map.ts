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
  keys: 'Map: move it with the arrow keys, zoom with plus and minus. The list beside it names the same businesses.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search in this area',
  area: 'Area of the map',
  bare: 'This map has no streets.',
  source: 'Base map: Natural Earth · Places: GeoNames (CC BY 4.0)',
};
