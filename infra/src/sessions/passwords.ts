// Verifies who somebody says they are, by a strategy of passport; it grants nothing: who may enter is decided by the caller.
import type { Request, Response } from 'express'
import passport from 'passport'
import { type IVerifyOptions, Strategy } from 'passport-local'
import type { CredentialStore, StandingCredential } from './credentials'

export interface Verdict {
  readonly verified: boolean
  /** Of whoever has the address; undefined where nobody has it. */
  readonly of: Pick<StandingCredential, 'userId' | 'epoch' | 'isPending'> | undefined
}

export interface PasswordVerifier {
  /** Of the `email` and `password` in the body of a request; rejects when the credentials cannot be read. */
  verify(request: Request, response: Response): Promise<Verdict>
}

type Done = (error: unknown, user?: Verdict | false, options?: IVerifyOptions) => void

export function passwordVerifier(credentials: CredentialStore): PasswordVerifier {
  const verifiers = new passport.Authenticator()
  const check = (email: string, password: string, done: Done): void => {
    judge(credentials, email, password).then(verdict => done(null, verdict), done)
  }
  verifiers.use(new Strategy({ usernameField: 'email', session: false }, check))
  return {
    verify: (request, response) =>
      new Promise((resolve, reject) => {
        const verified = (error: unknown, verdict: Verdict | false | null | undefined): void =>
          error ? reject(error) : resolve(verdict || { verified: false, of: undefined })
        verifiers.authenticate('local', { session: false }, verified)(request, response, reject)
      }),
  }
}

async function judge(credentials: CredentialStore, email: string, password: string): Promise<Verdict> {
  const credential = await credentials.findStanding(email)
  return { verified: await credentials.matches(credential, password), of: credential }
}
