// npm run build: packages, server and web application into dist/, without starting anything.
import './steps/node-version.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
