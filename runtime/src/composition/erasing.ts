// What erases a person beside the log: their key, the bytes that databases keep of it, and the register that outlives a restore.
import type { ErasureTools } from '@practicum/command-service/execution/erasure-tools'
import type { Config } from '@practicum/infra/config/config'
import type { StoredPersonKeys } from '@practicum/infra/keys/postgres'
import { dropOldBytes } from '@practicum/infra/postgres/embedded/old-bytes'
import { connectionToRunning } from '@practicum/infra/postgres/embedded/running'
import { askForRenewal } from '@practicum/projections/runner/renewals'
import { type Databases, keysDatabaseOf } from './databases'
import { ErasureRegister, type RegisterKeys } from './erasure-register'
import { openAnchorCopies } from './objects'

export interface ErasingParts {
  readonly config: Pick<Config, 'anchors' | 'dataDir' | 'databaseUrl' | 'keysRemembered' | 'secrets'>
  readonly databases: Pick<Databases, 'write'>
  readonly keys: StoredPersonKeys
  /** For specs, which do not wait for processes that are not there. */
  readonly keysForgottenAfterMs?: number | undefined
}

/** It stands beside the copies of anchors, and is signed as they are. */
export const registerKeys = ({ secrets: { anchor } }: Pick<Config, 'secrets'>): RegisterKeys => ({
  current: anchor.current.bytes,
  previous: anchor.previous?.bytes,
})

/** A state may have been opened with a key just before that was forgotten; and clocks of processes may differ a little. */
const forgottenAfterMs = ({ keysRemembered }: Pick<Config, 'keysRemembered'>): number => 2000 * keysRemembered + 5000

export function erasureTools(parts: ErasingParts): ErasureTools {
  const { config, databases, keys, keysForgottenAfterMs = forgottenAfterMs(parts.config) } = parts
  const register = new ErasureRegister(() => openAnchorCopies(config), registerKeys(config))
  return {
    forgottenAfterMs: keysForgottenAfterMs,
    register: userId => register.add(userId),
    registered: () => register.all(),
    destroyKey: userId => keys.erase(userId),
    withKey: userIds => keys.notErased(userIds),
    renewReadModels: name => askForRenewal(databases.write, name),
    async dropOldBytes() {
      await keys.dropOldBytes()
      await databases.write.query('select access.rewrite_traces()')
      const own = config.databaseUrl === undefined ? await connectionToRunning(config.dataDir) : undefined
      return own && dropOldBytes(own, [keysDatabaseOf(own)])
    },
  }
}
