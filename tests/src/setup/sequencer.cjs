// The order of the suites: those that take minutes first, so that the others run beside them and not after them; with --randomize, any order.
const { createHash } = require('node:crypto')
const { relative } = require('node:path')
const Sequencer = require('@jest/test-sequencer').default

const SLOW = ['/topology/', '/brokers/', '/faults/', '/journeys/', '/scaffold/']

const rankOf = ({ path }) => {
  const rank = SLOW.findIndex(folder => path.includes(folder))
  return rank === -1 ? SLOW.length : rank
}

/** The same for a seed in every checkout. */
const chanceOf = ({ path, context }, seed) =>
  createHash('sha256')
    .update(`${seed} ${relative(context.config.rootDir, path).replaceAll('\\', '/')}`)
    .digest('hex')

const byChance = (tests, seed) =>
  tests
    .map(test => ({ test, chance: chanceOf(test, seed) }))
    .sort((one, other) => (one.chance < other.chance ? -1 : 1))
    .map(({ test }) => test)

module.exports = class SlowestFirst extends Sequencer {
  constructor(options) {
    super(options)
    this.globalConfig = options.globalConfig
  }

  sort(tests) {
    const { randomize, seed } = this.globalConfig
    if (randomize) return byChance(tests, seed)
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
