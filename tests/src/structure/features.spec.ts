// A feature is found, not listed: its own folders say everything of it, and the lists that are made from them are fresh.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { featureOf, importsOf, isSpec, layerOf, ROOT, sources } from './sources'

/** Programs that are about one thing of a feature. Each has its reason. */
const ABOUT_ONE_FEATURE: Readonly<Record<string, string>> = {
  'runtime/src/unlock.ts': 'the lock on an account, which an operator lifts',
  'runtime/src/founding.ts': 'makes the first person of an installation',
  'runtime/src/erasures.ts': 'erases persons from the command line',
  'runtime/src/erasures-list.ts': 'lists who is erased there',
  'runtime/src/operating-admin.ts': 'as which admin it is decided there',
  'runtime/src/demonstration/fill.ts':
    'makes the organizations in which all features have their part of the demonstration',
  'runtime/src/demonstration/fill-people.ts': 'makes the people as whom all features act there',
}

/** What the frame of the product itself stands on. Each is a debt with a reason. */
const FRAME: ReadonlySet<string> = new Set([
  // Who is signed in, as whom, and who else there is: every page and every call begins with it.
  'shared/src/features/sessions/sessions.contract',
  'shared/src/features/sessions/page-state.contract',
  'shared/src/features/people/people.contract',
  'projections/src/features/people/person-ref',
  'command-service/src/features/sessions/sessions.device',
  'command-service/src/features/sessions/sessions.signup-mark',
  // What was answered of signing up is carried out in whichever process takes commands.
  'command-service/src/features/signup/signup.finishing',
  // Whoever is let in is let in by one function, on record with the person.
  'command-service/src/features/people/people.aggregates',
  // The dialog over the page asks for the code, as the sign-in page does.
  'shared/src/features/two-factor/two-factor.contract',
  // Writes the mails of all features.
  'command-service/src/features/mails/mails.outbox',
  // What they carry of an organization is had from its files.
  'command-service/src/features/mails/mails.logos',
  // What comes back is listened for beside the bus.
  'command-service/src/features/mails/mails.returns',
  // Whom one turns to stands on every page.
  'shared/src/features/dashboards/dashboards.contract',
  // The search stands on every page, over the things of all features.
  'shared/src/features/search/search.contract',
  // Addresses are typed in the forms of many features.
  'shared/src/features/countries/countries.contract',
  // How long a draft is kept.
  'shared/src/features/drafts/drafts.contract',
])

const PACKAGES = new Set(['shared', 'command-service', 'projections', 'frontend'])

/** What stands around the features: it may take the list of them, and no feature by name. */
const isAround = (path: string): boolean =>
  !isSpec(path) &&
  featureOf(path) === undefined &&
  !path.includes('/features/') &&
  !path.startsWith('frontend/src/testing/') &&
  ABOUT_ONE_FEATURE[path] === undefined

test('no file outside the four folders names a feature', () => {
  const named = sources()
    .filter(({ path }) => isAround(path))
    .flatMap(importsOf)
    .filter(({ to }) => featureOf(to) !== undefined && PACKAGES.has(layerOf(to)) && !FRAME.has(to))
    .map(({ from, to }) => `${from} imports ${to}`)
  expect(named).toEqual([])
})

test('what is generated from the folders is as they are now', () => {
  const script = `import { generatedFiles } from './bin/steps/generated.mjs'
    import { readFileSync } from 'node:fs'
    console.log(JSON.stringify([...generatedFiles()].filter(([path, text]) => readFileSync(path, 'utf8') !== text).map(([path]) => path)))`
  const stale = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: join(ROOT) })
  expect(JSON.parse(stale.toString())).toEqual([])
})
