// Names for statements that come often, in few forms: a connection prepares each once and keeps it.

/** Connections keep what they have prepared for ever: forms beyond these are sent anew each time. */
const MOST_PREPARED = 200

/** Answers the name of a text, the same each time; undefined of what came when there were names enough. `prefix`: of all of them, unlike any other's. */
export function statementNames(prefix: string): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return text => {
    if (!names.has(text) && names.size < MOST_PREPARED) names.set(text, `${prefix}-${names.size}`)
    return names.get(text)
  }
}
