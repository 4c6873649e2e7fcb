// What notifications of invitations say.
import type { NotificationWords } from '../../kernel/feature'

export const inviteNotifications: Readonly<Record<string, NotificationWords>> = {
  'invite.accepted': {
    text: '{subject} accepted your invitation',
    bare: 'Somebody accepted your invitation',
    link: () => '/invitations',
    optional: 'Invitations are accepted',
  },
}
