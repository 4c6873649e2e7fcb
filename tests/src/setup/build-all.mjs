// Before the journeys: the product in dist/, screens and all, is of the present sources, and has been started once; see first-start.ts.
import { ensureBuilt } from '../../../bin/steps/build.mjs'
import { findChromium } from '../../../bin/steps/checks.mjs'
import bundleProduct from './bundle-product.mjs'
import makeFirstStart from './make-first-start.mjs'

export default async function buildAll() {
  process.env.CHROMIUM_PATH ??= findChromium() ?? ''
  await bundleProduct()
  await ensureBuilt()
  await makeFirstStart()
}
