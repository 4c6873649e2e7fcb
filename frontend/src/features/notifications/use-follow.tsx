// Follows a notification to what it is about.

import {
  type NotificationView,
  readNotification,
} from '@practicum/shared/features/notifications/notifications.contract'
import type { PositionView } from '@practicum/shared/features/sessions/page-state.contract'
import { type ReactElement, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useSwitchPosition } from '../../app/layout/PositionSwitcher'
import { browser } from '../../providers/browser'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { spokenPosition } from '../../ui/role-name'
import { followPlan } from './follow'

interface Asking {
  readonly notification: NotificationView
  readonly position: PositionView
}

type Open = (notification: NotificationView, position?: PositionView) => Promise<void>

/** Marks it read and goes there, in the position given when it is another one. */
function useOpen(): Open {
  const navigate = useNavigate()
  const { user } = useMe()
  const { run } = useIntent(readNotification)
  const switchTo = useSwitchPosition()
  // A mark that fails must not keep anybody from what they came for.
  const mark = (id: string): Promise<unknown> => run({ params: { id } }).catch(() => undefined)
  const go = async (path: string, position?: PositionView): Promise<void> => {
    if (position) await switchTo(position.id, path)
    else navigate(path)
  }
  return async (notification, position) => {
    const { markRead, external } = followPlan(notification, user)
    if (external) browser.openTab(notification.link_uri)
    if (markRead) await mark(notification.id)
    if (!external) await go(notification.link_uri, position)
  }
}

/** `question` is to be rendered beside the notifications. */
export function useFollow(): { follow: (notification: NotificationView) => void; question: ReactElement | null } {
  const translate = useTranslate()
  const { user } = useMe()
  const open = useOpen()
  const [asking, setAsking] = useState<Asking>()

  const follow = (notification: NotificationView): void => {
    const { switchTo: position } = followPlan(notification, user)
    if (position) setAsking({ notification, position })
    else void open(notification)
  }
  const question = asking ? (
    <ConfirmDialog
      title={translate('notifications.switch_title')}
      consequence={translate('notifications.switch_text', {
        role: spokenPosition(asking.position, translate),
        organization: asking.position.organization.name,
      })}
      confirm={translate('notifications.switch')}
      onConfirm={() => {
        setAsking(undefined)
        void open(asking.notification, asking.position)
      }}
      onClose={() => setAsking(undefined)}
    />
  ) : null
  return { follow, question }
}
