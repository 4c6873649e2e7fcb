// The title of the browser's tab: the screen, the organization where one is known, the product.
import { useEffect, useLayoutEffect } from 'react'

const PRODUCT = 'Practicum'

let place = PRODUCT
/** The last one shown is on top: a screen may bring another heading, and get its own back. */
const screens: { readonly title: string }[] = []

function say(): void {
  const screen = screens.at(-1)?.title
  document.title = screen ? `${screen} · ${place}` : place
}

/** For as long as its heading is there. Empty: nothing that would tell one tab from another. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    const own = { title }
    screens.push(own)
    say()
    return () => {
      screens.splice(screens.indexOf(own), 1)
      say()
    }
  }, [title])
}

/** Where all screens of the page are; undefined: in no organization. */
export function usePlaceTitle(organization?: string): void {
  useLayoutEffect(() => {
    place = organization === undefined ? PRODUCT : `${organization} · ${PRODUCT}`
    say()
  }, [organization])
}
