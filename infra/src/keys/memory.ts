// Person keys in memory, for specs of the codec.
import { randomBytes } from 'node:crypto'
import { type PersonKey, type PersonKeys, SubjectErased } from './port'

export function memoryPersonKeys(): PersonKeys {
  const keys = new Map<string, PersonKey | 'erased'>()
  const existing = (subjects: readonly string[]): Map<string, PersonKey> => {
    const found = new Map<string, PersonKey>()
    for (const subject of subjects) {
      const key = keys.get(subject)
      if (key && key !== 'erased') found.set(subject, key)
    }
    return found
  }
  return {
    async forSealing(subjects) {
      for (const subject of subjects) {
        if (keys.get(subject) === 'erased') throw new SubjectErased(subject)
        if (!keys.has(subject)) keys.set(subject, { id: randomBytes(4).toString('hex'), bytes: randomBytes(32) })
      }
      return existing(subjects)
    },
    forOpening: async subjects => existing(subjects),
    async erase(subject) {
      keys.set(subject, 'erased')
    },
  }
}
