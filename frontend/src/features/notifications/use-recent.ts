// The latest notifications, which stand around every screen: asked for when the first of them stands.
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { useFirstScreenStands } from '../../app/first-screen'
import { useRead } from '../../providers/use-query'

export const useRecent = () => useRead(recentNotifications, {}, { enabled: useFirstScreenStands() })
