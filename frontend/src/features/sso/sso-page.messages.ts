// The words of the pages between the sign-in page and a provider.

export const ssoPageMessages = {
  leaving: 'To %{provider}',
  leaving_text: 'One moment. %{provider} asks who you are.',
  returned: 'Back from %{provider}',
  returned_text: 'One moment. You are being signed in.',
  somebody: 'the provider',
  failed: 'It did not work. Please begin again.',
  unreachable: 'Practicum could not be reached. Check your connection and try again.',
  login: 'Go to sign-in',
  account: 'My account',
}
