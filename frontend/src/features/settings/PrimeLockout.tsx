// Primes the lockout: only then the toggle that locks everybody out is shown. Two steps, so that nobody does it by accident.
import Button from '@mui/material/Button'
import { LOCKOUT_ID, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { StatusChip } from '../../ui/StatusChip'
import { ToggleCard } from './ToggleCard'

export function PrimeLockout({ onFailure }: { onFailure: (error: unknown) => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, running } = useIntent(putSetting)
  const prime = (): void =>
    void run({ params: { id: LOCKOUT_ID }, body: { value: { lockout_enabled: false, lockout_primed: true } } }).then(
      () => notify('settings.lockout.primed', { type: 'success' }),
      onFailure,
    )
  return (
    <ToggleCard
      title={translate('settings.lockout.title')}
      text={translate('settings.lockout.prime_text')}
      status={<StatusChip tone="default" label={translate('settings.lockout.unprimed')} />}
      intent={
        <Button variant="outlined" loading={running} onClick={prime}>
          {translate('settings.lockout.prime')}
        </Button>
      }
    />
  )
}
