// The parts of the browser that screens act on, in one place so that specs can stand in for them.

export interface Browser {
  readonly go: (path: string) => void
  readonly reload: () => void
  readonly print: () => void
  readonly openTab: (url: string) => void
  /** Keeps what has come as a file of the person. */
  readonly save: (filename: string, file: Blob) => void
}

export const browser: Browser = {
  go: path => window.location.assign(path),
  reload: () => window.location.reload(),
  print: () => window.print(),
  openTab: url => void window.open(url, '_blank', 'noopener,noreferrer'),
  save(filename, file) {
    const url = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: url, download: filename }).click()
    URL.revokeObjectURL(url)
  },
}

/** Is the address of this site? `//host` and `/\host` are not. */
export const isOwnPath = (uri: string): boolean => /^\/(?![/\\])/.test(uri)
