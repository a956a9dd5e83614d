const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `example.org:8080` is a host with its port, not a scheme. */
const HOST_AND_PORT = /^[\w.-]+:\d+(?:[/?#]|$)/;

/** The address of a website as people write it; adds a missing `http://`. */
export function websiteAddress(website: string): string {
  const typed = website.trim();
  return SCHEME.test(typed) && !HOST_AND_PORT.test(typed) ? typed : `http://${typed}`;
}
