// Turns a primed lockout on, after a confirmation, and off again; off also takes the priming away.
import Button from '@mui/material/Button'
import { LOCKOUT_ID, type LockoutValue, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { StatusChip } from '../../ui/StatusChip'
import { useToast } from '../../ui/toast'
import { ToggleCard } from './ToggleCard'

export interface LockoutToggleProps {
  readonly lockout: LockoutValue
  /** What failed before does not count any more. */
  readonly onDone: () => void
  readonly onFailure: (error: unknown) => void
}

export function LockoutToggle({ lockout, onDone, onFailure }: LockoutToggleProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { run, running } = useIntent(putSetting)
  const on = lockout.lockout_enabled
  const put = async (value: LockoutValue, message: string): Promise<void> => {
    try {
      await run({ params: { id: LOCKOUT_ID }, body: { value } })
      toast(`toggles.lockout.${message}`)
      onDone()
    } catch (error) {
      onFailure(error)
    }
    setAsking(false)
  }
  const stop = (message: string): void => void put({ lockout_enabled: false, lockout_primed: false }, message)
  return (
    <ToggleCard
      title={translate('toggles.lockout.title')}
      text={translate(on ? 'toggles.lockout.on_text' : 'toggles.lockout.text')}
      status={<State on={on} />}
      intent={
        <>
          <Button
            color={on ? 'primary' : 'error'}
            variant={on ? 'contained' : 'outlined'}
            loading={running}
            onClick={() => (on ? stop('stopped') : setAsking(true))}
          >
            {translate(on ? 'toggles.lockout.stop' : 'toggles.lockout.start')}
          </Button>
          {!on && (
            <Button loading={running} onClick={() => stop('unprimed_now')}>
              {translate('toggles.lockout.unprime')}
            </Button>
          )}
        </>
      }
    >
      {asking && (
        <ConfirmDialog
          danger
          title={translate('toggles.lockout.confirm_title')}
          consequence={translate('toggles.lockout.consequence')}
          confirm={translate('toggles.lockout.start')}
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
  if (on) return <StatusChip tone="error" weight="alert" label={translate('toggles.lockout.on')} />
  return <StatusChip tone="warning" label={translate('toggles.lockout.off')} />
}
