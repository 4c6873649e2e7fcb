// Who may see a thing is said by policies: no lock, no list and no command compares the person who asks in its own words.
import { featureOf, isSpec, layerOf, type Source, sources } from './sources'

/** Where row locks are made of policies; and those that were released before they were, which later migrations replace. */
const MAKES_LOCKS = [
  'projections/src/runner/policy-sql.ts',
  'projections/src/runner/row-lock.ts',
  'projections/src/runner/row-lock-migration.ts',
  'projections/src/runner/table.ts',
  'projections/src/features/audit/access.table.ts',
  'projections/src/features/drafts/drafts.table.ts',
]

/** Compares somebody all the same, and why. */
const COMPARES: Readonly<Record<string, string>> = {
  'projections/src/features/dashboards/dashboards.queries.ts': 'a dashboard is of the role that its path names',
  'projections/src/features/insurances/insurances.of-trainee.ts': 'insurances are of the trainee that its path names',
  'projections/src/features/supervision-sites/supervision-sites.queries.ts':
    'a summary is of the organization that its path names',
  'projections/src/features/trainings/trainings.queries.ts': 'trainings are of the trainee that its path names',
  'projections/src/features/people/people.card.ts': 'a card is of the person that its path names',
  'projections/src/features/notifications/notifications.recipients.ts':
    'what somebody who has acted on a thing had not read of it, asked by a reaction',
  'projections/src/features/notifications/notification-choices.queries.ts':
    'of somebody with several accounts, what the one chose that is signed in',
  'projections/src/features/erasures/erasures.under-way.ts':
    'the link of whoever is being erased, asked by the schedule',
  'projections/src/features/mails/mails.candidates.ts':
    'whether mails to somebody come back, asked by whoever is about to send one',
  'command-service/src/features/sessions/sessions.channels.ts':
    'presence is told in a room, about nothing that has rows',
  'command-service/src/features/two-factor/two-factor.routes.ts':
    'an admin takes it away from others without a password, and never from themselves',
  'command-service/src/features/attachments/attachments.training.ts': 'whether somebody is trained, whatever the thing',
}

const LOCK = /create policy visible|\bROW_LOCK\b/
/** In SQL a column of the person, the position or the organization with a value, and in code one of the principal's with anything. */
const COMPARED = [
  /\b(user|position|organization)_id\s*(=|<>|@>)\s*(\$\d|\?|array\[)/,
  /[=!]==\s*(\w+\.)?principal\.(userId|positionId|organizationId|acting)\b/,
  /principal\??\.(userId|positionId|organizationId|acting)\s*[=!]==/,
]

const ofFeatures = (path: string): boolean =>
  featureOf(path) !== undefined && ['projections', 'command-service'].includes(layerOf(path)) && !isSpec(path)

/** A filter narrows by what was asked for, and not by who asks. */
const isFilter = (line: string): boolean => line.includes('.when(filter.')

const compares = ({ path, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = !isFilter(line) && COMPARED.some(pattern => pattern.test(line))
    return found ? [`${path}:${index + 1}`] : []
  })

const withoutReason = (source: Source): readonly string[] =>
  ofFeatures(source.path) && COMPARES[source.path] === undefined ? compares(source) : []

test('row locks are made of policies alone', () => {
  const making = sources().filter(({ path, text }) => !isSpec(path) && LOCK.test(text))
  expect(making.map(({ path }) => path).sort()).toEqual([...MAKES_LOCKS].sort())
})

test('lists and commands ask a policy who somebody is', () => {
  expect(sources().flatMap(withoutReason)).toEqual([])
})

test('a reason is given where it is needed', () => {
  const needed = new Set(sources().flatMap(source => (compares(source).length > 0 ? [source.path] : [])))
  expect(Object.keys(COMPARES).filter(path => !needed.has(path))).toEqual([])
})

test('the rule notices an offender', () => {
  const path = 'projections/src/features/tasks/tasks.queries.ts'
  const text = ["where('t.organization_id = ?', id)", 'if (row.host === principal.positionId) return', "'e.stream = ?'"]
  expect(withoutReason({ path, text: text.join('\n') })).toEqual([`${path}:1`, `${path}:2`])
})
