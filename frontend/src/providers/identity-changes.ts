// Tells the other tabs of this browser that somebody else is signed in from now on.

const NAME = 'practicum.identity'

/** The one of this tab: what it says it does not hear itself. */
let own: BroadcastChannel | undefined
const channel = (): BroadcastChannel => {
  own ??= new BroadcastChannel(NAME)
  return own
}

export const identityChanges = {
  tell: (): void => channel().postMessage('changed'),
  watch(heard: () => void): () => void {
    const to = channel()
    to.addEventListener('message', heard)
    return () => to.removeEventListener('message', heard)
  },
}
