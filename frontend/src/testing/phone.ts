// A window as wide as a phone's, for specs.

const wide = window.matchMedia
const nothing = (): void => undefined

afterEach(() => {
  window.matchMedia = wide
})

/** Until the end of the test. */
export function onPhone<Answer>(show: () => Answer): Answer {
  window.matchMedia = media =>
    ({ media, matches: media.includes('max-width'), addEventListener: nothing, removeEventListener: nothing }) as never
  return show()
}
