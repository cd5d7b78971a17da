import { industries } from '#domain/taxonomy/industries.ts'

export const industryOptions = industries.map((industry) => ({ value: industry, label: industry }))
