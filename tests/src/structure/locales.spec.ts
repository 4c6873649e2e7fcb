// Every language says what English says: the same keys, the same places in a text, and nothing left in English by accident.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SETUP_ASKED } from '@practicum/command-service/features/sessions/sessions.letting-in'
import { sharedPast } from '@practicum/frontend/features/audit/past'
import { past } from '@practicum/frontend/features/past'
import type { Messages } from '@practicum/frontend/providers/words'
import { HOSTED } from '@practicum/projections/features/live-sessions/live-sessions.calendar'
import { SOMEBODY, SYSTEM, UNKNOWN } from '@practicum/projections/features/notifications/notifications.queries'
import { allRows } from '@practicum/shared/contract/all'
import type { FileColumn } from '@practicum/shared/contract/columns'
import { RULES } from '@practicum/shared/contract/issue-words'
import { sharedRefusals } from '@practicum/shared/contract/shared-refusals'
import { allFeatures } from '@practicum/shared/features/all'
import { INSURANCE_DELETED } from '@practicum/shared/features/insurances/insurances.words'
import { SIGNUP_ROLES } from '@practicum/shared/features/invites/invites.fields'
import { HINTS, LINK_MAILED, LINK_SENT, PASSWORD_CHANGED } from '@practicum/shared/features/passwords/password-words'
import { phrases } from '@practicum/shared/features/phrases'
import { allRefusals } from '@practicum/shared/features/refusals'
import { DEFAULT_WORDS, DYNAMIC_WORDS } from '@practicum/shared/kernel/default-words'
import { DEFAULT_LOCALE, LOCALES, localeFacts } from '@practicum/shared/kernel/locales'
import { foreignTo, sharedWords } from './same-words'
import { isSpec, projectFiles, ROOT, type Source, sources } from './sources'

const others = LOCALES.filter(locale => locale !== DEFAULT_LOCALE)

type Texts = Readonly<Record<string, string>>

/** Each text by its path; an entry of a list by its number. */
function flat(messages: unknown, path = ''): Texts {
  if (typeof messages === 'string') return { [path]: messages }
  const parts = Object.entries(messages as object).map(([key, value]) => flat(value, path ? `${path}.${key}` : key))
  return Object.assign({}, ...parts)
}

const loaded = <Exports extends object>(path: string): Exports => jest.requireActual<Exports>(join(ROOT, path))
const only = (path: string): unknown => Object.values(loaded<object>(path))[0]

interface OfReactAdmin {
  readonly ra: Readonly<Record<string, unknown>>
}
const ofReactAdmin = (): OfReactAdmin =>
  loaded<{ readonly reactAdminWords: OfReactAdmin }>('frontend/src/providers/react-admin-words').reactAdminWords

const FEATURES = allFeatures
  .map(({ name }) => ({ name, path: `frontend/src/features/${name}/${name}.messages.ts` }))
  .filter(({ name, path }) => (existsSync(join(ROOT, path)) || name in past) && name !== 'sessions')

/** English has the words of pasts apart from those of features; other languages among them. */
function pastOf(feature: string): { readonly past?: unknown } {
  const own = feature === 'audit' ? sharedPast : past[feature]
  return own === undefined ? {} : { past: own }
}

/** A feature may have the words of a past alone. */
const wordsAt = (path: string): object => (existsSync(join(ROOT, path)) ? (only(path) as object) : {})

