// The words of the waiting room, in the language of the page.
import { pageWords, usePageWords } from '../../providers/spoken'
import { waitingRoomMessages } from './waiting-room.messages'

const NAME = 'waiting-room'

/** Where nothing is shown yet. */
export const roomWords = (): typeof waitingRoomMessages => pageWords(NAME, waitingRoomMessages)

export const useRoomWords = (): typeof waitingRoomMessages => usePageWords(NAME, waitingRoomMessages)
