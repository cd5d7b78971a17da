import { accountsContract } from './accounts/contract.ts'
import { profilesContract } from './profiles/contract.ts'

/** Everything that can be asked of the product, noun by noun. */
export const contract = {
  accounts: accountsContract,
  profiles: profilesContract,
}
