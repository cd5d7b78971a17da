import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { CompanyInput, ContactInput } from '#domain/companies/schema.ts'
import { api } from '../../api.ts'

/** The own company, null before it is first saved, and the person behind it. */
export const ownCompanyQuery = queryOptions({ queryKey: ['own-company'], queryFn: () => api.companies.mine() })

export const saveCompanyMutation = mutationOptions({ mutationFn: (input: CompanyInput) => api.companies.save(input) })
export const saveContactMutation = mutationOptions({
  mutationFn: (input: ContactInput) => api.companies.saveContact(input),
})
export const requestVerificationMutation = mutationOptions({
  mutationFn: (input: { email: string }) => api.companies.requestVerification(input),
})
export const verifyCompanyMutation = mutationOptions({
  mutationFn: (input: { secret: string }) => api.companies.verify(input),
})
