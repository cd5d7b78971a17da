/** What open jobs can be sieved by; it stands in the address, so that a link shows the same list. */
export const browseModes = ['remote', 'hybrid', 'onsite'] as const
export const browseTypes = ['full-time', 'part-time', 'contract'] as const
export const browseLevels = ['junior', 'mid', 'senior', 'staff_plus'] as const

/** Long enough for any question, short enough for an address. */
export const searchMaximum = 200
