// What happens to the image of a person.
import { z } from 'zod'
import { event } from '../../events/catalog'
import { id } from '../../kernel/ids'
import { imageChange } from './people.fields'

const userId = '0192f0c0-0000-7000-8000-000000000001'

export const profileImageEvents = {
  ProfileImageChanged: event({
    version: 1,
    schema: z.object({ userId: id, ...imageChange }),
    sample: {
      userId,
      image: {
        imageId: '0192f0c0-0000-7000-8000-000000000007',
        uploadId: '0192f0c0-0000-7000-8000-000000000008',
        objectKey: `${userId}/profile-0192f0c0-0000-7000-8000-000000000007`,
      },
      replaced: null,
    },
  }),
  /** They do not want to be asked for an image of themselves. */
  ProfileImagePromptDismissed: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
} as const
