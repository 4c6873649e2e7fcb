// What forms do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { assignableForm } from './forms.assignable'

export const forms: CommandFeature = {
  name: 'forms',
  assignables: { Form: assignableForm },
}
