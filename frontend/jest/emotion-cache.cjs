// Styles as specs need them: jsdom draws nothing, and computes each declaration of every rule that applies whenever an accessible name or a click
// is about to be judged, which took a fifth of the time of screens. Rules keep what somebody asks about.
const { default: createCache } = require('../../node_modules/@emotion/cache/dist/emotion-cache.browser.cjs.js')

const ASKED = new Set([
  // By libraries: what is hidden, cannot be clicked, or has words of its own.
  ...['display', 'visibility', 'opacity', 'content', 'pointer-events', 'user-select'],
  // By specs.
  ...['clip-path', 'max-width', 'max-height', 'color', 'background-color', 'font-weight', 'white-space', 'flex-shrink'],
  // A side that is named stands behind all four only where both are kept.
  ...['padding', 'padding-top', 'padding-bottom', 'padding-left', 'padding-right'],
])

/** As a plugin of stylis; these are all: what it brings of its own is for older browsers. */
function onlyAsked(element) {
  if (element.type !== 'decl' || ASKED.has(element.props) || element.props.startsWith('--')) return
  element.value = ''
}

module.exports = { __esModule: true, default: options => createCache({ ...options, stylisPlugins: [onlyAsked] }) }
