import { levelSteps } from '../taxonomy/levels.ts'
import { type AiPartName, aiWeights } from './ai-weights.ts'
import { similarity } from './embedding.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'
import { askedFor, type CoveredSkill, coverSkills, skillsShare } from './skills-coverage.ts'
import { type TitleFit, titleFit } from './title-fit.ts'

/** Under this share of the weights a figure would be invented (A.6). */
const enoughWeight = 0.5
const costOfSeniorityStep = 0.35
/** Three must-haves; a posting that names fewer skills says less about them, and they count in proportion. */
const enoughSkills = 6

export type AiFit = {
  /** 0 to 100; null with too little data. */
  score: number | null
  /** Each part's share 0 to 1; null without data. */
  shares: Record<AiPartName, number | null>
  /** Points each part may bring after the weights were renormalised over the parts that have data. */
  maxima: Record<AiPartName, number>
  skills: readonly CoveredSkill[]
  title: TitleFit | null
}

/** What a fit is made of. Worked out once a pair; for each thing that would raise it only the skills are another. */
export type FitSources = {
  skills: readonly CoveredSkill[]
  heldSkills: number
  title: TitleFit | null
  experience: number | null
  seniority: number | null
}

export function fitSources(candidate: MatchCandidate, job: MatchJob): FitSources {
  return {
    skills: coverSkills(job.requiredSkills, candidate.skills),
    heldSkills: candidate.skills.length,
    title: titleFit(job.title, candidate),
    experience: similarity(candidate.embedding, job.embedding),
    seniority: seniorityShare(candidate, job),
  }
}

export function aiFit(candidate: MatchCandidate, job: MatchJob): AiFit {
  return aiFitOf(fitSources(candidate, job))
}

/** Plain loops: this runs once for each pair and again for each thing that would raise its score. */
export function aiFitOf({ skills, heldSkills, title, experience, seniority }: FitSources): AiFit {
  const shares = { skills: skillsShare(skills, heldSkills), title: title?.share ?? null, experience, seniority }
  const skillsWeight = aiWeights.skills * Math.min(1, askedFor(skills) / enoughSkills)
  const weights = { ...aiWeights, skills: skillsWeight }
  let total = 0
  let known = 0
  for (const name of names) {
    if (shares[name] === null) continue
    total += weights[name]
    known += aiWeights[name]
  }
  const maxima = { skills: 0, title: 0, experience: 0, seniority: 0 }
  let points = 0
  for (const name of names) {
    const share = shares[name]
    if (share === null) continue
    maxima[name] = (100 * weights[name]) / total
    points += maxima[name] * share
  }
  return { score: known >= enoughWeight ? Math.round(points) : null, shares, maxima, skills, title }
}

const names = Object.keys(aiWeights) as AiPartName[]

function seniorityShare(candidate: MatchCandidate, job: MatchJob): number | null {
  if (!candidate.seniority || !job.seniority) return null
  return Math.max(0, 1 - costOfSeniorityStep * Math.abs(levelSteps(candidate.seniority, job.seniority)))
}
