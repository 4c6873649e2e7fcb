// Shows or hides the maintenance banner, with the message as it is typed here.
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { BANNER_ID, type BannerValue, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { StatusChip } from '../../ui/StatusChip'
import { ToggleCard } from './ToggleCard'

export interface BannerToggleProps {
  readonly banner: BannerValue
  /** What failed before does not count any more. */
  readonly onDone: () => void
  readonly onFailure: (error: unknown) => void
}

export function BannerToggle({ banner, onDone, onFailure }: BannerToggleProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [message, setMessage] = useState(banner.message)
  const { run, running } = useIntent(putSetting)
  const put = async (enabled: boolean, told: string): Promise<void> => {
    try {
      await run({ params: { id: BANNER_ID }, body: { value: { enabled, message } } })
      notify(told, { type: 'success' })
      onDone()
    } catch (error) {
      onFailure(error)
    }
  }
  const toggle = (): Promise<void> =>
    put(!banner.enabled, banner.enabled ? 'settings.banner.hidden' : 'settings.banner.shown')
  return (
    <ToggleCard
      title={translate('settings.banner.title')}
      text={translate('settings.banner.text')}
      status={
        <StatusChip
          tone={banner.enabled ? 'warning' : 'default'}
          label={translate(banner.enabled ? 'settings.banner.on' : 'settings.banner.off')}
        />
      }
      intent={
        <>
          <Button variant="outlined" loading={running} onClick={() => void toggle()}>
            {translate(banner.enabled ? 'settings.banner.hide' : 'settings.banner.show')}
          </Button>
          {banner.enabled && message !== banner.message && (
            <Button loading={running} onClick={() => void put(true, 'settings.banner.changed')}>
              {translate('settings.banner.change')}
            </Button>
          )}
        </>
      }
    >
      <TextField
        label={translate('settings.banner.message')}
        value={message}
        onChange={event => setMessage(event.target.value)}
        multiline
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ToggleCard>
  )
}
