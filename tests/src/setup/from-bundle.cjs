// What a spec imports of the product comes from the file that bundle-product.mjs has made: loaded at once, and anew for each suite.
const { relative } = require('node:path')

/** As a transform of Jest, for sources that are no specs; `productUnderTest` is from product-environment.mjs. */
module.exports = {
  process(_source, path, { config }) {
    const name = relative(config.rootDir, path).replaceAll('\\', '/')
    return { code: `module.exports = productUnderTest(require)[${JSON.stringify(name)}]()` }
  },
  // Only the place of the source says what stands there.
  getCacheKey: (_source, path) => `product-under-test:${path}`.replaceAll(/[^\w]/g, '-'),
}
