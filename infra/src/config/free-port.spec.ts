// Free ports that are asked for together are different ones, however often one asks.
import { freePorts } from './free-port'

test('ports that are asked for together differ', async () => {
  for (let round = 0; round < 50; round++) {
    const ports = await freePorts(4)
    expect(new Set(ports).size).toBe(4)
  }
})
