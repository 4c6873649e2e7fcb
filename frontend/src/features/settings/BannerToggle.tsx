// Shows or hides the maintenance banner, with the message as it is typed here.
import Button from '@mui/material/Button'
import { BANNER_ID, type BannerValue, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { BANNER_MAX } from '@practicum/shared/features/settings/settings.fields'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { requestOf } from '../../providers/use-intent'
import { ContractForm } from '../../ui/form/ContractForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'
import { StatusChip } from '../../ui/StatusChip'
import { useToast } from '../../ui/toast'
import { ToggleCard } from './ToggleCard'

export interface BannerToggleProps {
  readonly banner: BannerValue
  /** What failed before does not count any more. */
  readonly onDone: () => void
  readonly onFailure: (error: unknown) => void
}

export function BannerToggle({ banner, onDone, onFailure }: BannerToggleProps) {
  const translate = useTranslate()
  const toast = useToast()
  const wanted = useRef({ enabled: banner.enabled, message: 'changed' })
  const form = useContractForm({
    values: { value: { message: banner.message } },
    request: ({ value }) =>
      requestOf(putSetting, {
        params: { id: BANNER_ID },
        body: { value: { ...value, enabled: wanted.current.enabled } },
      }),
    onSaved: () => {
      toast(`toggles.banner.${wanted.current.message}`)
      onDone()
    },
    // Told above all toggles; what concerns the message stands beside it too.
    onRefused: failure => {
      onFailure(failure)
      return { lines: [] }
    },
  })
  const put = (enabled: boolean, message: string): void => {
    wanted.current = { enabled, message }
    void form.submit()
  }
  const message = useWatch({ control: form.control, name: 'value.message' })
  return (
    <ToggleCard
      title={translate('toggles.banner.title')}
      text={translate('toggles.banner.text')}
      status={
        <StatusChip
          tone={banner.enabled ? 'warning' : 'default'}
          weight={banner.enabled ? 'alert' : 'quiet'}
          label={translate(banner.enabled ? 'toggles.banner.on' : 'toggles.banner.off')}
        />
      }
      intent={
        <>
          <Button
            variant="outlined"
            loading={form.running}
            onClick={() => put(!banner.enabled, banner.enabled ? 'hidden' : 'shown')}
          >
            {translate(banner.enabled ? 'toggles.banner.hide' : 'toggles.banner.show')}
          </Button>
          {banner.enabled && message !== banner.message && (
            <Button loading={form.running} onClick={() => put(true, 'changed')}>
              {translate('toggles.banner.change')}
            </Button>
          )}
        </>
      }
    >
      <ContractForm form={form}>
        <TextField
          control={form.control}
          name="value.message"
          label={translate('toggles.banner.message')}
          max={BANNER_MAX}
          multiline
          sx={{ mt: 2 }}
        />
      </ContractForm>
    </ToggleCard>
  )
}
