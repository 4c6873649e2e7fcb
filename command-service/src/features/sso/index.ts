// What signing in by a provider does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { ssoMails } from './sso.mails'
import { ssoRoutes } from './sso.routes'

export const sso: CommandFeature = { name: 'sso', routes: ssoRoutes, mails: ssoMails }
