// The one world of all suites of a worker, in which shared-modules.cjs has loaded what they share.
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/** By the project of Jest. */
const worlds = new Map()
/** Those of the suite before would hear of the tests of this one. */
const HANDLERS = Symbol.for('EVENT_HANDLERS')

module.exports = class SharedEnvironment {
  #world

  constructor(config, context) {
    const { id } = config.projectConfig
    this.#world = worlds.get(id) ?? new NodeEnvironment(config, context)
    worlds.set(id, this.#world)
    const { global, moduleMocker, fakeTimers, fakeTimersModern } = this.#world
    Object.assign(this, { global, moduleMocker, fakeTimers, fakeTimersModern })
    delete global[HANDLERS]
  }

  async setup() {
    await this.#world.setup()
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers()
  }

  exportConditions() {
    return this.#world.exportConditions()
  }

  getVmContext() {
    return this.#world.getVmContext()
  }
}
