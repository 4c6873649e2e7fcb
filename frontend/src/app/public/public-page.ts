// What a feature says of a page that needs no session, and what such a page is given.
import type { ComponentType } from 'react'

export interface PublicPageProps {
  readonly path: string
  /** Goes on into the application after signing in. */
  readonly onEnter: (path: string) => void
  /** Somebody begins to type: the application will be needed soon. */
  readonly onFirstKey: () => unknown
}

/** A page answers for its own path and, as `/join-session/:code?` does, for the paths below it. */
export interface PublicPage {
  readonly path: string
  readonly page: ComponentType<PublicPageProps>
  /** Somebody without an account has one thing to do there: nothing leads away from it. */
  readonly withoutNavigation?: boolean
}
