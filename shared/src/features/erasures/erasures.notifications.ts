// What notifications of erasures say. None names the person.
import type { NotificationWords } from '../../kernel/feature'

const words = (text: string): NotificationWords => ({ text, bare: text, link: () => '/erasures' })

export const erasureNotifications: Readonly<Record<string, NotificationWords>> = {
  'erasure.requested': words('{actor} asks for the erasure of a person. Another admin can confirm it after 24 hours'),
  'erasure.confirmed': words('{actor} confirmed the erasure that you asked for. It begins now'),
  'erasure.withdrawn': words('{actor} withdrew the erasure of a person'),
  'erasure.completed': words('The erasure of a person is done'),
}
