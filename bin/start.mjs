// npm start: from a fresh clone, or any later state, to a running Practicum; Ctrl-C ends it at any point.
import './steps/node-version.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { become } from './steps/program.mjs'

await command(
  async () => {
    await ensureInstalled()
    await ensureBuilt()
    await become('main', [])
  },
  // Whoever stops it while it installs or builds wanted just that.
  { interruptedCode: 0 },
)
