// What a feature puts around every list so that its views can be saved: lists know the places, not what stands there.
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { UsualLook } from './list-address'

export interface ListViewsProps {
  /** The path of the page that has the list. */
  readonly list: string
  readonly usual: UsualLook
}

export interface ListViews {
  /** Around a list that can be narrowed: decides with what it opens. */
  readonly around: ComponentType<{ readonly list: string; readonly children: ReactNode }>
  /** Among the tools of the list. */
  readonly menu: ComponentType<ListViewsProps>
  /** Above the list while a saved view is open: as high as {@link BAR} while it is looked for, nothing for one that is gone. */
  readonly bar: ComponentType<ListViewsProps>
}

export const BAR = { minHeight: 36, mb: 1 } as const

/** Undefined: nothing is saved. */
export const ListViewsContext = createContext<ListViews | undefined>(undefined)
