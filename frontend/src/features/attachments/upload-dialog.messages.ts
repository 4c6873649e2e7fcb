// The words of the dialog that uploads files, fetched with it.

export const uploadDialogMessages = {
  title: 'Upload files',
  sources: 'Where the files are',
  local: 'This device',
  by_camera: 'Camera',
  drop: 'Or drop them here.',
  back: 'Back',
  close: 'Close',
  opening: 'Opening',
  stop: 'Stop sending',
  stop_title: 'Stop sending these files?',
  stop_text: 'What has not arrived yet will not be sent. What has arrived stays.',
  stop_confirm: 'Stop and close',
  stop_dismiss: 'Go on sending',
  remote: {
    about:
      'Files are taken from %{name} once you have signed in there, in a window of its own. Where others use this browser, sign out there afterwards.',
    sign_in: 'Sign in to %{name}',
    sign_out: 'Sign out of %{name}',
    loading: 'Asking %{name}',
    failed: '%{name} cannot be reached, or has said no.',
    where: 'Folder',
    files: 'Files and folders',
    empty: 'There is nothing in this folder.',
    take: 'Take %{smart_count} file |||| Take %{smart_count} files',
  },
  camera: {
    opening: 'Opening the camera',
    view: 'What the camera sees',
    taken: 'The photo',
    take: 'Take photo',
    again: 'Take another one',
    use: 'Use this photo',
    refused:
      'This browser does not let the page use the camera. Allow it in the settings of the browser, and try again.',
    none: 'No camera can be used here.',
    failed: 'This photo could not be kept. Take another one.',
  },
}
