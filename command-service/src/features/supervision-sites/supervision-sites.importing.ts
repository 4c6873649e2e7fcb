// Rows of a file as supervision sites: each is added as a coordinator adds one, with countries and states by their names or their codes.
import { countriesIn, statesOf } from '@practicum/shared/features/countries/country-data'
import { addSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import { SITE_COLUMNS } from '@practicum/shared/features/supervision-sites/site-columns'
import { derivedId } from '@practicum/shared/kernel/ids'
import { LOCALES } from '@practicum/shared/kernel/locales'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { folded } from '@practicum/shared/kernel/words'
import type { CommandContext } from '../../execution/context'
import type { Importable } from '../../execution/feature'
import { executeHolding } from '../../execution/holding'
import { siteAggregate, sitesNamed } from './supervision-sites.aggregate'
import { begunBy, detailsOf, type SaidDetails, unfitDetails } from './supervision-sites.filling'

type Values = Readonly<Record<string, string>>

export const siteImportable: Importable = {
  columns: SITE_COLUMNS,
  knownBy: ({ name = '' }) => name,
  async importRow({ executor }, values, { by, context }) {
    const said = saidIn(values)
    if (isRefusal(said)) return [said]
    const unfit = await unfitDetails(executor, said)
    if (unfit.length > 0) return unfit
    const id = idOf(context)
    const command = {
      type: 'AddSite' as const,
      data: { siteId: id, ...begunBy(by, true), ...detailsOf(said) },
      tagIds: [],
    }
    const done = await executeHolding(executor, sitesNamed, { id, request: { command: () => command }, context })
    return isRefusal(done) ? [done] : undefined
  },
  async hasRun({ executor }, _values, { context }) {
    return (await executor.load(siteAggregate, idOf(context))).state.status !== 'unknown'
  },
}

const idOf = ({ commandId }: CommandContext): string => derivedId(commandId, 'site')

function saidIn(values: Values): SaidDetails | Refusal {
  const text = (field: string): string => values[field]?.trim() ?? ''
  if (text('name') === '') return refuse('import.value_required', {}, { field: 'name' })
  const accepting = yesOrNo(text('accepting_trainees'))
  if (accepting === undefined) return refuse('import.yes_or_no', {}, { field: 'accepting_trainees' })
  const country = countryOf(text('country_code'))
  if (country === undefined) return refuse('contact.country_unknown', {}, { field: 'country_code' })
  const state = stateOf(country, text('state_id'))
  if (state === undefined) return refuse('contact.state_unknown', {}, { field: 'state_id' })
  const texts = Object.fromEntries(Object.keys(SITE_COLUMNS).map(field => [field, text(field)]))
  const said = { ...texts, country_code: country, state_id: state, accepting_trainees: accepting }
  const parsed = addSite.body.safeParse(said)
  if (parsed.success) return parsed.data
  return refuse('import.value_invalid', {}, { field: String(parsed.error.issues[0]?.path[0] ?? '') })
}

const YES: ReadonlySet<string> = new Set(['', 'yes', 'y', 'true', '1', 'sí', 'si'])
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', '0'])

/** Nothing said: yes, as the form begins. */
function yesOrNo(typed: string): boolean | undefined {
  const said = typed.toLowerCase()
  if (YES.has(said)) return true
  return NO.has(said) ? false : undefined
}

const HOME = 'US'
const ALSO = ['usa', 'united states of america'].map(name => [name, HOME] as const)

/** Nothing said: the United States. */
function countryOf(typed: string): string | undefined {
  if (typed === '') return HOME
  const code = typed.toUpperCase()
  return statesOf(code) ? code : names().get(typed.toLowerCase())
}

/** Names in the languages of the product; made when they are first needed, for there are many. */
function names(): ReadonlyMap<string, string> {
  known ??= new Map([
    ...LOCALES.flatMap(countriesIn).map(({ iso2, name }) => [name.toLowerCase(), iso2] as const),
    ...ALSO,
  ])
  return known
}
let known: ReadonlyMap<string, string> | undefined

/** By its code with or without that of its country, or by its name; null: none is said. */
function stateOf(country: string, typed: string): string | null | undefined {
  if (typed === '') return null
  const said = sayings.get(country) ?? sayingsOf(country)
  sayings.set(country, said)
  return said.get(folded(typed))
}
const sayings = new Map<string, ReadonlyMap<string, string>>()

/** "Madrid, Comunidad de", "Michoacán de Ocampo", "Tarfaya (EH-partial)": what people say stands before these. */
const ADDITION = /, | de | \(/

/** Later ones count: codes, then whole names, of two states with one name the first; a part of a name that could be two stands for none. */
function sayingsOf(country: string): ReadonlyMap<string, string> {
  const states = (statesOf(country) ?? []).toReversed()
  const parts = states.map(({ id, name }) => [folded(name.split(ADDITION, 1)[0] ?? name), id] as const)
  const isOfOne = ([part]: readonly [string, string]): boolean => parts.filter(([other]) => other === part).length === 1
  return new Map([
    ...parts.filter(isOfOne),
    ...states.map(({ id, name }) => [folded(name.replace(/^([^,]+), (.+)$/, '$2 $1')), id] as const),
    ...states.map(({ id, name }) => [folded(name), id] as const),
    ...states.flatMap(({ id }) => [id, id.slice(country.length + 1)].map(code => [folded(code), id] as const)),
  ])
}
