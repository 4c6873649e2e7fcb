// Before the suites that begin on an installation that has been started once: the built product makes it, once in a run; see first-start.ts.
import { at } from '../../../bin/steps/project.mjs'
import { fromSource } from './from-source.mjs'

export default async function makeFirstStartOnce() {
  if (globalThis.practicumFirstStart) return
  const { makeFirstStart } = await fromSource('tests/src/setup/first-start.ts')
  globalThis.practicumFirstStart = await makeFirstStart(at('dist', 'server', 'main.js'))
  process.env.FIRST_START = globalThis.practicumFirstStart
}
