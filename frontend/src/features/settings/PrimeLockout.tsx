// Primes the lockout: only then the toggle that locks everybody out is shown. Two steps, so that nobody does it by accident.
import Button from '@mui/material/Button'
import { LOCKOUT_ID, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { StatusChip } from '../../ui/StatusChip'
import { useToast } from '../../ui/toast'
import type { LockoutToggleProps } from './LockoutToggle'
import { ToggleCard } from './ToggleCard'

export function PrimeLockout({ onDone, onFailure }: Pick<LockoutToggleProps, 'onDone' | 'onFailure'>) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running } = useIntent(putSetting)
  const prime = async (): Promise<void> => {
    try {
      await run({ params: { id: LOCKOUT_ID }, body: { value: { lockout_enabled: false, lockout_primed: true } } })
      toast('toggles.lockout.primed')
      onDone()
    } catch (error) {
      onFailure(error)
    }
  }
  return (
    <ToggleCard
      title={translate('toggles.lockout.title')}
      text={translate('toggles.lockout.prime_text')}
      status={<StatusChip tone="default" label={translate('toggles.lockout.unprimed')} />}
      intent={
        <Button variant="outlined" loading={running} onClick={() => void prime()}>
          {translate('toggles.lockout.prime')}
        </Button>
      }
    />
  )
}
