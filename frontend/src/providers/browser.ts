// The parts of the browser that screens act on, in one place so that specs can stand in for them.

export interface Browser {
  readonly go: (path: string) => void
  readonly reload: () => void
  readonly openTab: (url: string) => void
}

export const browser: Browser = {
  go: path => window.location.assign(path),
  reload: () => window.location.reload(),
  openTab: url => void window.open(url, '_blank', 'noopener,noreferrer'),
}

/** Is the address of this site? `//host` and `/\host` are not. */
export const isOwnPath = (uri: string): boolean => /^\/(?![/\\])/.test(uri)