const english = {
  messages: flat({
    app: only('frontend/src/app/app.messages.ts'),
    ...Object.fromEntries(FEATURES.map(({ name, path }) => [name, { ...wordsAt(path), ...pastOf(name) }])),
  }),
  pages: flat({
    public: only('frontend/src/app/public/public.messages.ts'),
    site: only('frontend/src/app/public/site.messages.ts'),
    answers: only('frontend/src/providers/answers.messages.ts'),
    names: only('frontend/src/ui/names.messages.ts'),
    samples: only('frontend/src/features/samples/sample-switch.messages.ts'),
    logs: only('frontend/src/features/placement-logs/logged-days.messages.ts'),
    places: only('frontend/src/ui/form/places.messages.ts'),
    sessions: only('frontend/src/features/sessions/sessions.messages.ts'),
    passwords: only('frontend/src/features/passwords/password-page.messages.ts'),
    unlock: only('frontend/src/features/sessions/unlock.messages.ts'),
    email: only('frontend/src/features/email-changes/email-section.messages.ts'),
    'email-stop': only('frontend/src/features/email-changes/stop-page.messages.ts'),
    'own-password': only('frontend/src/features/passwords/own-password.messages.ts'),
    'person-card': only('frontend/src/features/people/person-card.messages.ts'),
    'second-step': only('frontend/src/features/two-factor/second-step.messages.ts'),
    'sso-page': only('frontend/src/features/sso/sso-page.messages.ts'),
    sso: only('frontend/src/features/sso/sso-section.messages.ts'),
    'two-factor': only('frontend/src/features/two-factor/two-factor-section.messages.ts'),
    'reset-two-factor': only('frontend/src/features/two-factor/reset-intent.messages.ts'),
    signup: only('frontend/src/features/signup/signup-page.messages.ts'),
    experience: only('frontend/src/features/signup/experience.messages.ts'),
    accounts: only('frontend/src/features/users/user-screen.messages.ts'),
    'active-admins': only('frontend/src/features/users/active-admins.messages.ts'),
    institution: only('frontend/src/features/organizations/organization-screens.messages.ts'),
    mailing: only('frontend/src/features/mails/mail-screens.messages.ts'),
    links: only('frontend/src/features/invite-links/invite-link-screens.messages.ts'),
    questions: only('frontend/src/features/signup-questions/question-screens.messages.ts'),
    'supported-countries': only('frontend/src/features/countries/supported-countries.messages.ts'),
    templates: only('frontend/src/features/task-templates/template-screens.messages.ts'),
    toggles: only('frontend/src/features/settings/setting-toggles.messages.ts'),
    assigned: only('frontend/src/features/trainings/assigned.messages.ts'),
    coverage: only('frontend/src/features/insurances/coverage.messages.ts'),
    hosting: only('frontend/src/features/live-sessions/session-form.messages.ts'),
    applying: only('frontend/src/features/placements/applying.messages.ts'),
    health: only('frontend/src/features/dashboards/health.messages.ts'),
    queues: only('frontend/src/features/dashboards/queues.messages.ts'),
    reviewing: only('frontend/src/features/placements/reviewing.messages.ts'),
    upcoming: only('frontend/src/features/placements/upcoming.messages.ts'),
    choices: only('frontend/src/features/notifications/choices.messages.ts'),
    summaries: only('frontend/src/features/notifications/summary.messages.ts'),
    texts: only('frontend/src/features/text-summaries/texts.messages.ts'),
    courses: only('frontend/src/features/ce-courses/course-screens.messages.ts'),
    caseload: only('frontend/src/features/clients/caseload.messages.ts'),
    importing: only('frontend/src/features/imports/importing.messages.ts'),
    uploading: only('frontend/src/features/attachments/upload-dialog.messages.ts'),
    acting: only('frontend/src/features/login-as/acting.messages.ts'),
    plans: only('frontend/src/features/training-plans/plan-screens.messages.ts'),
    sites: only('frontend/src/features/supervision-sites/site-screens.messages.ts'),
    passkeys: only('frontend/src/features/passkeys/passkey-section.messages.ts'),
    devices: only('frontend/src/features/devices/device-section.messages.ts'),
    'calendar-feed': only('frontend/src/features/calendar-feed/feed-section.messages.ts'),
    'api-tokens': only('frontend/src/features/api-tokens/token-section.messages.ts'),
    invitations: only('frontend/src/features/invites/invite-screen.messages.ts'),
    contact: only('frontend/src/features/people/contact.messages.ts'),
    ownZone: only('frontend/src/features/people/own-zone.messages.ts'),
    membership: only('frontend/src/features/members/member-screen.messages.ts'),
    image: only('frontend/src/features/images/image.messages.ts'),
    erasing: only('frontend/src/features/erasures/erasing.messages.ts'),
    'supervision-profile': only('frontend/src/features/supervision-profiles/profile.messages.ts'),
    webhooks: only('frontend/src/features/integrations/integration-screens.messages.ts'),
    'waiting-room': only('frontend/src/features/live-sessions/waiting-room.messages.ts'),
  }),
  refusals: { ...sharedRefusals, ...allRefusals },
  rules: RULES,
}

const wordsOfColumn = (column: FileColumn): readonly string[] =>
  column.as === 'codes' ? [column.word, ...Object.values(column.words)] : [column.word]
const columns = allRows.flatMap(row =>
  row.kind === 'list' && row.columns !== 'own export' ? Object.values(row.columns) : [],
)
const notices = allFeatures.flatMap(({ notifications }) => Object.values(notifications))
const mails = allFeatures.flatMap(feature => Object.values(feature.mails))
/** What the server words by itself. */
const SPOKEN_BY_SERVER = new Set([
  ...[...notices, UNKNOWN].flatMap(({ text, bare }) => [text, bare]),
  ...notices.flatMap(({ optional }) => optional ?? []),
  ...mails.flatMap(({ subject, paragraphs, action, closing = [] }) => [
    ...[subject, ...paragraphs, ...closing],
    ...(action ? [action.label] : []),
  ]),
  ...allFeatures.flatMap(({ webhooks }) => Object.values(webhooks)),
  ...columns.flatMap(column => (column ? wordsOfColumn(column) : [])),
  ...[...Object.values(HINTS), LINK_MAILED, LINK_SENT, PASSWORD_CHANGED, INSURANCE_DELETED],
  ...SIGNUP_ROLES.map(role => DEFAULT_WORDS[role].one),
  ...[SOMEBODY, SYSTEM, HOSTED, SETUP_ASKED, 'Yes', 'No'],
])

