// What notifications of integrations say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/organization/integrations/${id}`

export const integrationNotifications: Readonly<Record<string, NotificationWords>> = {
  'integration.paused': {
    text: 'The integration {subject} is paused: what is sent to it does not arrive',
    bare: 'An integration is paused: what is sent to it does not arrive',
    link,
  },
}
