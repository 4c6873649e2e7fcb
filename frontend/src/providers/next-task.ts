/** Resolves in a task of its own, so that a browser answers in between. In a hidden tab, whose timers come once a second, at once: nobody waits there for an answer. */
export const nextTask = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise(resolve => setTimeout(resolve))
