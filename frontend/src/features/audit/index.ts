// Audit: the history that other features show of their things, and the event explorer.
import { listAccesses } from '@practicum/shared/features/audit/access.contract'
import { listEvents } from '@practicum/shared/features/audit/audit.contract'
import type { Feature } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { auditMessages } from './audit.messages'

export const audit: Feature = {
  name: 'audit',
  messages: auditMessages,
  resources: { 'audit/events': { list: listEvents }, 'audit/accesses': { list: listAccesses } },
  screens: { '/events': lazy(() => import('./EventExplorerScreen')) },
}
