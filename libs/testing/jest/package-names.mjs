/** A package by its name, with or without a path inside of it; neither a file nor a module of Node. */
const PACKAGE = /^(@[^/]+\/)?[^./][^:]*$/;

/**
 * Whether a suite's `require` names a package, and not a module of the project or what jest puts in place of a name.
 * @param moduleNameMapper of the project's config
 */
export const namesPackage = ({ moduleNameMapper }, name) =>
  name !== undefined &&
  PACKAGE.test(name) &&
  !name.startsWith('@gewerk/') &&
  !moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name));
