// npm run new:feature -- <name>: a feature that works, in all four layers with its specs, from the templates beside this file.
import './steps/node-version.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runNode } from './steps/child.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { at, Stopped, say } from './steps/project.mjs'

const TEMPLATES = at('bin', 'feature-template')

await command(async () => {
  const [plural = '', singular = singularOf(plural)] = process.argv.slice(2)
  if (![plural, singular].every(name => /^[a-z]+(-[a-z]+)*$/.test(name)) || plural === singular) {
    throw new Stopped('give the name in plural kebab-case, such as site-visits, and its singular where it is irregular')
  }
  const files = filesOf(namesOf(plural, singular))
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new Stopped(`there is a feature ${plural} already: ${taken.path.slice(at().length)}`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    say(`wrote ${path.slice(at().length)}`)
  }
  tellOperators(namesOf(plural, singular))
  await ensureInstalled()
  await tidied(files.map(({ path }) => path))
  if ((await runNode(at('bin', 'generate.mjs'), [])) !== 0) throw new Stopped('run npm run generate again')
  for (const line of leftToDo(plural)) say(line)
})

/** Every file of the feature: where it goes, and what stands in it. */
function filesOf(names) {
  return readdirSync(TEMPLATES).flatMap(layer =>
    readdirSync(join(TEMPLATES, layer)).map(file => ({
      path: join(folderOf(layer, names), fileOf(file, names)),
      text: filled(readFileSync(join(TEMPLATES, layer, file), 'utf8'), names),
    })),
  )
}

/** Its whole-API spec stands among those of the others. */
function folderOf(layer, { plural }) {
  return layer === 'tests' ? at('tests', 'src', 'api') : at(layer, 'src', 'features', plural)
}

function fileOf(file, { plural, singular, Pascal }) {
  return file
    .replace('feature', plural)
    .replace('singular', singular)
    .replace('Feature', Pascal)
    .replace('.template', '')
}

function filled(template, names) {
  return Object.entries(names).reduce((text, [name, value]) => text.replaceAll(`__${name}__`, value), template)
}

/** The length of the name decides where lines break and how imports are sorted. */
async function tidied(paths) {
  const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const code = await runNode(biome, ['check', '--write', ...paths], { quiet: true })
  if (code !== 0) throw new Stopped('the linter finds something in the new files; the reasons stand above')
}

/** Its events are new to processes of the release before: the changelog tells it, at the end of what was added. */
function tellOperators({ Pascal }) {
  const path = at('CHANGELOG.md')
  const types = ['Created', 'Edited', 'Archived'].map(what => `\`${Pascal}${what}\``)
  const line = `- **Operators, rolling upgrade:** ${types.slice(0, -1).join(', ')} and ${types.at(-1)} are new types of events: replace projections first, then reactors and query-services, then command-services, or all together.`
  writeFileSync(path, withAdded(readFileSync(path, 'utf8').split('\n'), line).join('\n'))
  say('wrote CHANGELOG.md: a line for operators')
}

/** The changelog with a line more at the end of what the next release adds. */
function withAdded(lines, line) {
  const first = (from, start) => {
    const found = lines.findIndex((text, index) => index > from && text.startsWith(start))
    return found === -1 ? lines.length : found
  }
  const unreleased = lines.indexOf('## Unreleased')
  const added = first(unreleased, '### Added')
  if (added >= first(unreleased, '## ')) return lines.toSpliced(unreleased + 1, 0, '', '### Added', '', line)
  const next = first(added, '#')
  const end = lines.findLastIndex((text, index) => index < next && text !== '')
  return lines.toSpliced(end + 1, 0, line)
}

function leftToDo(plural) {
  return [
    `${plural} is there, with a list, a page and a form: npm start shows it, nothing has to be wired.`,
    'What is left is what only you know; docs/guides/add-a-feature.md goes through it file by file. A test reminds you of',
    '- its words in other languages: the files that end in their key, with the noun itself left to you',
    `- who may call each of its rows, and do what to whose thing: by hand, in tests/src/api/access/${plural}.ts`,
    `- whose eyes its number on dashboards has: by hand, in tests/src/api/counted/${plural}.ts`,
    'Operators are told of its events in CHANGELOG.md; who is told what it is for, you add there.',
  ]
}

/** The spellings of the name that the templates use. */
function namesOf(plural, singular) {
  const pascal = name => name.replaceAll(/(?:^|-)([a-z])/g, (_found, letter) => letter.toUpperCase())
  const camel = name => pascal(name).replace(/^./, letter => letter.toLowerCase())
  const snake = name => name.replaceAll('-', '_')
  const spaced = name => name.replaceAll('-', ' ')
  const capital = text => text.replace(/^./, letter => letter.toUpperCase())
  return {
    plural,
    singular,
    camel: camel(singular),
    camels: camel(plural),
    Pascal: pascal(singular),
    Pascals: pascal(plural),
    snake: snake(singular),
    snakes: snake(plural),
    stream: singular.replaceAll('-', ''),
    word: spaced(singular),
    Word: capital(spaced(singular)),
    words: spaced(plural),
    Title: capital(spaced(plural)),
    'a word': `${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${spaced(singular)}`,
  }
}

function singularOf(plural) {
  return plural.replace(/ies$/, 'y').replace(/s$/, '')
}
