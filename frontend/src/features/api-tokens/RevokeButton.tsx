// Asks before programs that have a token are let in no more.
import { type ApiToken, revokeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { AskedButton } from '../../ui/AskedButton'

export function RevokeButton({ token: { id, name } }: { token: Pick<ApiToken, 'id' | 'name'> }) {
  const translate = useTranslate()
  const { user } = useMe()
  const words = (key: string): string => translate(`api-tokens.revoke.${key}`, { name })
  return (
    <AskedButton
      row={revokeApiToken}
      options={{ params: { id } }}
      title={words('title')}
      consequence={words('consequence')}
      confirm={words('button')}
      danger
      size="small"
      color="error"
      disabled={user.is_impersonating}
      aria-label={words('named')}
      done={() => ['api-tokens.revoke.done']}
    />
  )
}
