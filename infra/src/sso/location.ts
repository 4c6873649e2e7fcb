// The application that a provider of sign-ins knows this installation as.

export interface OidcClient {
  /** Below which its OpenID configuration is found. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}
