// Reads of supervision profiles: one's own, that of somebody, and the licences in it.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import {
  getSupervisionProfile,
  listSupervisorLicenses,
  ownSupervisionProfile,
  type SupervisionProfileView,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import type { ProfileLicense } from '@practicum/shared/features/supervision-profiles/supervision-profiles.decider'
import {
  profileFields,
  type ShownProfileLicense,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { licenseStandingAmong } from '@practicum/shared/features/supervision-profiles/supervision-profiles.standing'
import { dateIn } from '@practicum/shared/kernel/dates'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { responseOf } from '../signup-questions/signup-response.view'
import { profileDocuments } from './supervision-profiles.documents'

const PROFILE_USES = ['supervision_profile', 'position']
const USES = [...PROFILE_USES, 'person', 'signup_response']

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export const supervisionProfileQueries: readonly Binding[] = [
  bindQuery(ownSupervisionProfile, USES, ({ principal, db, now }) =>
    profileOf({ principal, db, now }, principal.userId),
  ),
  bindQuery(getSupervisionProfile, USES, ({ params, principal, db, now }) =>
    profileOf({ principal, db, now }, params.id),
  ),
  bindQuery(listSupervisorLicenses, PROFILE_USES, async ({ params, principal, db, now }) => {
    const row = await rowOf({ principal, db, now }, params.id)
    return row ? shownLicenses(row.licenses, dateIn(principal.zone, now)) : missing()
  }),
]

interface Reading {
  readonly principal: Principal
  readonly db: ScopedDb
  readonly now: Date
}

type ReadProfile = RowOf<typeof profileFields> & {
  readonly user_id: string
  readonly licenses: readonly ProfileLicense[]
  readonly prompt: boolean
  readonly version: number
}

const COLUMNS = `t.user_id, ${selected(profileFields, 't')}, t.licenses, t.prompt, t.revision as version`

async function rowOf({ principal, db }: Reading, userId: string): Promise<ReadProfile | undefined> {
  const where = scopeOf(supervisionProfilePolicy.see, principal, 't').and('t.user_id in (?)', userId)
  const [row] = await queryRows<ReadProfile>(db, where.select(COLUMNS, 'read.supervision_profile t'))
  return row
}

async function profileOf(reading: Reading, userId: string): Promise<SupervisionProfileView | Refusal> {
  const { principal, db, now } = reading
  const row = await rowOf(reading, userId)
  if (!row) return missing()
  const whole = scopeOf(supervisionProfilePolicy.whole, principal, 't').and('t.user_id in (?)', userId)
  const [all] = await queryRows(db, whole.select('t.user_id', 'read.supervision_profile t'))
  const documents = await profileDocuments(db, principal, userId)
  const today = dateIn(principal.zone, now)
  return {
    user_id: userId,
    ...(all ? onlyRow(profileFields, row) : inDirectory(onlyRow(profileFields, row))),
    licenses: shownLicenses(row.licenses, today),
    documents: [...(documents ?? [])],
    supervisor_profile_prompt: row.prompt,
    signup_responses: all ? ((await responseOf(db, principal, userId))?.answers ?? []) : null,
    version: row.version,
  }
}

const inDirectory = (said: RowOf<typeof profileFields>): RowOf<typeof profileFields> => ({
  ...said,
  bio: said.directory_bio ? said.bio : '',
  wants: said.directory_wants ? said.wants : '',
})

const shownLicenses = (licenses: readonly ProfileLicense[], today: string): ShownProfileLicense[] =>
  licenses.map(license => ({
    ...{ id: license.licenseId, license_number: license.licenseNumber },
    ...{ state_id: license.stateId, discipline_id: license.disciplineId, expires_on: license.expiresOn },
    standing: licenseStandingAmong(license, licenses, today),
  }))
