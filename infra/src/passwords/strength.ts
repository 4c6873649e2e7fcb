// How hard a password is to guess for somebody who knows how people choose them: dictionaries, rows of keys, dates, repetitions.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { WorkQueue } from '../sessions/work-queue'

export interface Guessability {
  /** 0, at once, to 4. Below {@link LEAST_SCORE} it is found within the tries that an attacker has. */
  readonly score: number
  /** Keys of the library's texts: one warning at most, and what would help. */
  readonly feedback: readonly string[]
}

/** Of a score of 2, some hundred million guesses are expected. */
export const LEAST_SCORE = 2

/** What is looked at of a longer one: its beginning and its end. The work grows with the square, and more says nothing more. */
const LOOKED_AT = 32
/** Of letters written as signs; with the library's own 100 the same sign repeated takes more than a second. */
const SUBSTITUTIONS = 4
/** One after the other, each in its own turn: between two of them the process answers others. */
const WAITING_AT_MOST = 100

const queue = new WorkQueue(1, WAITING_AT_MOST)
let loading: Promise<ZxcvbnFactory> | undefined

/** Some 80 MB with both languages: loaded with the first question, not with the process. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  })
}

/** `known`: words that whoever attacks this person tries first. Rejects with 429 where too many wait. */
export function guessability(password: string, known: readonly string[] = []): Promise<Guessability> {
  return queue.run(async () => {
    loading ??= load()
    const estimator = await loading
    await new Promise(resolve => setImmediate(resolve))
    const [first, ...others] = piecesOf(password).map(piece => estimated(estimator, piece, known))
    return others.reduce((best, one) => (one.score > best.score ? one : best), first ?? { score: 0, feedback: [] })
  })
}

const piecesOf = (password: string): readonly string[] =>
  password.length > LOOKED_AT ? [password.slice(0, LOOKED_AT), password.slice(-LOOKED_AT)] : [password]

function estimated(estimator: ZxcvbnFactory, piece: string, known: readonly string[]): Guessability {
  const { score, feedback } = estimator.check(piece, [...known])
  return { score, feedback: [...(feedback.warning === null ? [] : [feedback.warning]), ...feedback.suggestions] }
}
