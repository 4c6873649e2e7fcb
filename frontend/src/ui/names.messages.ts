// The word for those who are counted instead of named.

export const nameMessages = { more: 'more' }
