// The environment of suites that load the product from the bundle: a worker compiles it once, and each suite evaluates it anew in its own world.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'
import { BUNDLE } from './bundle-product.mjs'

let script

export default class ProductEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.tellsStory = 'story' in context.docblockPragmas
  }

  async setup() {
    await super.setup()
    let product
    /** The modules of the product by their paths; `require` gives what is not in the bundle. */
    this.global.productUnderTest = require => {
      product ??= evaluate(this.getVmContext(), require)
      return product
    }
  }

  /** Each test of a story goes on where the one before it ended: in any other order there is nothing to prove. */
  handleTestEvent({ name }, state) {
    if (name === 'setup' && this.tellsStory) state.randomize = false
  }
}

function evaluate(context, require) {
  script ??= compiled()
  const module = { exports: {} }
  script.runInContext(context)(module, module.exports, require, BUNDLE, dirname(BUNDLE))
  return module.exports
}

function compiled() {
  const source = readFileSync(BUNDLE, 'utf8')
  // In one line with the source, whose map counts from the first.
  return new Script(`(function (module, exports, require, __filename, __dirname) {${source}\n})`, { filename: BUNDLE })
}
