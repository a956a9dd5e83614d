export { DEMO_CITY_COUNT, demoCities } from './cities.js';
export { DEFAULT_DEMO_SEED, demoBusiness, demoBusinesses } from './demo-businesses.js';
export { DEMO_PICTURE_PATH, demoPicture, demoPictures } from './pictures/demo-pictures.js';
