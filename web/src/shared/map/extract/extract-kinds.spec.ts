import { drawnLayers, kindOf } from './extract-kinds.js';

it.each([
  ['roads', { kind: 'highway' }, 'motorway'],
  ['roads', { kind: 'minor_road' }, 'street'],
  ['roads', { kind: 'ferry' }, undefined],
  ['water', { kind: 'lake' }, 'water'],
  ['landuse', { kind: 'park' }, 'green'],
  ['landcover', { kind: 'forest' }, 'wood'],
  ['boundaries', { kind: 'region' }, 'state'],
  ['buildings', { kind: 'address' }, undefined],
  ['places', { kind: 'locality', kind_detail: 'village' }, 'village'],
  ['places', { kind: 'country' }, undefined],
  ['pois', { kind: 'bakery' }, undefined],
])('the Protomaps layer %s with %j is drawn as %s', (layer, properties, kind) => {
  expect(kindOf('protomaps', layer, properties)).toBe(kind);
});

it.each([
  ['transportation', { class: 'motorway' }, 'motorway'],
  ['transportation', { class: 'tertiary' }, 'main'],
  ['transportation_name', { class: 'minor', name: 'Maxstraße' }, 'street'],
  ['waterway', { class: 'river' }, 'waterway'],
  ['waterway', { class: 'drain' }, undefined],
  ['boundary', { admin_level: 2, maritime: 1 }, undefined],
  ['boundary', { admin_level: 2, maritime: 0 }, 'border'],
  ['place', { class: 'suburb' }, 'quarter'],
  ['roads', { kind: 'highway' }, undefined],
])('the OpenMapTiles layer %s with %j is drawn as %s', (layer, properties, kind) => {
  expect(kindOf('openmaptiles', layer, properties)).toBe(kind);
});

it('reads only layers that are drawn', () => {
  expect(drawnLayers('protomaps')).not.toContain('pois');
  expect(drawnLayers('openmaptiles')).toContain('transportation_name');
});
