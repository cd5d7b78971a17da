import { useQuery } from '@tanstack/react-query'
import type { DemoAccount } from '#domain/accounts/schema.ts'
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
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="grid min-h-target w-full content-center rounded-control border border-line-strong px-3.5 py-2 text-left hover:border-ink hover:bg-sunk"
            >
              <span className="font-strong">{account.name}</span>
              <span className="text-xs text-ink-soft">{account.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
