// Tells the script that a page begins with to fetch the files of the application, all at once: they are begun one after another.

export const APPLICATION_WANTED = 'practicum.application-wanted'

export const wantApplication = (): boolean => window.dispatchEvent(new Event(APPLICATION_WANTED))