interface Spoken {
  readonly messages: Messages
  readonly pages: object
  readonly named: Texts
  readonly refusals: Texts
  readonly rules: Texts
  readonly words: object
}

const spokenBy = (locale: string): Spoken => ({
  ...loaded<{ spoken: Omit<Spoken, 'pages' | 'refusals'> }>(`frontend/src/app/locales/${locale}.application.ts`).spoken,
  ...loaded<{ spoken: Pick<Spoken, 'pages' | 'refusals'> }>(`frontend/src/app/locales/${locale}.public.ts`).spoken,
})

/** `%{name}` and `{trainee}`; the number of a word may be another. */
const placesOf = (text: string): readonly string[] =>
  [
    ...new Set([...text.matchAll(/%\{\w+\}|(?<!%)\{\w+\+?\}/g)].map(([place]) => place.toLowerCase().replace('+', ''))),
  ].sort()
const formsOf = (text: string): number => text.split(' |||| ').length
/** An address has none. */
const lettersOf = (text: string): string =>
  text.startsWith('/') ? '' : text.replace(/%?\{\w+\+?\}/g, '').replace(/[^\p{L}]/gu, '')

/** What one says otherwise than the other: missing and needless keys, other places, other forms, texts that are the same. */
function differences(own: Texts, theirs: Texts, allowed: ReadonlySet<string>): readonly string[] {
  const missing = Object.keys(own).filter(key => theirs[key] === undefined)
  const needless = Object.keys(theirs).filter(key => own[key] === undefined)
  const both = Object.entries(own).flatMap(([key, text]) => {
    const said = theirs[key]
    const fault = said === undefined ? undefined : faultOf(text, said, allowed)
    return fault === undefined ? [] : [`${key}: ${fault}`]
  })
  return [...missing.map(key => `${key}: missing`), ...needless.map(key => `${key}: needless`), ...both]
}

function faultOf(text: string, said: string, allowed: ReadonlySet<string>): string | undefined {
  const [places, theirs] = [placesOf(text).join(), placesOf(said).join()]
  if (places !== theirs) return `places ${places} and ${theirs}`
  if (formsOf(text) !== formsOf(said)) return 'forms'
  return text === said && lettersOf(text) !== '' && !allowed.has(text) ? `still “${text}”` : undefined
}

/** Labels that English reads from the code: plain words of one part, which other languages have to be told. */
const isRead = (key: string): boolean => /\.past\.field\.[a-z]+$/.test(key)

describe.each(others)('%s', locale => {
  const spoken = spokenBy(locale)
  const allowed = new Set([...(sharedWords[locale] ?? []), ...LOCALES.map(one => localeFacts(one).name)])

  test('every screen', () => {
    const { ra, ...own } = spoken.messages
    const said = Object.fromEntries(
      Object.entries(flat(own)).filter(([key]) => key in english.messages || !isRead(key)),
    )
    expect(differences(english.messages, said, allowed)).toEqual([])
  })

  test('every page that needs no session', () =>
    expect(differences(english.pages, flat(spoken.pages), allowed)).toEqual([]))

  test('every refusal', () => {
    const rules = Object.fromEntries(Object.entries(english.rules).map(([rule, text]) => [`invalid.${rule}`, text]))
    const said = Object.fromEntries(Object.entries(spoken.refusals).filter(([key]) => !key.includes('=')))
    expect(differences({ ...english.refusals, ...rules }, said, allowed)).toEqual([])
    expect(differences(english.rules, spoken.rules, allowed)).toEqual([])
  })

  test('what the server words', () => {
    const own = Object.fromEntries([...SPOKEN_BY_SERVER].map(text => [text, text]))
    const general = Object.keys(only(`shared/src/contract/phrases.${locale}.ts`) as object)
    const said = Object.entries(phrases[locale] ?? {}).filter(([text]) => text in own || !general.includes(text))
    expect(differences(own, Object.fromEntries(said), allowed)).toEqual([])
  })

  test('react-admin, where its texts are reached', () => {
    const ra = spoken.messages.ra ?? {}
    const { ra: theirs } = ofReactAdmin()
    const reached = Object.fromEntries(Object.keys(ra).map(section => [section, theirs[section]]))
    expect(differences(flat(reached), flat(ra), allowed)).toEqual([])
  })

  test('every event and every call', () => {
    const called = allFeatures.flatMap(({ events, rows }) => [
      ...events.flatMap(({ definitions }) => Object.keys(definitions)),
      ...rows.map(({ name }) => name),
    ])
    expect(Object.keys(spoken.named).toSorted()).toEqual([...new Set(called)].toSorted())
  })

  test('nothing in a register or in marks that the language leaves out', () => {
    const { messages, pages, named, refusals, rules } = spoken
    const said = Object.entries(flat({ messages, pages, named, refusals, rules, phrases: phrases[locale] ?? {} }))
    const wrong = foreignTo[locale]
    expect(said.flatMap(([key, text]) => (wrong?.test(text) ? [`${key}: ${text}`] : []))).toEqual([])
  })

  test('every word that an organization may replace', () =>
    expect(DYNAMIC_WORDS.filter(word => !(word.replaceAll('_', ' ') in spoken.words))).toEqual([]))
})

