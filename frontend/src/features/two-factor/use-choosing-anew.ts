// Goes back from a method that was chosen to choosing one: what was begun by it is forgotten.
import { useSession } from '../../providers/session'
import { resetTwoFactor } from './two-factor.rows'
import type { Steps } from './use-step'

/** Whoever is signed in chooses on the page of their account, where the password is asked for. */
export function useChoosingAnew(steps: Steps, onForgotten: () => void): () => Promise<void> {
  const { api, leave, state } = useSession()
  return () =>
    steps.run(async () => {
      if (state.current_user) return leave('/account#account-two-factor')
      await api.call(resetTwoFactor, { body: {} })
      onForgotten()
    })
}
