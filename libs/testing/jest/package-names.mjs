/** The name of a package, with or without a path inside it; neither a file nor a module of Node. */
const PACKAGE = /^(@[^/]+\/)?[^./][^:]*$/;

/**
 * Whether a suite's `require` names a package, rather than a module of the project or a name that jest
 * replaces.
 * @param moduleNameMapper of the project's config
 */
export const namesPackage = ({ moduleNameMapper }, name) =>
  name !== undefined &&
  PACKAGE.test(name) &&
  !name.startsWith('@gewerk/') &&
  !moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name));
