// Imports point one way: from showing, asking, answering and remembering towards meaning, and features meet at events and ids alone.
import { builtinModules } from 'node:module'
import { featureOf, type Import, importsOf, isSpec, layerOf, type Source, sources } from './sources'

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  infra: ['shared'],
  frontend: ['shared'],
  'command-service': ['shared', 'infra'],
  projections: ['shared', 'infra'],
  'query-service': ['shared', 'infra', 'projections'],
  runtime: ['shared', 'infra', 'projections', 'command-service', 'query-service', 'frontend'],
}

/** Faces that a feature shows its neighbours besides events and ids. Each is a debt: fewer are better, a new one needs a reason. */
const ALLOWED_IMPORTS = [
  // Who a person is, for pickers, rights and names beside ids: every feature needs it, and it has one owner.
  'command-service/src/features/people/people.lookup',
  'projections/src/features/people/person-ref',
  // Whatever gives somebody a place in an organization asks first whether there is one.
  'command-service/src/features/people/people.admission',
  // A placement is at a site, is noted there before it is opened, shows its name and is found by it.
  'command-service/src/features/supervision-sites/supervision-sites.aggregate',
  'projections/src/features/supervision-sites/supervision-sites.table',
  // It takes a place there, and says whether it waits for one; a site says who holds its places, as far as the reader sees them.
  'command-service/src/features/supervision-sites/site-slots.aggregate',
  // Before a period is refused for the sake of placements, they are asked whether they still hold their places.
  'command-service/src/features/placements/placements.places',
  'shared/src/features/supervision-sites/site-slots.decider',
  'shared/src/features/supervision-sites/site-slots.policy',
  'shared/src/features/supervision-sites/site-slots.standing',
  'shared/src/features/placements/placements.policy',
  // A placement is made for a training, of whose plan, level and days it tells.
  'command-service/src/features/trainings/trainings.aggregates',
  'shared/src/features/trainings/trainings.fields',
  'shared/src/features/trainings/trainings.policy',
  // Whom a trainee proposes as supervisor is invited as everybody else is.
  'command-service/src/features/invites/invites.invitee',
  // A day is logged at a placement, by its trainee, and shown on its page.
  'command-service/src/features/placements/placements.aggregate',
  'command-service/src/features/placement-logs/placement-logs.demonstration',
  'shared/src/features/placements/placements.state',
  'shared/src/features/placements/placements.transitions',
  'frontend/src/features/placement-logs/PlacementLogs',
  // What is logged at a placement, and the line of time of its trainee, go by its days.
  'shared/src/features/placements/placements.days',
  // Its days do not change away from those that were logged.
  'command-service/src/features/placement-logs/placement-logs.aggregate',
  // A placement is asked for with the training that needs one.
  'shared/src/features/trainings/trainings.standing',
  // A training tells how its placements stand, in the words and colours of placements.
  'shared/src/features/placements/placements.views',
  'frontend/src/features/placements/status-tones',
  // In full a placement is told with its site, its training and its days, as these are told themselves.
  'shared/src/features/placement-logs/placement-logs.contract',
  'shared/src/features/supervision-sites/site-slots.contract',
  'shared/src/features/supervision-sites/supervision-sites.contract',
  'shared/src/features/trainings/trainings.contract',
  // Sample plans and supervisors are given to sample trainees alone, and a plan says on its page whether it is one.
  'command-service/src/features/samples/samples.aggregate',
  'frontend/src/features/samples/PlanSamples',
  // It is called as its plan is named now, wherever it is shown.
  'projections/src/features/trainings/trainings.names',
  // A training follows a plan that its organization has.
  'command-service/src/features/training-plans/training-plans.aggregates',
  'shared/src/features/supervision-sites/supervision-sites.fields',
  // A file to import is sent and kept as one to attach, and read with its first bytes looked at; sites are imported from their directory, people where they are invited.
  'command-service/src/features/attachments/attachments.aggregates',
  'command-service/src/features/attachments/attachments.keeping',
  'command-service/src/features/attachments/head',
  'frontend/src/features/imports/ImportDialog',
  // Signing in and registering end in the user's own stream.
  'command-service/src/features/people/people.aggregates',
  // Somebody of the demonstration has a second account, which is merged.
  'command-service/src/features/people/people.registration',
  // An account that somebody has asked to erase is not merged.
  'command-service/src/features/erasures/erasures.aggregate',
  // Whoever gives the password again is counted as whoever signs in, and whoever has proven to be the owner is not kept out.
  'command-service/src/features/sessions/sessions.throttle',
  'command-service/src/features/sessions/sessions.proving',
  // Signing up marks the browser in which signing in then says what is missing.
  'command-service/src/features/sessions/sessions.signed-up-here',
  // Whom a provider vouches for is let in as whoever knows the password: as far, and no further.
  'command-service/src/features/sessions/sessions.letting-in',
  // A browser is remembered where a code was right, and shows nothing any more where it is forgotten.
  'command-service/src/features/sessions/sessions.remembering',
  // Whoever is signed out by an admin is asked for a code everywhere.
  'command-service/src/features/devices/devices.forgetting',
  // Whoever signs out everywhere and whom an admin signs out are out alike.
  'command-service/src/features/devices/devices.signing-out',
  // What was linked with an account that was merged goes back with the rest.
  'command-service/src/features/sso/sso.giving-back',
  'command-service/src/features/sessions/sessions.sign-in',
  'frontend/src/features/sessions/sign-in',
  // With an account or a position end the tokens that were made there.
  'command-service/src/features/api-tokens/api-tokens.ending',
  // Whoever may not be without a second step keeps the last one, whatever it is.
  'command-service/src/features/two-factor/two-factor.removing',
  // The code after the password is on its way with the answer to the password.
  'command-service/src/features/two-factor/two-factor.texting',
  // A text message about what is not read is due by the rules of the mail about it, and its phone is proved as one for signing in.
  'shared/src/features/notifications/summary.decider',
  'shared/src/features/notifications/summary.candidates',
  'projections/src/features/notifications/summary.candidates',
  // What one is told is chosen by text where text messages come.
  'shared/src/features/text-summaries/text-summaries.contract',
  // A passkey is counted as the password alone, and as a code after it; whoever gives it comes in where they would otherwise.
  'command-service/src/features/sessions/sessions.sign-in',
  'command-service/src/features/two-factor/two-factor.tries',
  // Both ways of signing in ask a passkey of the device the same way, when somebody presses for it.
  'frontend/src/features/passkeys/signing-in',
  // As many as one can have is a rule of the person.
  'shared/src/features/people/user.passkeys',
  // Whoever signs out while they act as somebody ends that on record.
  'command-service/src/features/login-as/login-as.telling',
  // As whom an admin may act is a rule of who that person is.
  'shared/src/features/people/user.login-as',
  // A lockout refuses signing in, and the banner stands on the first page.
  'command-service/src/features/settings/settings.routes',
  'projections/src/features/settings/settings.queries',
  // Whoever signs up chooses a password as whoever chooses another one: by the same rules, words and meter.
  'frontend/src/features/passwords/PasswordTwice',
  'frontend/src/features/passwords/new-password',
  'frontend/src/features/passwords/use-verdict',
  // Built into the screens of whatever has a history or names a person.
  'frontend/src/features/audit/Activity',
  'frontend/src/features/audit/HistoryPanel',
  'frontend/src/features/people/PeopleField',
  'frontend/src/features/people/PersonFacts',
  'frontend/src/features/people/person-links',
  // Whatever has attachments shows and sends them the same way.
  'frontend/src/features/attachments/documents',
  'frontend/src/features/attachments/HiddenDocuments',
  'projections/src/features/attachments/documents.changes',
  'projections/src/features/attachments/documents.read',
  // Whatever has an image chooses it the same way; it is made of a file that was received.
  'frontend/src/features/images/ImageDialog',
  'frontend/src/features/images/image.messages',
  'command-service/src/features/attachments/attachments.aggregates',
  'command-service/src/features/attachments/attachments.keeping',
  // An insurance is added with its proof, by whoever may send one.
  'command-service/src/features/attachments/attachments.quota',
  'command-service/src/features/attachments/attachments.training',
  'shared/src/features/insurances/insurances.policy',
  // What is attached to a supervision profile is seen by those who see the profile.
  'shared/src/features/supervision-profiles/supervision-profiles.policy',
  // So are the insurance of a site by those who answer for it, and contracts with it by those who coordinate.
  'shared/src/features/supervision-sites/site-contracts.policy',
  'shared/src/features/supervision-sites/supervision-sites.policy',
  'shared/src/features/attachments/attachment-kinds',
  'shared/src/features/attachments/upload.decider',
  // The logo of an organization is changed by whoever looks after it.
  'command-service/src/features/organizations/organizations.changing',
  // Any long form keeps its draft with it.
  'frontend/src/features/drafts/use-draft',
  // The form of a task begins with a template, and keeps one.
  'frontend/src/features/task-templates/TaskTemplates',
  'frontend/src/features/task-templates/template-content',
  // What needs the HIPAA course leads to it, in place of itself.
  'frontend/src/features/ce-courses/HipaaNeeded',
  // A course is assigned from its own page, in the modal of tasks.
  'frontend/src/features/tasks/NewTaskButtons',
  // Whose positions and which organization: the first page and the dashboards are made of them.
  'shared/src/features/people/people.policy',
  // What is attached to a thing is seen by those who see the thing.
  'shared/src/features/ce-courses/ce-courses.policy',
  'shared/src/features/clients/clients.policy',
  'shared/src/features/tasks/tasks.policy',
  // The public settings are part of the initial page state.
  'shared/src/features/settings/settings.contract',
  // Signing in ends in the user's own stream.
  'shared/src/features/people/user.decider',
  'shared/src/features/people/user.state',
  // Organizations are founded and changed on pages of their own, by rules that stand with those of their people.
  'shared/src/features/people/organization.decider',
  // Whether somebody has accepted the texts as they are now is part of the initial page state.
  'shared/src/features/people/terms',
  // Who has signed in is shown with the fields that people have.
  'shared/src/features/people/people.fields',
  // Nobody is invited to what they could not take up.
  'shared/src/features/people/user.positions',
  // Two accounts are merged on the page of one of them, which says before what would follow.
  'shared/src/features/people/user.merging',
  'shared/src/features/people/user.merging-events',
  // How somebody is reached is told while signing up, and later on one's account.
  'shared/src/features/people/contact.form',
  // Somebody who was invited and never came is known by their invitation alone.
  'command-service/src/features/invites/invites.aggregate',
  // Whoever signs up holds an invitation, chooses a password that holds, and says where they live.
  'shared/src/features/invites/invites.fields',
  'shared/src/features/invites/invites.opening',
  'command-service/src/features/invites/invites.opening',
  'shared/src/features/passwords/password-rules',
  'command-service/src/features/passwords/passwords.judging',
  'shared/src/features/countries/country-data',
  // By a link, too, whose address is proved by a mail; a link leads to a place as an invitation does.
  'shared/src/features/invite-links/invite-links.fields',
  'shared/src/features/invite-links/invite-links.decider',
  'shared/src/features/invite-links/invite-links.opening',
  'command-service/src/features/invite-links/invite-links.entering',
  'shared/src/features/people/user.verification',
  'frontend/src/features/passwords/SecretField',
  // What nobody has proved in time is erased as whoever asked for it is.
  'command-service/src/features/erasures/erasures.deciding',
  // Another address is proved by the page of signing up, in the stream of the person; whoever stops it chooses another password.
  'shared/src/features/people/user.email',
  'shared/src/features/email-changes/email-changes.contract',
  'shared/src/features/signup/verification.contract',
  'command-service/src/features/email-changes/email-changes.confirming',
  'command-service/src/features/passwords/passwords.telling',
  // Whoever looks after an invitation learns that its mail came back.
  'command-service/src/features/mails/mails.aggregate',
  // That mails come back keeps people out, who read it where their address stands, and so do those who help them in.
  'projections/src/features/mails/mails.returned',
  // The mail about a lock has what lifts it.
  'command-service/src/features/sessions/sessions.locking',
  'shared/src/features/invites/invites.policy',
  'command-service/src/features/invites/invites.invited',
  'frontend/src/features/invites/use-chosen-kind',
  // Whoever signs up answers what is asked of their role, and it is recorded with their account.
  'shared/src/features/signup-questions/answers.fields',
  'shared/src/features/signup-questions/answers.form',
  'command-service/src/features/signup-questions/signup-questions.asking',
  // What was asked at signup is answered anew in the same fields, by the same rules.
  'frontend/src/features/signup/ExperienceFields',
  'frontend/src/features/signup/experience-complaints',
  'frontend/src/features/signup/experience-values',
  // A supervision profile is shown with what its person has answered at signup.
  'projections/src/features/signup-questions/signup-response.view',
  // An address is given where people may live.
  'command-service/src/features/countries/country-support.aggregate',
  'shared/src/features/people/user.response',
  // What an organization calls a role stands beside it in both lists.
  'projections/src/features/people/role-name',
  // What may be sent, and how many may meet, is part of the initial page state.
  'shared/src/features/attachments/attachment-kinds',
  'shared/src/features/live-sessions/live-sessions.contract',
]

