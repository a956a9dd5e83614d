const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `example.org:8080` is a host with its port, no scheme. */
const HOST_AND_PORT = /^[\w.-]+:\d+(?:[/?#]|$)/;

/** The address that a website given by people means: `http://` where they left it out. */
export function websiteAddress(website: string): string {
  const typed = website.trim();
  return SCHEME.test(typed) && !HOST_AND_PORT.test(typed) ? typed : `http://${typed}`;
}
