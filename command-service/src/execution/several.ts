// Works on several things of one request at a time, for those that do not touch one another.

/** The answers in the order of the items. After the first failure nothing further is begun; what had begun ends before it is thrown. */
export async function severalAtOnce<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  const waiting = items.entries()
  let failed = false
  const worker = async (): Promise<void> => {
    for (const [at, item] of waiting) {
      if (failed) return
      try {
        answers[at] = await work(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return answers
}
