// Integrations: addresses outside that an organization has told of what happens in it.
import type { Feature } from '../../app/feature'

export const integrations: Feature = {
  name: 'integrations',
  messages: {},
  slots: { histories: ['integration'] },
}
