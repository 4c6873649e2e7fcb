// The accounts by which separate processes log in to PostgreSQL: each is a member of the roles that its process works as, and of no other.
import { createPool } from '@practicum/infra/postgres/pool'
import { ROLE } from '@practicum/infra/postgres/roles'
import pg from 'pg'
import type { ProcessName } from './parts'

interface Account {
  readonly login: string
  readonly roles: readonly string[]
  /** The setting with its password. */
  readonly setting: string
}

export const ACCOUNTS: Readonly<Record<ProcessName, Account>> = {
  'command-service': {
    login: 'practicum_command_service',
    roles: [ROLE.command],
    setting: 'COMMAND_SERVICE_DATABASE_PASSWORD',
  },
  'query-service': {
    login: 'practicum_query_service',
    roles: [ROLE.query, ROLE.api],
    setting: 'QUERY_SERVICE_DATABASE_PASSWORD',
  },
  projections: {
    login: 'practicum_projections_service',
    roles: [ROLE.projector],
    setting: 'PROJECTIONS_DATABASE_PASSWORD',
  },
  reactor: {
    login: 'practicum_reactor_service',
    roles: [ROLE.reactor],
    setting: 'REACTOR_DATABASE_PASSWORD',
  },
}

/** Makes the accounts whose passwords are given, or gives them these passwords. Answers their names. */
export async function ensureAccounts(
  connection: pg.ClientConfig,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const wanted = Object.values(ACCOUNTS).flatMap(account => {
    const password = environment[account.setting]
    return password ? [{ ...account, password }] : []
  })
  if (wanted.length === 0) return []
  const pool = createPool(connection, { name: 'accounts', max: 1 })
  try {
    for (const { login, roles, password } of wanted) {
      const { rowCount } = await pool.query('select from pg_roles where rolname = $1', [login])
      const verb = rowCount === 0 ? 'create' : 'alter'
      await pool.query(`${verb} role ${login} login nobypassrls password ${pg.escapeLiteral(password)}`)
      await pool.query(`grant ${roles.join(', ')} to ${login}`)
    }
  } finally {
    await pool.end()
  }
  return wanted.map(({ login }) => login)
}
