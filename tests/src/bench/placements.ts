// A million placements of one organization over HTTP: the list of who coordinates it, the queue of what waits, and the list of a supervisor who has a thousand.
import { newId } from '@practicum/shared/kernel/ids'
import type pg from 'pg'
import type { LoadPerson } from '../load/load-set'
import { startContestant } from './contestant'
import { run } from './installation'
import type { Ask } from './load'
import { idOf, makeRows } from './made-rows'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import { reading, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

const PLACEMENTS = 1_000_000
const SITES = 1000
const CONNECTIONS = 4
/** One in so many. */
const OF_SUPERVISOR = 1000
/** Most are decided; one in 500 waits for a decision. */
const STATUS = `case when n % 500 = 0 then 'ready' when n % 500 = 1 then 'submitted' when n % 50 = 2 then 'open'
  when n % 20 = 3 then 'denied' else 'approved' end`

type Texts = Readonly<Record<string, string>>
const ASKED: Readonly<Record<string, Texts>> = {
  'as it opens': {},
  'the queue': { needs_review: 'true', sort: 'ready_at', order: 'asc' },
  'those of one site': { site_id: '' },
  'with the name of a trainee': { search: 'trainee 777' },
  'with the name of all trainees': { search: 'trainee' },
  'with the name of a site': { search: 'harbor 777' },
  'with the name of nobody': { search: 'xylophone' },
}
const OWN: Readonly<Record<string, Texts>> = {
  'as it opens': {},
  'with the name of a trainee': { search: 'trainee 777' },
}

export async function benchPlacements(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const { connection } = installation.postgres
  const { supervisor, siteId } = await fillWithPlacements(connection, set.organizationId)
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const rows: TableRow[] = []
    const measure = async (who: string, reader: SignedIn, asked: Readonly<Record<string, Texts>>): Promise<void> => {
      for (const [what, query] of Object.entries(asked)) {
        const site = query.site_id === undefined ? {} : { site_id: siteId }
        const path = `/api/placements?${new URLSearchParams({ page: '1', per_page: '25', ...query, ...site })}`
        const next = (): Ask => reading(reader, path)
        const samples = await turnsOf(bench, { product, next, connections: CONNECTIONS })
        rows.push({ what: `placements, as ${who}, ${what}`, ...cellsOf(samples) })
      }
    }
    await measure('coordinator', await signIn(services, set.coordinator), ASKED)
    await measure('supervisor', await signIn(services, supervisor), OWN)
    return rows
  } finally {
    await product.close()
  }
}

/** Of the trainees that there are, a training each. Answers a supervisor, and a site. */
async function fillWithPlacements(
  connection: pg.ClientConfig,
  organizationId: string,
): Promise<{ readonly supervisor: LoadPerson; readonly siteId: string }> {
  const supervisor: LoadPerson = { userId: newId(), positionId: newId(), email: 'supervisor@load.practicum.test' }
  await makeSupervisor(connection, supervisor, organizationId)
  const here = { organization_id: `'${organizationId}'` }
  await makeRows(connection, 'site', {
    said: {
      ...{ ...here, site_id: idOf('placed at', 'n'), name: `'Harbor House ' || n` },
      words: `array['harbor', 'house', n::text]`,
    },
    from: `generate_series(1, ${SITES}) n`,
  })
  const trainees = `(select user_id, position_id, row_number() over (order by position_id) as nth from read.position
    where organization_id = '${organizationId}' and role = 'trainee') trainee`
  const trainee = { trainee_id: 'trainee.user_id', trainee_position_id: 'trainee.position_id' }
  await makeRows(connection, 'training', {
    said: {
      ...{ ...here, ...trainee, training_id: idOf('trained', 'trainee.nth') },
      ...{
        plan_name: `'Family therapy'`,
        level_name: `'Practicum'`,
        start_at: 'current_date',
        end_at: 'current_date + 300',
      },
    },
    from: trainees,
  })
  const { rows } = await run(connection, `select count(*)::int as count from ${trainees}`)
  await makePlacements(connection, { ...here, ...trainee }, { trainees, count: Number(rows[0]?.count), supervisor })
  const { rows: sites } = await run(connection, `select ${idOf('placed at', '7')}::text as id`)
  return { supervisor, siteId: String(sites[0]?.id) }
}

interface Placed {
  /** As SQL, numbered from 1 on. */
  readonly trainees: string
  readonly count: number
  readonly supervisor: LoadPerson
}

const makePlacements = (connection: pg.ClientConfig, said: Texts, { trainees, count, supervisor }: Placed) => {
  const supervised = (id: string): string => `case when n % ${OF_SUPERVISOR} = 0 then '${id}'::uuid end`
  const ago = `now() - n * interval '10 seconds'`
  return makeRows(connection, 'placement', {
    said: {
      ...{ ...said, placement_id: idOf('placement', 'n'), placement_status: STATUS },
      ...{ supervisor_id: supervised(supervisor.userId), supervisor_position_id: supervised(supervisor.positionId) },
      ...{ site_id: idOf('placed at', `(1 + n % ${SITES})`), training_id: idOf('trained', 'trainee.nth') },
      ...{
        taken_back: 'null',
        denied_reason: 'null',
        proposed: 'null',
        ready_at: `case when n % 500 = 0 then ${ago} end`,
      },
      ...{ created_at: ago, updated_at: ago },
    },
    from: `generate_series(1, ${PLACEMENTS}) n join ${trainees} on trainee.nth = 1 + n % ${count}`,
  })
}

async function makeSupervisor(
  connection: pg.ClientConfig,
  { userId, positionId, email }: LoadPerson,
  organizationId: string,
): Promise<void> {
  const one = '(values (1)) as one (n)'
  await makeRows(connection, 'person', {
    said: {
      ...{ user_id: `'${userId}'`, current_position_id: `'${positionId}'`, name: `'Supervisor'`, email: `'${email}'` },
      ...{ zone: `'America/Los_Angeles'`, user_status: `'active'`, created_at: 'now()' },
      organization_ids: `array['${organizationId}']::uuid[]`,
    },
    from: one,
  })
  await makeRows(connection, 'position', {
    said: {
      ...{ position_id: `'${positionId}'`, user_id: `'${userId}'`, organization_id: `'${organizationId}'` },
      ...{ role: `'supervisor'`, position_status: `'active'`, created_at: 'now()' },
    },
    from: one,
  })
}
