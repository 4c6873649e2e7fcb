// The words of who runs the platform at present, fetched with their panel.

export const activeAdminsMessages = {
  title: 'Active admins',
  about: 'One person can run the platform now. |||| %{smart_count} people can run the platform now.',
  failed: 'Who runs the platform could not be loaded.',
}
