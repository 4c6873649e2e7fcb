// Questions of one tick go out as one statement: under load, many requests share a round trip, and a commit.

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** While so many statements are under way, further items wait and go out together: the busier the database, the larger the share. */
const IN_FLIGHT = 2

/** For the statements of `run`: many wait behind one, so a server that stays silent for so many milliseconds fails it. */
export const BATCH_QUERY = { query_timeout: 10_000 }

/** Answers a function that hands over one item; `run` gets all that came since it last began, and answers them in their order. */
export function batched<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let scheduled = false
  let inFlight = 0
  const schedule = (): void => {
    if (scheduled || inFlight >= IN_FLIGHT || waiting.length === 0) return
    scheduled = true
    setImmediate(() => void flush())
  }
  const flush = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    scheduled = false
    inFlight += 1
    await settle(batch, run)
    inFlight -= 1
    schedule()
  }
  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      schedule()
    })
}

/** Never rejects. */
async function settle<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item))
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/** Answers a function that looks up one key; `run` gets every distinct key asked for, and leaves out what it does not find. */
export function batchedByKey<Value>(
  run: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  return batched(async keys => {
    const found = await run([...new Set(keys)])
    return keys.map(key => found.get(key))
  })
}
