// Things of one key together.

/** Never none. */
export type Some<Item> = readonly [Item, ...Item[]]

/** Keys and things in the order in which each is met first. */
export function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [string, Some<Item>])[] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
