// npm run bench, seed, audit, projections: one of the further programs, installed and built first.
import './steps/node-version.mjs'
import { ensureServerBuilt, isProgram } from './steps/build.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { become } from './steps/program.mjs'
import { Stopped } from './steps/project.mjs'

await command(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  if (!isProgram(name)) throw new Stopped(`there is no program "${name}". npm run help lists the commands.`)
  await ensureInstalled()
  await ensureServerBuilt()
  await become(name, args)
})