/** Tables that a feature shows its neighbours. Each is a debt: fewer are better, a new one needs a reason. */
const SHOWN_TABLES: Readonly<Record<string, readonly string[] | 'all'>> = {
  // Names stand beside ids everywhere, under the row lock of those who may know them.
  person: 'all',
  position: 'all',
  organization: 'all',
  // An account is shown with all that is known of it, to those who run the platform.
  contact: ['users'],
  // Whoever was invited and never came is found by their invitation, to be erased.
  // Whoever is invited holds a place.
  invite: ['erasures', 'organizations'],
  // Whoever is erased before they have proved their address leaves their place on a link.
  unproven: ['erasures'],
  // An insurance says which trainings it covers.
  // Placements tell of the training that they are for.
  training: ['insurances', 'placements', 'placement-logs', 'users'],
  // A training is called as its plan and level are.
  plan_title: ['trainings'],
  level_title: ['trainings'],
  // A training tells of its placements, in short.
  placement: ['trainings', 'supervision-sites', 'placement-logs', 'users'],
  // A placement says whether it waits for a place.
  site_slots: ['placements'],
  // A training says whether a proof covers it.
  insurance: ['trainings'],
  // A placement says at which site it is.
  site: ['placements', 'trainings', 'users'],
  // Whether somebody is asked for their profile is known with the first page, and who takes trainees in the list of supervisors.
  supervision_profile: ['sessions', 'members'],
  // What was attached to a thing belongs to its history.
  attachment: ['audit'],
  // How many events there are stands on the platform's dashboard.
  audit_event: ['dashboards'],
}

