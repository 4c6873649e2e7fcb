// Whether passkeys can work in this browser, at this address: they need a name, and a connection that nobody reads along.

/** IPv4, or IPv6 in brackets. */
const BARE_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/

export const hasAuthenticators = (): boolean => 'PublicKeyCredential' in window && !BARE_ADDRESS.test(location.hostname)