test('the comparison notices what lacks, what is too much, other places, other forms, and what was left', () => {
  const own = { a: 'One', b: 'With %{name}', c: 'one |||| many', d: 'Still' }
  const theirs = { b: 'Con %{nombre}', c: 'uno', d: 'Still', e: 'De más' }
  expect(differences(own, theirs, new Set())).toEqual([
    'a: missing',
    'e: needless',
    'b: places %{name} and %{nombre}',
    'c: forms',
    'd: still “Still”',
  ])
  expect(differences({ d: 'Still' }, { d: 'Still' }, new Set(['Still']))).toEqual([])
})

test('each language has its files, and no file is of a language that nobody can choose', () => {
  const named = projectFiles().flatMap(path => /\.([a-z]{2,3})(?:\.\w[\w-]*)?\.tsx?$/.exec(path)?.[1] ?? [])
  const ours = new Set(
    projectFiles('frontend/src/app/locales').flatMap(
      path => /(?:^|\/)([a-z]{2,3})\.application\.ts$/.exec(path)?.[1] ?? [],
    ),
  )
  expect([...ours].toSorted()).toEqual([...others].toSorted())
  expect(others.filter(locale => !named.includes(locale))).toEqual([])
})

/** The one place that knows the languages, and the files that are one. */
const MAY_NAME = /^shared\/src\/kernel\/locales\.ts$|\.[a-z]{2,3}\.ts$|^frontend\/src\/app\/locales\//
const tags = LOCALES.flatMap(locale => [locale, localeFacts(locale).tag])
const NAMED = new RegExp(
  `(?:Intl\\.(?!supported)\\w+|toLocale\\w+)\\(\\s*['"\`]|['"\`](?:${[...new Set([...tags, 'en-US', 'en-GB'])].join('|')})['"\`]`,
)
const naming = (among: readonly Source[]): readonly string[] =>
  among
    .filter(({ path }) => !(isSpec(path) || MAY_NAME.test(path)))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap(line => (NAMED.test(line) && !line.includes('sample:') ? [`${path} ${line.trim()}`] : [])),
    )

test('no language is named in code but where the languages are', () => {
  expect(naming(sources())).toEqual([])
})

/** Words between tags, and in what is read aloud or shown; the key of a message has neither blank nor capital. */
const BARE =
  />[^<>{}=;()|&]*[A-Za-z]{2,}[^<>{}=;()|&]*<\/|\b(?:label|title|placeholder|alt|aria-label|helperText)="(?![a-z]+[._][\w.]+")[^"]*[A-Za-z]{2}/
const bare = (among: readonly Source[]): readonly string[] =>
  among
    .filter(({ path }) => path.endsWith('.tsx') && !isSpec(path) && !path.includes('/testing/'))
    .flatMap(({ path, text }) => text.split('\n').flatMap(line => (BARE.test(line) ? [`${path} ${line.trim()}`] : [])))

test('every word of a screen stands in its messages', () => {
  expect(bare(sources())).toEqual([])
})

test('the rules notice an offender', () => {
  const screen = '<p>Some words</p>\n<Button aria-label="Close it" />\n<Tab label="tasks.title">{translate(key)}</Tab>'
  expect(bare([{ path: 'frontend/src/ui/Bad.tsx', text: screen }])).toHaveLength(2)
  const text =
    "new Intl.DateTimeFormat('fr', {})\nconst TAG = 'en-US'\ncount.toLocaleString(`de`)\nconst good = pageLanguage()"
  expect(naming([{ path: 'frontend/src/ui/bad.ts', text }])).toHaveLength(3)
})
