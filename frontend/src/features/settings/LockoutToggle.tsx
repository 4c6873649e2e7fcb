// Turns a primed lockout on, after a confirmation, and off again; off also takes the priming away.
import Button from '@mui/material/Button'
import { LOCKOUT_ID, type LockoutValue, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { StatusChip } from '../../ui/StatusChip'
import { ToggleCard } from './ToggleCard'

export interface LockoutToggleProps {
  readonly lockout: LockoutValue
  /** What failed before does not count any more. */
  readonly onDone: () => void
  readonly onFailure: (error: unknown) => void
}

export function LockoutToggle({ lockout, onDone, onFailure }: LockoutToggleProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running } = useIntent(putSetting)
  const on = lockout.lockout_enabled
  const put = async (value: LockoutValue, message: string): Promise<void> => {
    try {
      await run({ params: { id: LOCKOUT_ID }, body: { value } })
      notify(`settings.lockout.${message}`, { type: 'success' })
      onDone()
    } catch (error) {
      onFailure(error)
    }
    setAsking(false)
  }
  const stop = (message: string): void => void put({ lockout_enabled: false, lockout_primed: false }, message)
  return (
    <ToggleCard
      title={translate('settings.lockout.title')}
      text={translate(on ? 'settings.lockout.on_text' : 'settings.lockout.text')}
      status={<State on={on} />}
      intent={
        <>
          <Button
            color={on ? 'primary' : 'error'}
            variant={on ? 'contained' : 'outlined'}
            loading={running}
            onClick={() => (on ? stop('stopped') : setAsking(true))}
          >
            {translate(on ? 'settings.lockout.stop' : 'settings.lockout.start')}
          </Button>
          {!on && (
            <Button loading={running} onClick={() => stop('unprimed_now')}>
              {translate('settings.lockout.unprime')}
            </Button>
          )}
        </>
      }
    >
      {asking && (
        <ConfirmDialog
          danger
          title={translate('settings.lockout.confirm_title')}
          consequence={translate('settings.lockout.consequence')}
          confirm={translate('settings.lockout.start')}
          running={running}
          onConfirm={() => void put({ lockout_enabled: true, lockout_primed: true }, 'started')}
          onClose={() => setAsking(false)}
        />
      )}
    </ToggleCard>
  )
}

function State({ on }: { on: boolean }) {
  const translate = useTranslate()
  if (on) return <StatusChip tone="error" weight="alert" label={translate('settings.lockout.on')} />
  return <StatusChip tone="warning" label={translate('settings.lockout.off')} />
}
