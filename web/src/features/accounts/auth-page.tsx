import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Role } from '#domain/accounts/schema.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TabLink, TabLinks } from '../../ui/tab-links.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { AuthAside } from './auth-aside.tsx'
import { storedRole, storeRole } from './auth-search.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const route = getRouteApi('/auth')

export function AuthPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [email, setEmail] = useState('')
  const [isKnown, setKnown] = useState(false)
  const tab = search.tab ?? 'signin'
  const [role, pickRole] = useRole(
    search.role,
    (picked) => void navigate({ search: { ...search, role: picked }, replace: true }),
  )
  const title = tab === 'signin' ? 'Welcome back' : 'Create your account'
  usePageTitle(tab === 'signin' ? 'Sign In' : 'Sign Up')

  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="mx-auto grid w-full max-w-[calc(25.5rem+2*var(--gutter))] content-start gap-6 px-gutter py-8 md:py-12">
        <Wordmark to="/" className="justify-self-start" />
        <h1 tabIndex={-1} className="mt-3">
          {title}
        </h1>
        <TabLinks label="Account">
          <TabLink to="/auth" search={{ ...search, tab: 'signin' }} replace selected={tab === 'signin'}>
            Sign In
          </TabLink>
          <TabLink to="/auth" search={{ ...search, tab: 'signup' }} replace selected={tab === 'signup'}>
            Sign Up
          </TabLink>
        </TabLinks>
        <RadioCards<Role>
          legend="I am a…"
          value={role}
          onChange={pickRole}
          choices={[
            { value: 'seeker', label: 'Job Seeker', hint: 'Looking for opportunities' },
            { value: 'employer', label: 'Employer', hint: 'Looking to hire talent' },
          ]}
        />
        {tab === 'signin' ? (
          <SignInForm email={email} asksPassword={isKnown} onEmailChange={setEmail} next={search.next} />
        ) : (
          <SignUpForm
            role={role}
            email={email}
            onEmailChange={setEmail}
            onAccountExists={() => {
              setKnown(true)
              void navigate({ search: { ...search, tab: 'signin' }, replace: true })
            }}
          />
        )}
      </div>
      <AuthAside />
    </div>
  )
}

/** From the address, else as picked last time, else job seeker; a change is written back to both. */
function useRole(fromAddress: Role | undefined, writeToAddress: (role: Role) => void) {
  // The pre-rendered page knows no storage, so the stored role comes in after the first render.
  const stored = useSyncExternalStore(subscribeToNothing, storedRole, () => undefined)
  useEffect(() => {
    if (fromAddress) storeRole(fromAddress)
  }, [fromAddress])
  const pick = (role: Role) => {
    storeRole(role)
    writeToAddress(role)
  }
  return [fromAddress ?? stored ?? 'seeker', pick] as const
}

const subscribeToNothing = () => () => undefined
