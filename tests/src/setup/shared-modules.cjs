// What has been loaded for one suite is there for the next of the same worker: each would otherwise load the whole product anew.
const { readFileSync } = require('node:fs')
const { default: Runtime } = require('jest-runtime')

/** By the project of Jest. */
const registries = new Map()

module.exports = class SharedModules extends Runtime {
  #own = []

  constructor(...args) {
    super(...args)
    const [config, , , , , , testPath] = args
    const known = registries.get(config.id)
    // Whoever replaces a module wants those that use it loaded anew.
    if (readFileSync(testPath, 'utf8').includes('jest.mock(')) return
    if (known) this.registries.moduleRegistry = known
    else registries.set(config.id, this.registries.moduleRegistry)
    // These speak to the suite that they are loaded for.
    this.#own = [testPath, ...config.setupFiles, ...config.setupFilesAfterEnv]
    this.forgetOwn()
  }

  /** What it has loaded goes on asking it for more, in the suites to come. */
  teardown() {
    this.restoreAllMocks()
    this.enterTestCode()
    this.forgetOwn()
  }

  forgetOwn() {
    for (const path of this.#own) this.registries.moduleRegistry.delete(path)
  }
}
