// What an admin who acts as somebody may do and may not see: by hand, as the second opinion beside the contract. Whatever is not named is decided anew.

/** What is more than looking, with why it is harmless. */
export const MAY_BE_DONE: Readonly<Record<string, string>> = {
  endLoginAs: 'the way back',
  signOut: 'ends what the admin has, and signs the person out nowhere',
  saveLastRoute: 'nothing is kept',
  broadcastingAuth: 'opens what the same person would be told; they are not online by it',
  switchPosition: 'the session moves, and the person stays where they are',
  joinAsGuest: 'whoever has the code comes in, as nobody of the product',
  showProfileImage: 'a page shows it as it shows the name',
  showLogo: 'anybody may see it',
  createTask: 'help: under both names, and deleted again by the person',
  createTaskBatch: 'as createTask',
  editTask: 'help: under both names, with what it was before in its history',
  reassignTask: 'as editTask',
}

/** Reads of which they are told nothing, with why. Lists as files are among them, all of them. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  loginAsUsers: 'nobody acts as somebody from within somebody',
  attachmentsOf: 'files are protected health information',
  getAttachment: 'files are protected health information',
  uploadStanding: 'files are protected health information',
  getClient: 'whom somebody treats',
  listClients: 'whom somebody treats',
  getDraft: 'what somebody has not said yet',
  getInsurance: 'its proof is a file',
  insurancesOfTrainee: 'their proofs are files',
  listInsurances: 'their proofs are files',
  eventFacets: 'the log is looked into as oneself',
  getEvent: 'the log is looked into as oneself',
  listEvents: 'the log is looked into as oneself',
  listAccesses: 'the trail is looked into as oneself',
  listPasskeys: 'a credential',
  listRememberedDevices: 'how somebody signs in, which an admin has no part in',
  authenticatorSetup: 'a secret',
  ownSso: 'how somebody signs in, which an admin has no part in',
  secondStep: 'belongs to signing in',
  twoFactorSetup: 'a credential',
  getSignupInvite: 'belongs to signing up',
  getSignup: 'belongs to signing up',
  getVerification: 'belongs to signing up',
  pingSignup: 'belongs to signing up',
}
