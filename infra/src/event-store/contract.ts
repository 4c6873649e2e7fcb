// The one suite that every engine passes: what the application may rely on, whichever store stands behind the port.
import { appendingContract } from './contract/appending'
import { chainContract } from './contract/chain'
import { concurrencyContract } from './contract/concurrency'
import { faultContract } from './contract/faults'
import type { Subject } from './contract/fixtures'
import { payloadContract } from './contract/payloads'
import { readingContract } from './contract/reading'
import { subscribingContract } from './contract/subscribing'

/** Rounds of each writer where many write at once. */
const ROUNDS = 25

/** Declares the suite; `makeSubject` is called once for it, and once more where one is closed, and answers a store whose log may hold other events already. */
export function eventStoreContract(name: string, makeSubject: () => Promise<Subject>, rounds = ROUNDS): void {
  describe(`event store contract: ${name}`, () => {
    let made: Subject | undefined
    beforeAll(async () => {
      made = await makeSubject()
    })
    afterAll(() => made?.stop())
    const subject = (): Subject => {
      if (made === undefined) throw new Error('the engine under test did not start')
      return made
    }
    appendingContract(subject)
    payloadContract(subject)
    readingContract(subject)
    subscribingContract(subject)
    concurrencyContract(subject, rounds)
    chainContract(subject)
    faultContract(subject, makeSubject)
  })
}
