// Forms: so far one form, to which evaluation tasks lead.
import { lazy } from 'react'
import type { Feature } from '../../app/feature'
import { formsMessages } from './forms.messages'

export const forms: Feature = {
  name: 'forms',
  messages: formsMessages,
  screens: { '/forms/:id': lazy(() => import('./FormDetailsScreen')) },
}
