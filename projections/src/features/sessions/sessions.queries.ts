// Reads of sessions: the current user, a fresh CSRF token, and the state a page starts from.
import type { Config } from '@practicum/infra/config/config'
import { bindQuery, type QueryBinding, type QueryCall } from '@practicum/infra/http/bindings'
import { HttpProblem } from '@practicum/infra/http/problem'
import type { CsrfTokens } from '@practicum/infra/sessions/csrf'
import { SSO_PROVIDERS } from '@practicum/shared/access/sso'
import { FILE_KINDS } from '@practicum/shared/contract/attached'
import { PALETTE } from '@practicum/shared/contract/palette'
import { defaultWordsIn } from '@practicum/shared/contract/said'
import { extensionsOfKinds, MIMETYPES_BY_KIND } from '@practicum/shared/features/attachments/attachment-kinds'
import {
  BIG_BLUE_BUTTON_LIMIT,
  PARTICIPANT_LIMIT,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { CurrentUser, InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { csrfToken, currentUser, initialState } from '@practicum/shared/features/sessions/sessions.contract'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import type { Locale } from '@practicum/shared/kernel/locales'
import type { ReadServices } from '../../reads/ports'
import { settingsFor } from '../settings/settings.queries'
import { currentUserOf } from './sessions.view'

const USES = ['person', 'position', 'organization', 'supervision_profile']

export interface SessionReads {
  readonly csrf: CsrfTokens
  readonly config: Pick<Config, 'session' | 'demo' | 'companion'>
  readonly sso: Pick<ReadServices['sso'], 'providers'>
}

export function sessionQueries({ csrf, config, sso }: SessionReads): readonly QueryBinding[] {
  const token = ({ caller }: QueryCall): string => csrf.issue(caller.session?.principal, caller.sidHash)
  return [
    bindQuery(currentUser, USES, signedInUser),
    bindQuery(csrfToken, [], async call => ({ csrf_token: token(call) })),
    bindQuery(initialState, [...USES, 'setting'], async call => ({
      csrf_token: token(call),
      current_user: call.caller.session ? await signedInUser(call) : null,
      settings: await settingsFor(call.caller, call.db),
      sign_in_with: SSO_PROVIDERS.filter(provider => sso.providers[provider] !== undefined),
      ...fixedState(config, call.caller.locale),
    })),
  ]
}

async function signedInUser({ caller, db }: QueryCall): Promise<CurrentUser> {
  const found = caller.session && (await currentUserOf(caller.session, db))
  if (!found) throw new HttpProblem(401, 'unauthorized', { next: '/login' })
  return found
}

type Fixed = Omit<InitialState, 'csrf_token' | 'current_user' | 'settings' | 'sign_in_with'>

const INACTIVE_POSITION_ARCHIVE_DAYS = 365

/** An allow list: what is not named here never reaches a page. */
function fixedState({ session, demo, companion }: SessionReads['config'], locale: Locale): Fixed {
  return {
    errors: [],
    flash: null,
    urls: {
      help: '/site/contact',
      support: '/site/contact',
      social: '',
      status: '/site/status',
      careers: '/site/careers',
    },
    realtime: { key: 'socket.io', cluster: 'self' },
    idle_timeout_seconds: session.idle + session.idleWarning,
    idle_warning_seconds: session.idleWarning,
    session_lifetime_seconds: session.lifetime,
    uploads: {
      extensions: extensionsOfKinds(FILE_KINDS).map(extension => extension.slice(1)),
      mimetype_categories: MIMETYPES_BY_KIND,
      preferred_video_mimetypes: ['video/webm', 'video/mp4'],
      preferred_video_codecs: ['vp9', 'h264'],
      cdn_url: '',
      sources: ['local', 'camera', ...(companion?.sources ?? [])],
      companion_url: companion?.url ?? null,
    },
    dynamic_words: DEFAULT_WORDS,
    translations: defaultWordsIn(locale),
    tag_colors: [...PALETTE],
    card_payment_public_key: null,
    live_session_participant_limits: { general: PARTICIPANT_LIMIT, big_blue_button: BIG_BLUE_BUTTON_LIMIT },
    inactive_position_archive_days: INACTIVE_POSITION_ARCHIVE_DAYS,
    demo,
  }
}
