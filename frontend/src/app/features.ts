// The list of features; a feature that is not here is not in the product.
import { attachments } from '../features/attachments'
import { audit } from '../features/audit'
import { ceCourses } from '../features/ce-courses'
import { dashboards } from '../features/dashboards'
import { forms } from '../features/forms'
import { liveSessions } from '../features/live-sessions'
import { notifications } from '../features/notifications'
import { people } from '../features/people'
import { placements } from '../features/placements'
import { settings } from '../features/settings'
import { tasks } from '../features/tasks'
import type { ResourceTable } from '../providers/data-provider'
import type { Feature } from './feature'

export const features: readonly Feature[] = [
  attachments,
  audit,
  ceCourses,
  dashboards,
  forms,
  liveSessions,
  notifications,
  people,
  placements,
  settings,
  tasks,
]

export const resources: ResourceTable = Object.assign({}, ...features.map(feature => feature.resources ?? {}))

const shown = new Set(features.flatMap(feature => Object.keys(feature.screens ?? {})))

/** Is there a screen at this path? */
export const screenExists = (address: string): boolean => shown.has(address)
