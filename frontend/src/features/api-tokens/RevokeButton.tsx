// Asks before programs that have a token are let in no more.
import Button from '@mui/material/Button'
import { type ApiToken, revokeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'

export function RevokeButton({ token: { id, name } }: { token: Pick<ApiToken, 'id' | 'name'> }) {
  const translate = useTranslate()
  const toast = useToast()
  const { user } = useMe()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(revokeApiToken)
  const words = (key: string): string => translate(`api-tokens.revoke.${key}`, { name })
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        toast(words('done'))
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="error"
        disabled={user.is_impersonating}
        aria-label={words('named')}
        onClick={() => setAsking(true)}
      >
        {words('button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words('title')}
          consequence={words('consequence')}
          confirm={words('button')}
          danger
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
