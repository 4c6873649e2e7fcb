// npm run bench, seed, audit, projections: one of the further programs of runtime/src, installed and built first.
import './steps/node-version.mjs'
import { existsSync } from 'node:fs'
import { ensureServerBuilt, PROGRAMS } from './steps/build.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { become } from './steps/program.mjs'
import { at, Stopped } from './steps/project.mjs'

await command(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  if (!PROGRAMS.includes(name) || !existsSync(at('runtime', 'src', `${name}.ts`))) {
    throw new Stopped(`there is no program "${name}" in runtime/src. npm run help lists the commands.`)
  }
  await ensureInstalled()
  await ensureServerBuilt()
  await become(name, args)
})
