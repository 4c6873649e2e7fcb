// What lists of people call the roles to which somebody can be invited, in the languages of the product.
import { SIGNUP_ROLES, type SignupRole } from './invites.fields'

const WORDS: Readonly<Record<SignupRole, RegExp>> = {
  trainee: /^(trainees?|practicantes?)$/i,
  faculty: /^(faculty|docentes?|profesor(a|ado)?)$/i,
  supervisor: /^(supervisors?|supervisor(a|as|es)|supervisor o supervisora)$/i,
  coordinator: /^(coordinators?|coordinador(a|as|es)?|coordinador o coordinadora)$/i,
}

/** Undefined: it is none of these words. */
export const roleCalled = (word: string): SignupRole | undefined => SIGNUP_ROLES.find(role => WORDS[role].test(word))
