import type { ComponentType, ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { InvalidParameters } from './invalid-parameters.js';
import { InvalidParameter, isDecodable } from '../platform/route-parameters.js';
import type { AddressInput, AddressReader } from '../platform/route-parameters.js';

/**
 * A route component that receives its parsed path and query; if these are invalid, shows 'Invalid route
 * parameters'.
 */
export function withAddress<T extends object>(read: AddressReader<T>, Page: ComponentType<T>) {
  return function AddressedPage(): ReactNode {
    const location = useLocation();
    const params = useParams();
    const address = parse(read, location, params);
    return address === null ? <InvalidParameters /> : <Page {...address} />;
  };
}

function parse<T>(
  read: AddressReader<T>,
  location: { pathname: string; search: string },
  params: AddressInput['params'],
): T | null {
  if (!isDecodable(location.pathname)) return null;
  try {
    return read({ params, search: new URLSearchParams(location.search) });
  } catch (error) {
    if (error instanceof InvalidParameter) return null;
    throw error;
  }
}
