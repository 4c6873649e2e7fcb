// Marks everything read.
import Button from '@mui/material/Button'
import { readAllNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { useNotify, useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'

export function ReadAllButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const { user } = useMe()
  const { report } = useFailures()
  const { run, running } = useIntent(readAllNotifications)
  if (user.is_impersonating) return null
  const readAll = (): Promise<unknown> =>
    run({}).then(() => notify('notifications.all_read', { type: 'success' }), report)
  return (
    <Button size="small" loading={running} onClick={() => void readAll()}>
      {translate('notifications.read_all')}
    </Button>
  )
}
