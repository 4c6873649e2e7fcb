// Where whoever needs the HIPAA course is led, whichever it is where they are.

export const HIPAA_PAGE = '/cecourses/hipaa'
