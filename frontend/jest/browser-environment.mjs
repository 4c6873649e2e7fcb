// The environment of screen specs: jsdom, with the parts of today's browsers that it lacks and Node has. Not the jsdom that Jest brings: a later
// one, which computes styles, of which screens ask much, in a fraction of the time.
import JsdomEnvironment from '@jest/environment-jsdom-abstract'
import * as jsdom from 'jsdom'

const LENT = ['TextEncoder', 'TextDecoder', 'Headers', 'Request', 'Response', 'BroadcastChannel', 'structuredClone']

export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom)
  }

  async setup() {
    await super.setup()
    for (const name of LENT) this.global[name] ??= globalThis[name]
  }
}
