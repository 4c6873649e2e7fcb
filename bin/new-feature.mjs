// npm run new:feature -- <name>: the files of a new feature in all four layers, from the templates beside this file.
import './steps/node-version.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const features = readdirSync(TEMPLATES).map(layer => ({ layer, folder: at(layer, 'src', 'features', plural) }))
  const taken = features.find(({ folder }) => existsSync(folder))
  if (taken) throw new Stopped(`there is a feature ${plural} in ${taken.layer} already`)
  for (const { layer, folder } of features) write(layer, folder, namesOf(plural, singular))
  // The length of the name decides where lines break and how imports are sorted.
  await ensureInstalled()
  const folders = features.map(({ folder }) => folder)
  await runNode(at('node_modules', '@biomejs', 'biome', 'bin', 'biome'), ['check', '--write', ...folders], {
    quiet: true,
  })
  say('now name it where the others are named: shared/src/contract/all.ts, the composition in runtime/src,')
  say('frontend/src/app/features.ts; then npm run check')
})

function write(layer, folder, names) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(join(TEMPLATES, layer))) {
    const path = join(folder, file.replace('feature', names.plural).replace('.template', ''))
    writeFileSync(path, filled(readFileSync(join(TEMPLATES, layer, file), 'utf8'), names))
    say(`wrote ${path.slice(at().length)}`)
  }
}

function filled(template, names) {
  return Object.entries(names).reduce((text, [name, value]) => text.replaceAll(`__${name}__`, value), template)
}

/** The spellings of the name that the templates use. */
function namesOf(plural, singular) {
  const pascal = name => name.replaceAll(/(?:^|-)([a-z])/g, (_found, letter) => letter.toUpperCase())
  const camel = name => pascal(name).replace(/^./, letter => letter.toLowerCase())
  const words = plural.replaceAll('-', ' ')
  return {
    plural,
    camel: camel(singular),
    camels: camel(plural),
    Pascal: pascal(singular),
    Pascals: pascal(plural),
    snake: singular.replaceAll('-', '_'),
    stream: singular.replaceAll('-', ''),
    word: singular.replaceAll('-', ' '),
    words,
    Title: words.replace(/^./, letter => letter.toUpperCase()),
  }
}

function singularOf(plural) {
  return plural.replace(/ies$/, 'y').replace(/s$/, '')
}
