// What passwords do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { passwordMails } from './passwords.mails'
import { resetRoutes } from './passwords.resetting'
import { passwordRoutes } from './passwords.routes'
import { passwordSchedule } from './passwords.schedule'

export const passwords: CommandFeature = {
  name: 'passwords',
  routes: services => [...passwordRoutes(services), ...resetRoutes(services)],
  mails: passwordMails,
  schedules: ({ services }) => [passwordSchedule(services)],
}
