// The access tokens that one sees: made and revoked here, and each shown once.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ApiToken, apiTokens } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { ShownOnce } from '../../ui/ShownOnce'
import { TitledPaper } from '../../ui/TitledPaper'
import { MakeTokenDialog } from './MakeTokenDialog'
import { RevokeButton } from './RevokeButton'
import { tokenSectionMessages } from './token-section.messages'

export default function ApiTokensSection() {
  return (
    <ScreenWords name="api-tokens" english={tokenSectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const { user } = useMe()
  const read = useRead(apiTokens, {})
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <TitledPaper id="account-tokens" title={translate('api-tokens.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('api-tokens.about')}
      </Typography>
      <ReadFrame read={read}>
        {({ tokens, offered, for_organization }) => (
          <>
            <Tokens tokens={tokens} />
            {making && (
              <MakeTokenDialog
                offered={offered}
                forOrganization={for_organization}
                onMade={setMade}
                onClose={() => setMaking(false)}
              />
            )}
          </>
        )}
      </ReadFrame>
      <Button
        variant="outlined"
        size="small"
        disabled={user.is_impersonating}
        onClick={() => setMaking(true)}
        sx={{ mt: 2 }}
      >
        {translate('api-tokens.make')}
      </Button>
      {made !== undefined && <ShownOnce secret={made} words="api-tokens.shown" onClose={() => setMade(undefined)} />}
    </TitledPaper>
  )
}

function Tokens({ tokens }: { tokens: readonly ApiToken[] }) {
  const translate = useTranslate()
  if (tokens.length === 0) return <Typography>{translate('api-tokens.none')}</Typography>
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {tokens.map(token => (
        <TokenItem key={token.id} token={token} />
      ))}
    </Stack>
  )
}

function TokenItem({ token }: { token: ApiToken }) {
  const translate = useTranslate()
  const isOver = Date.parse(token.expires_at) <= Date.now()
  const by = { name: token.made_by.name, organization: token.organization_name }
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{token.name}</Typography>
          {token.of === 'organization' && (
            <Chip size="small" variant="outlined" label={translate('api-tokens.of_organization')} />
          )}
          {isOver && <Chip size="small" color="error" variant="outlined" label={translate('api-tokens.expired')} />}
        </Stack>
        <Typography variant="body2">
          <ScopesInWords scopes={token.scopes} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {token.used_at === null ? (
            translate('api-tokens.unused')
          ) : (
            <>
              {translate('api-tokens.used')} <InstantText at={token.used_at} />
            </>
          )}
          {'. '}
          {translate('api-tokens.until')} <InstantText at={token.expires_at} />, {translate('api-tokens.by', by)}
        </Typography>
      </Box>
      <RevokeButton token={token} />
    </Box>
  )
}

function ScopesInWords({ scopes }: Pick<ApiToken, 'scopes'>) {
  const translate = useTranslate()
  return scopes
    .map(scope => scope.split(':'))
    .map(
      ([group = '', access = '']) =>
        `${translate(`api-tokens.group.${group}`)}: ${translate(`api-tokens.access.${access}`)}`,
    )
    .join(' · ')
}
