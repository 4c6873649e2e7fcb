// The environment of screen specs: jsdom, with the parts of today's browsers that it lacks and Node has.
import { TestEnvironment } from 'jest-environment-jsdom'

const LENT = ['TextEncoder', 'TextDecoder', 'Headers', 'Request', 'Response', 'BroadcastChannel', 'structuredClone']

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of LENT) this.global[name] ??= globalThis[name]
  }
}
