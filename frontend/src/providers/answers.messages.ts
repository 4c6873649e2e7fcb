// What is said of an answer that has not come.

export const answerMessages = {
  lost: 'No answer came, so this may have been done or not. Check your connection, and look whether it was done before you try again. After choosing a password or signing up, try to sign in.',
}
