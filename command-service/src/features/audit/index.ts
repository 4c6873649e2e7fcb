// What the audit trail does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { anchorSchedule, verifySchedule } from './audit.schedule'

export const audit: CommandFeature = {
  name: 'audit',
  schedules: ({ services }) => [anchorSchedule(services.audit), verifySchedule(services.audit)],
}
