// The parts of one's own account, which features add, and the tabs that they stand on.
import type { ComponentType } from 'react'
import type { Me } from '../providers/me'

/** In their order. */
export const ACCOUNT_TABS = ['profile', 'training', 'preferences', 'security', 'history'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export interface AccountPart {
  readonly tab: AccountTab
  /** On its tab: smaller stands before. */
  readonly order: number
  /** The ids of its headings, which links lead to. */
  readonly anchors: readonly string[]
  /** Absent: to everybody. */
  readonly shownTo?: (me: Me) => boolean
  readonly part: ComponentType
}
