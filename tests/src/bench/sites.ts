// The directory of 100,000 sites over HTTP: the list as it is narrowed, and the map.
import { startContestant } from './contestant'
import type { Ask } from './load'
import { idOf, makeRows, oneOf } from './made-rows'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import { reading, signIn } from './sessions'
import type { TableRow } from './table'

const SITES = 100_000
const CONNECTIONS = 4
const STATES = ['US-CA', 'US-OR', 'US-WA', 'US-NV', 'US-AZ']
const COUNTIES = ['Alameda', 'Marin', 'Napa', 'Solano', 'Sonoma', 'Yolo', 'Kern', 'Lassen', 'Modoc', 'Mono']

const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'as it opens': {},
  'of one county': { state_id: 'US-CA', county: 'Alameda' },
  'that take trainees': { accepting_trainees: 'true' },
  'around a postal code': { near_zip: '94103', within_miles: '25' },
  'with words of one': { search: 'harbor 77777' },
  'with a word of many': { search: 'napa' },
  'with a word of all': { search: 'harbor' },
  'with a word of none': { search: 'xylophone' },
}
const ON_MAP: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'all of them': {},
  'around a postal code': { near_zip: '94103', within_miles: '25' },
}

export async function benchSites(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const { connection } = installation.postgres
  const said = {
    ...{ site_id: idOf('site', 'n'), organization_id: `'${set.organizationId}'` },
    ...{ name: `'Harbor Clinic ' || n`, words: `array['harbor', 'clinic', n::text]` },
  }
  const county = oneOf(COUNTIES, 'n / 5')
  await makeRows(connection, 'site', { said, from: `generate_series(1, ${SITES}) n` })
  await makeRows(connection, 'supervision_site', {
    said: {
      ...{ ...said, site_status: `'approved'`, published: 'true', country_code: `'US'` },
      ...{ city: `'Springfield ' || n % 500`, county, state_id: oneOf(STATES, 'n') },
      words: `${said.words} || array['springfield', (n % 500)::text, lower(${county})]`,
      accepting_trainees: 'n % 3 = 0',
      ...{
        lat: '320000 + (n::bigint * 7919 % 170000)::integer',
        lon: '-1240000 + (n::bigint * 104729 % 140000)::integer',
        created_at: 'now()',
      },
    },
    from: `generate_series(1, ${SITES}) n`,
  })
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const reader = await signIn(services, set.coordinator)
    const rows: TableRow[] = []
    const measure = async (what: string, path: string): Promise<void> => {
      const next = (): Ask => reading(reader, path)
      const samples = await turnsOf(bench, { product, next, connections: CONNECTIONS })
      rows.push({ what, ...cellsOf(samples) })
    }
    for (const [what, asked] of Object.entries(ASKED))
      await measure(
        `sites, ${what}`,
        `/api/supervision-sites?${new URLSearchParams({ page: '1', per_page: '25', ...asked })}`,
      )
    for (const [what, asked] of Object.entries(ON_MAP))
      await measure(`map of sites, ${what}`, `/api/supervision-sites/places?${new URLSearchParams(asked)}`)
    return rows
  } finally {
    await product.close()
  }
}
