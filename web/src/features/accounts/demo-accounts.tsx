import { useQuery } from '@tanstack/react-query'
import type { DemoAccount } from '#domain/accounts/schema.ts'
import { Button } from '../../ui/button.tsx'
import { demoAccountsQuery } from './queries.ts'

/** The people of the demo world, one press each. There are none outside the embedded mode. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const { data: accounts = [] } = useQuery(demoAccountsQuery)
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="grid gap-3 border-t border-line pt-5">
      <h2 id="demo-accounts" className="text-sm font-strong">
        Look around as somebody from the demo world
      </h2>
      <div className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <Button key={account.email} variant="quiet" size="sm" onClick={() => onPick(account)}>
            {account.label}
          </Button>
        ))}
      </div>
    </section>
  )
}
