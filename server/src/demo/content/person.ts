export type DemoVouch = {
  name: string
  email: string
  relation: 'manager' | 'peer' | 'direct_report' | 'client' | 'mentor' | 'other'
  company?: string
  title?: string
  state: 'invited' | 'opened' | 'confirmed' | 'declined' | 'unknown_person' | 'expired' | 'held' | 'withdrawn'
  from?: string
  until?: string
  comment?: string
  daysAgo: number
}

export type DemoEmployment = {
  company: string
  title: string
  start: string
  end: string | null
  verifierEmail: string
  status: 'requested' | 'verified' | 'corrected' | 'disputed' | 'no_record' | 'declined' | 'expired'
  daysAgo: number
}

export type ResumeLayout = 'classic' | 'modern' | 'sidebar' | 'compact' | 'plain'

/**
 * Name and address stand in the résumé. Its marks: `#` name, `>` headline, `@` contact line, `##` heading,
 * `+` role as "title | employer | place | dates", `-` bullet; any other line is a paragraph.
 */
export type DemoPerson = {
  occupation: string
  city: string
  zip: string | null
  joinedDaysAgo: number
  file: { type: 'pdf' | 'docx'; name: string; layout: ResumeLayout }
  headline?: string
  /** Missing for those who have not come that far. */
  wishes?: {
    titles: readonly string[]
    mode: 'remote' | 'hybrid' | 'onsite' | 'any'
    places: readonly string[]
    pay?: readonly [minimum: number, target: number]
    types: readonly ('full-time' | 'part-time' | 'contract')[]
    relocation?: boolean
  }
  vouches?: readonly DemoVouch[]
  employment?: readonly DemoEmployment[]
  resume: string
}
