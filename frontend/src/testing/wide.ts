// Shows screens in a window of some width, for specs: the one that they run in has none.
const real = window.matchMedia
const nothing = (): void => undefined

export function widen(width: number): void {
  window.matchMedia = media => {
    const [, edge = '0'] = /min-width: ?([\d.]+)px/.exec(media) ?? []
    const matches = media.includes('min-width') ? width >= Number(edge) : false
    return { media, matches, addEventListener: nothing, removeEventListener: nothing } as never
  }
}

/** Before the specs of a file, which scroll as browsers do. */
export function inWideWindow(): void {
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })
  widen(1280)
}

/** After them. */
export function inAnyWindow(): void {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  window.matchMedia = real
}
