// What takes long to make and is quickly used: made once for each key.

/** What `make` makes of a key. Nothing is kept where it throws. */
export function onceEach<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return key => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
