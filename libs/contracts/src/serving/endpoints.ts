import { panelRoutes } from '../http/panel-routes.js';
import { pictureRoutes } from '../http/picture-routes.js';
import { publicRoutes } from '../http/public-routes.js';
import { tileRoutes } from '../http/tile-routes.js';
import { formRoutes, ownListingRoutes, visitorRoutes } from '../http/visitor-routes.js';
import { formServing } from './forms.js';
import { ownListingServing } from './own-listing.js';
import { panelServing } from './panel/index.js';
import { pictureServing } from './pictures.js';
import { publicServing } from './public.js';
import { tileServing } from './tiles.js';
import { visitorServing } from './visitors.js';

/** Routes with the way each is served. */
type Endpoints<Addresses, Servings> = {
  readonly [Name in keyof Addresses & keyof Servings]: Addresses[Name] & Servings[Name];
};

/** Joins routes and their serving by name. */
function endpoints<Addresses extends object, Servings extends Readonly<Record<keyof Addresses, object>>>(
  addresses: Addresses,
  servings: Servings,
): Endpoints<Addresses, Servings> {
  const names = Object.keys(addresses) as (keyof Addresses)[];
  const joined = names.map((name) => [name, { ...addresses[name], ...servings[name] }]);
  return Object.fromEntries(joined) as Endpoints<Addresses, Servings>;
}

/** Every public GET that returns JSON. */
export const publicEndpoints = endpoints(publicRoutes, publicServing);

/** Every GET of a picture. */
export const pictureEndpoints = endpoints(pictureRoutes, pictureServing);

/** Every GET of a map tile. */
export const tileEndpoints = endpoints(tileRoutes, tileServing);

/** Every public form. */
export const formEndpoints = endpoints(formRoutes, formServing);

/** Every call of business owners. */
export const ownListingEndpoints = endpoints(ownListingRoutes, ownListingServing);

/** Further calls that pages make for a visitor. */
export const visitorEndpoints = endpoints(visitorRoutes, visitorServing);

/** Every call of the panel. */
export const panelEndpoints = endpoints(panelRoutes, panelServing);
