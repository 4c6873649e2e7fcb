// The passkeys of whoever asks. Kept beside the log, and told to their person alone.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import { relyingPartyAt } from '@practicum/infra/sessions/webauthn'
import { listPasskeys } from '@practicum/shared/features/passkeys/passkeys.contract'
import type { ReadServices } from '../../reads/ports'

export const passkeyQueries = ({
  passkeys,
  config,
}: Pick<ReadServices, 'passkeys' | 'config'>): readonly QueryBinding[] => [
  bindQuery(listPasskeys, [], async ({ principal }) => {
    const shown = await passkeys.shownTo(principal.userId)
    return {
      offered: relyingPartyAt(config.publicUrl) !== undefined,
      passkeys: shown.map(({ id, name, addedAt, lastUsedAt }) => ({
        ...{ id, name, added_at: addedAt.toISOString() },
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
    }
  }),
]
