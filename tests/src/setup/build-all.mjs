// Before the journeys: the product in dist/, screens and all, is of the present sources, and has been started once; see first-start.ts.
import { ensureBuilt } from '../../../bin/steps/build.mjs'
import { at } from '../../../bin/steps/project.mjs'
import { fromSource } from './from-source.mjs'

export default async function buildAll() {
  await ensureBuilt()
  const { makeFirstStart } = await fromSource('tests/src/setup/first-start.ts')
  process.env.FIRST_START = await makeFirstStart(at('dist', 'server', 'main.js'))
}
