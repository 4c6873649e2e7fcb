// Before the journeys: the product in dist/, screens and all, is of the present sources.
import { ensureBuilt } from '../../../bin/steps/build.mjs'

export default function buildAll() {
  return ensureBuilt()
}
