// npm run generate: writes the files that are made from the feature folders.
import './steps/node-version.mjs'
import { runNode } from './steps/child.mjs'
import { command } from './steps/command.mjs'
import { writeGenerated } from './steps/generated.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { at, Stopped, say } from './steps/project.mjs'

await command(async () => {
  await ensureInstalled()
  const written = writeGenerated()
  for (const path of written) say(`wrote ${path}`)
  if (written.length === 0) say('the lists of features are up to date')
  const code = await runNode(at('node_modules', 'tsx', 'dist', 'cli.mjs'), [at('tests/src/released/write.ts')])
  if (code !== 0) throw new Stopped('the events of this release could not be kept')
})
