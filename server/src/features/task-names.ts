/** Tasks of a feature that builds on the one that asks for them: asked for by name, as an import would close a cycle. */
export const rescoreTrust = { name: 'trust.rescore' }
export const resumeChanged = { name: 'matches.resume-changed' }
export const scoreCompany = { name: 'jobs.score-company' }
