// Supervision profiles: what supervisors and faculty say of themselves, and where others read it.
import type { Feature } from '../../app/feature'
import { supervisionProfileMessages } from './supervision-profiles.messages'

export const supervisionProfiles: Feature = {
  name: 'supervision-profiles',
  messages: supervisionProfileMessages,
  slots: { histories: ['supervisionprofile'] },
}
