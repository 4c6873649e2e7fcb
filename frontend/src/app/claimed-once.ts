// Refuses what two features claim at once.

/** Throws at the second one of a name. */
export function claimedOnce(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two features claim the ${what} ${twice}`)
}
