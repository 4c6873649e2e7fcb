// What acting as somebody does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { loginAsDemonstration } from './login-as.demonstration'
import { loginAsRoutes } from './login-as.routes'
import { loginAsSchedule } from './login-as.schedule'

export const loginAs: CommandFeature = {
  name: 'login-as',
  demonstration: loginAsDemonstration,
  routes: loginAsRoutes,
  schedules: ({ services }) => [loginAsSchedule(services)],
}
