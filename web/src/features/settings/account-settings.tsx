import { useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { sendAgain } from '../accounts/offer-confirmation.ts'
import { accountQuery } from '../accounts/settings-queries.ts'
import { useHashScroll } from '../employer-dashboard/use-hash-scroll.ts'
import { EmailForm } from './email-form.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsCard } from './settings-card.tsx'

/** The account itself: address, password, sessions, data. */
export function AccountSettings({ hash }: { hash: string }) {
  const { data: account, error, refetch, isFetching } = useQuery(accountQuery)
  // The address may name a card that is only here now.
  useHashScroll(account && hash ? hash : null)
  if (error && !account) {
    return (
      <ErrorState
        title="Your account did not load"
        description={readProblem(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!account) {
    return (
      <Waiting label="Loading your account">
        <SkeletonCard />
      </Waiting>
    )
  }
  return (
    <>
      <SettingsCard
        id="email"
        title="Email"
        lead={
          <>
            {account.email}
            {account.isEmailConfirmed ? ', confirmed.' : ', not confirmed yet. '}
            {!account.isEmailConfirmed && <TextButton onClick={() => void sendAgain()}>Send it again</TextButton>}
          </>
        }
      >
        <EmailForm account={account} />
      </SettingsCard>
      <SettingsCard id="password" title="Password" lead="A new one signs out every other device.">
        <PasswordForm />
      </SettingsCard>
      <SettingsCard id="sessions" title="Sessions" lead="Where your account is open.">
        <SessionList sessions={account.sessions} />
      </SettingsCard>
      <SettingsCard id="data" title="Your data">
        <OwnData account={account} />
      </SettingsCard>
    </>
  )
}
