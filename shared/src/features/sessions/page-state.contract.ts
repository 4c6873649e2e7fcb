// What a page is told of who is signed in: the person, their positions, and all that it needs before its first call.
import { z } from 'zod'
import { positionStatus, role, userStatus } from '../../access/roles'
import { ssoProvider } from '../../access/sso'
import { dynamicWords } from '../../contract/dynamic-words'
import { PALETTE } from '../../contract/palette'
import { uploadSource } from '../../contract/upload-sources'
import { shownOf } from '../../kernel/fields'
import { LOCALES } from '../../kernel/locales'
import {
  organizationLook,
  organizationName,
  organizationSettings,
  personAddress,
  personName,
  positionRights,
} from '../people/people.fields'
import { setting } from '../settings/settings.contract'

const organizationView = z
  .object({
    id: z.uuid(),
    ...shownOf(organizationName),
    logo_image_url: z.string().nullable(),
    /** null: nobody was chosen. The name is told where one works from. */
    owner: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
    ...shownOf(organizationLook),
    dynamic_words: dynamicWords,
    organization_settings: z.object(shownOf(organizationSettings)),
  })
  .meta({ id: 'Organization' })

const positionView = z
  .object({
    id: z.uuid(),
    is_current: z.boolean(),
    status: positionStatus,
    role: z.object({ id: z.string(), keyname: role, name: z.string() }),
    organization: organizationView,
    organization_id: z.uuid(),
    user_id: z.uuid(),
    trainee_account_limited: z.boolean(),
    ...shownOf(positionRights),
  })
  .meta({ id: 'Position' })
export type PositionView = z.infer<typeof positionView>

export const currentUserView = z
  .object({
    id: z.uuid(),
    ...shownOf(personName),
    name: z.string(),
    ...shownOf(personAddress),
    status: userStatus,
    timezone: z.string(),
    /** Chosen by the person; null until then, or of a language that is spoken no more. */
    language: z.enum(LOCALES).nullable(),
    created_at: z.string(),
    is_impersonating: z.boolean(),
    /** The admin who acts as this person, and until when at most; null: it is the person. */
    login_as: z.object({ root_user: z.object({ id: z.uuid(), name: z.string() }), until: z.string() }).nullable(),
    hipaa_completed: z.boolean(),
    /** Of the texts as they are now. */
    has_accepted_terms: z.boolean(),
    has_accepted_privacy: z.boolean(),
    profile_image_url: z.string().nullable(),
    /** Of the file that it was made of. */
    profile_image_uuid: z.uuid().nullable(),
    profile_image_id: z.uuid().nullable(),
    /** They have none, and have not said that they want none. */
    profile_image_prompt: z.boolean(),
    /** They supervise or teach, have no supervision profile, and have not said that they want none. */
    supervisor_profile_prompt: z.boolean(),
    /** Of the supervision profile, where there is one. */
    accepting_trainees: z.boolean(),
    directory_bio: z.boolean(),
    directory_wants: z.boolean(),
    training_access_expires_at: z.string().nullable(),
    positions: z.array(positionView),
    current_position: positionView,
    /** Token of the private realtime channel. */
    channel: z.string(),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUserView>

export const initialStateView = z
  .object({
    csrf_token: z.string(),
    current_user: currentUserView.nullable(),
    errors: z.array(z.string()),
    flash: z.object({ type: z.enum(['error', 'info', 'success']), message: z.string() }).nullable(),
    urls: z.object({
      help: z.string(),
      support: z.string(),
      social: z.string(),
      status: z.string(),
      careers: z.string(),
    }),
    realtime: z.object({ key: z.string(), cluster: z.string() }),
    idle_timeout_seconds: z.int(),
    idle_warning_seconds: z.int(),
    session_lifetime_seconds: z.int(),
    uploads: z.object({
      extensions: z.array(z.string()),
      mimetype_categories: z.record(z.string(), z.array(z.string())),
      preferred_video_mimetypes: z.array(z.string()),
      preferred_video_codecs: z.array(z.string()),
      cdn_url: z.string(),
      /** Where files may be taken from. */
      sources: z.array(uploadSource),
      /** Of the service by which those are reached that are neither of the device nor its camera. */
      companion_url: z.string().nullable(),
    }),
    dynamic_words: dynamicWords,
    /** The words of `dynamic_words` in the language that was asked for. */
    translations: z.record(z.string(), z.string()),
    /** That a tag of sites may have, by name. */
    tag_colors: z.array(z.enum(PALETTE)),
    card_payment_public_key: z.string().nullable(),
    live_session_participant_limits: z.object({ general: z.int(), big_blue_button: z.int() }),
    inactive_position_archive_days: z.int(),
    /** Settings everyone sees: the maintenance banner. */
    settings: z.array(setting),
    /** Providers by whose word one may sign in here. */
    sign_in_with: z.array(ssoProvider),
    demo: z.boolean(),
  })
  .meta({ id: 'InitialState' })
export type InitialState = z.infer<typeof initialStateView>
