// The order of the suites: those that take minutes first, so that the others run beside them and not after them.
const Sequencer = require('@jest/test-sequencer').default

const SLOW = ['/topology/', '/brokers/', '/faults/', '/journeys/', '/scaffold/']

const rankOf = ({ path }) => {
  const rank = SLOW.findIndex(folder => path.includes(folder))
  return rank === -1 ? SLOW.length : rank
}

module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
