// Keeps what somebody has half written in this tab of the browser until it is said, or they sign out.

const PREFIX = 'practicum.typed.'

export const keptTexts = {
  /** Empty where nothing is kept. `place` names the person and the thing. */
  read: (place: string): string => sessionStorage.getItem(PREFIX + place) ?? '',
  keep: (place: string, text: string): void => {
    try {
      if (text === '') sessionStorage.removeItem(PREFIX + place)
      else sessionStorage.setItem(PREFIX + place, text)
    } catch {
      // A browser that keeps nothing still lets people write.
    }
  },
  /** Whoever comes next at this machine does not find them. */
  forgetAll: (): void => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  },
}
