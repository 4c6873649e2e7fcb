// What a spec imports of the product comes from the file that bundle-product.mjs has made: loaded at once, and anew for each suite.
const { join, relative } = require('node:path')

const ROOT = join(__dirname, '..', '..', '..')
const BUNDLE = join(ROOT, 'node_modules', '.cache', 'practicum', 'product-under-test.cjs')

/** As a transform of Jest, for sources that are no specs. */
module.exports = {
  process(_source, path) {
    const name = relative(ROOT, path).replaceAll('\\', '/')
    return { code: `module.exports = require(${JSON.stringify(BUNDLE)})[${JSON.stringify(name)}]()` }
  },
  // Only the place of the source says what stands there.
  getCacheKey: (_source, path) => `${BUNDLE}:${path}`.replaceAll(/[^\w]/g, '-'),
}