function againstTheDirection(source: Source): readonly string[] {
  const layer = layerOf(source.path)
  const allowed = MAY_IMPORT[layer]
  if (allowed === undefined) return []
  return inLines(
    importsOf(source).filter(({ to }) => {
      const target = layerOf(to)
      const known = target === 'tests' ? !isSpec(source.path) : target in MAY_IMPORT
      return known && to.includes('/src/') && target !== layer && !allowed.includes(target)
    }),
  )
}

function acrossFeatures(source: Source): readonly string[] {
  const own = featureOf(source.path)
  if (own === undefined || isSpec(source.path)) return []
  return inLines(
    importsOf(source).filter(({ to }) => {
      const other = featureOf(to)
      // A screen may call whatever endpoint there is: the server decides.
      const calls = layerOf(source.path) === 'frontend' && to.endsWith('.contract')
      const meets = /\.(events|ids)$/.test(to) || calls || ALLOWED_IMPORTS.includes(to)
      return other !== undefined && other !== own && !meets
    }),
  )
}

/** Which feature's table it is. */
const owners: ReadonlyMap<string, string> = new Map(
  sources().flatMap(({ path, text }) => {
    const feature = featureOf(path)
    if (feature === undefined || layerOf(path) !== 'projections') return []
    return [...text.matchAll(/TableDefinition<\w+> = \{\s*name: '(\w+)'/g)].map(
      ([, name = '']) => [name, feature] as const,
    )
  }),
)

/** In the text of statements no import tells it. */
function foreignTables({ path, text }: Source): readonly string[] {
  const own = featureOf(path)
  if (own === undefined || isSpec(path)) return []
  const named = new Set([...text.matchAll(/\bread\.(\w+)/g)].map(([, name = '']) => name))
  return [...named]
    .filter(table => {
      const shown = SHOWN_TABLES[table] ?? []
      return owners.has(table) && owners.get(table) !== own && shown !== 'all' && !shown.includes(own)
    })
    .map(table => `${path} reads ${table}`)
}

function outsideTheBrowser(source: Source): readonly string[] {
  if (!['shared', 'frontend'].includes(layerOf(source.path)) || isSpec(source.path)) return []
  return inLines(importsOf(source).filter(({ to }) => to.startsWith('node:') || builtinModules.includes(to)))
}

function inLines(imports: readonly Import[]): readonly string[] {
  return imports.map(({ from, to }) => `${from} imports ${to}`)
}

test('packages import only those to the right of them', () => {
  expect(sources().flatMap(againstTheDirection)).toEqual([])
})

test('a feature takes from its neighbours, in whatever layer, only events and ids', () => {
  expect(sources().flatMap(acrossFeatures)).toEqual([])
})

test('the statements of a feature read its own tables, and those that others show', () => {
  expect(owners.size).toBeGreaterThan(10)
  expect(sources().flatMap(foreignTables)).toEqual([])
})

test('a face shown to neighbours is used by one', () => {
  const taken = new Set(
    sources()
      .flatMap(source => importsOf(source).filter(({ to }) => featureOf(to) !== featureOf(source.path)))
      .map(({ to }) => to),
  )
  expect(ALLOWED_IMPORTS.filter(path => !taken.has(path))).toEqual([])
})

/** As large as a screen: numbering plans for forms that are opened, and all subdivisions for the server alone. */
const NUMBERS = /^shared\/src\/kernel\/(phones|addresses)$/
const SUBDIVISIONS = /^shared\/src\/features\/countries\/country-data$/
/** What pages take of features before a form is opened. */
const TAKEN_BY_PAGES =
  /^shared\/src\/(contract\/|features\/.*(?<!decider|form|data)\.ts$)|^frontend\/src\/features\/[^/]+\/index\.ts$/

test('data of all countries are part of no page', () => {
  const taken = sources().filter(({ path }) => !isSpec(path) && TAKEN_BY_PAGES.test(path))
  expect(taken.length).toBeGreaterThan(100)
  expect(inLines(taken.flatMap(importsOf).filter(({ to }) => NUMBERS.test(to)))).toEqual([])
  const shown = sources().filter(({ path }) => layerOf(path) === 'frontend')
  expect(inLines(shown.flatMap(importsOf).filter(({ to }) => SUBDIVISIONS.test(to)))).toEqual([])
})

test('what the browser loads imports nothing of Node', () => {
  expect(sources().flatMap(outsideTheBrowser)).toEqual([])
})

test('the rules notice an offender', () => {
  const path = 'shared/src/features/tasks/tasks.decider.ts'
  const text = [
    "import { a } from '@practicum/infra/postgres/pool'",
    "import { b } from '../people/email.decider'",
    "import { c } from '../people/user.events'",
    "const d = import('node:fs')",
  ].join('\n')
  expect(againstTheDirection({ path, text })).toEqual([`${path} imports infra/src/postgres/pool`])
  expect(acrossFeatures({ path, text })).toEqual([`${path} imports shared/src/features/people/email.decider`])
  expect(outsideTheBrowser({ path, text })).toEqual([`${path} imports node:fs`])
  const reading = 'projections/src/features/tasks/tasks.queries.ts'
  const statements = 'select from read.task t join read.placement p join read.person'
  expect(foreignTables({ path: reading, text: statements })).toEqual([`${reading} reads placement`])
})
