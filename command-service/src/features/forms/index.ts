// What forms do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { assignableForm } from './forms.assignable'
import { formDemonstration } from './forms.demonstration'

export const forms: CommandFeature = {
  name: 'forms',
  demonstration: formDemonstration,
  assignables: { Form: assignableForm },
}
