// The parts of the browser that screens act on, in one place so that specs can stand in for them.

export interface Browser {
  readonly go: (path: string) => void
  readonly reload: () => void
  readonly openTab: (url: string) => void
  /** Keeps a text as a file of the person. */
  readonly save: (filename: string, type: string, text: string) => void
}

export const browser: Browser = {
  go: path => window.location.assign(path),
  reload: () => window.location.reload(),
  openTab: url => void window.open(url, '_blank', 'noopener,noreferrer'),
  save(filename, type, text) {
    const url = URL.createObjectURL(new Blob([text], { type }))
    Object.assign(document.createElement('a'), { href: url, download: filename }).click()
    URL.revokeObjectURL(url)
  },
}

/** Is the address of this site? `//host` and `/\host` are not. */
export const isOwnPath = (uri: string): boolean => /^\/(?![/\\])/.test(uri)
