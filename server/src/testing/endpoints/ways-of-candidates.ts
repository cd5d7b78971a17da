import { vouchForm } from '../trust-factories.ts'
import type { Ways } from './calls.ts'
import type { Side } from './side.ts'

const nothing = () => ({})
/** A role of the other side that nobody can see yet; what is published is everybody's to look at. */
const unseen = { othersOwn: ({ jobs }: Side) => ({ jobId: jobs.draft }) }
const ofResume = ({ resume }: Side) => ({ id: resume.id })
const ofDraft = ({ resume }: Side) => ({ id: resume.draftId })

const line = { name: null, headline: null, location: 'Portland, OR', emails: [], phones: [], links: [] }
const reading = { ...line, skills: ['Triage'], education: [], certificates: [], languages: [] }

export const waysOfCandidates: Ways<'profiles' | 'resumes' | 'matches' | 'trust'> = {
  profiles: {
    mine: { by: 'person', input: () => undefined },
    trustCounts: { by: 'candidate', input: () => undefined },
    titleSuggestions: { by: 'candidate', input: () => undefined },
    saveQuickPreferences: {
      by: 'candidate',
      input: ({ profileVersion: version }) => ({
        desiredTitles: ['Charge Nurse'],
        workPreference: 'onsite',
        location: 'Portland, OR',
        payCurrency: 'USD',
        payMinimum: 90_000,
        version,
      }),
    },
    savePreferences: {
      by: 'candidate',
      input: ({ profileVersion: version }) => ({
        desiredTitles: ['Charge Nurse'],
        workPreference: 'onsite',
        desiredLocations: ['Portland, OR'],
        payMinimum: 90_000,
        payTarget: 100_000,
        payCurrency: 'USD',
        employmentTypes: ['full-time'],
        version,
      }),
    },
    update: {
      by: 'person',
      input: ({ profileVersion: version }) => ({
        version,
        changes: {
          fullName: 'Ana Renamed',
          location: '97201',
          headline: 'Charge nurse',
          yearsExperience: 7,
          skills: ['Triage'],
          desiredTitles: ['Charge Nurse'],
          workPreference: 'onsite',
          desiredLocations: ['Portland, OR'],
          openToRelocation: true,
          payMinimum: 90_000,
          payCurrency: 'USD',
          seniority: 'senior',
          industries: ['Healthcare'],
          linkedinUrl: 'https://linkedin.com/in/renamed',
          website: 'https://renamed.example',
          phone: '503-555-0100',
        },
      }),
    },
    completeExperience: { by: 'candidate', input: nothing },
    resumeHints: { by: 'candidate', input: () => undefined },
    hiddenCompanies: { by: 'candidate', input: () => undefined },
    hideCompany: { by: 'candidate', input: () => ({ name: 'Southwind Clinics' }) },
    showCompany: { by: 'candidate', input: ({ trust }) => ({ id: trust.hiddenCompanyId }) },
    completeOnboarding: { by: 'candidate', input: nothing },
    generateSummary: { by: 'candidate', input: () => ({ forceGenerate: true }) },
    skipQuickPreferences: { by: 'candidate', input: nothing },
    suggest: { by: 'person', input: () => ({ kind: 'title', typed: 'nur' }) },
  },
  resumes: {
    latest: { by: 'candidate', input: () => undefined },
    state: { by: 'candidate', input: ofResume },
    retry: { by: 'candidate', input: ofResume },
    analysis: { by: 'candidate', input: ofResume },
    reading: { by: 'candidate', input: ofResume },
    correctReading: {
      by: 'candidate',
      input: ({ resume }) => ({
        id: resume.id,
        version: resume.version,
        form: {
          ...reading,
          roles: [
            {
              title: 'Charge Nurse',
              employer: 'Harbourview',
              place: null,
              start: '2022-03',
              end: null,
              isCurrent: true,
              readAs: 0,
            },
          ],
          yearsExperience: 7,
          seniority: 'senior',
        },
      }),
    },
    analyze: { by: 'candidate', input: ofResume },
    submitAnswers: {
      by: 'candidate',
      input: ({ resume }) => ({
        id: resume.id,
        answers: [{ questionId: resume.questionId, answer: 'which cut missed doses from 9 to 2' }],
      }),
    },
    applyFix: { by: 'candidate', input: ({ resume }) => ({ id: resume.id, fixId: resume.fixId }) },
    acceptRewrite: { by: 'candidate', input: ({ resume }) => ({ id: resume.id, rewriteId: resume.rewriteId }) },
    versions: { by: 'candidate', input: ofResume },
    restoreVersion: { by: 'candidate', input: ({ resume }) => ({ id: resume.id, versionId: resume.versionId }) },
    draft: { by: 'candidate', input: ofDraft },
    saveDraft: {
      by: 'candidate',
      input: ({ resume }) => ({ id: resume.draftId, body: 'In my own words', version: resume.draftVersion }),
    },
    activateDraft: { by: 'candidate', input: ofDraft },
  },
  matches: {
    list: { by: 'candidate', input: () => ({ sort: 'composite', unlockedOnly: false, stretch: true }) },
    browse: {
      by: 'candidate',
      input: () => ({ text: 'nurse', place: 'Portland', modes: ['onsite'], types: [], levels: [], payMinimum: 0 }),
    },
    summary: { by: 'candidate', input: () => undefined },
    open: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.open }), ...unseen },
    saved: { by: 'candidate', input: nothing },
    save: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.open }), ...unseen },
    note: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.saved, note: 'Ask about nights' }) },
    unsave: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.saved }) },
    passed: { by: 'candidate', input: nothing },
    pass: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.open }), ...unseen },
    restore: { by: 'candidate', input: ({ jobs }) => ({ jobId: jobs.passed }) },
  },
  trust: {
    overview: { by: 'candidate', input: () => undefined },
    inviteVouch: {
      by: 'candidate',
      input: ({ candidate, trust, names }) => ({
        candidateUserId: candidate.id,
        voucherName: 'Lea Holt',
        voucherEmail: `lea@voucher-of-${names.domain}`,
        voucherCompany: 'Trailhead',
        voucherTitle: null,
        relation: 'manager',
        replaces: trust.invited.id,
      }),
    },
    withdrawVouch: { by: 'candidate', input: ({ trust }) => ({ id: trust.invited.id }) },
    resendVouch: { by: 'candidate', input: ({ trust }) => ({ id: trust.invited.id }) },
    showComment: { by: 'candidate', input: ({ trust }) => ({ id: trust.confirmed, isHidden: true }) },
    requestEmploymentVerification: {
      by: 'candidate',
      input: ({ candidate }) => ({
        userId: candidate.id,
        company: 'Harbourview',
        title: null,
        startDate: '2022-03-01',
        endDate: null,
        verifierEmail: 'people@harbourview.example',
      }),
    },
    revokeEmployment: { by: 'candidate', input: ({ trust }) => ({ id: trust.asked.id }) },
    settleCorrection: { by: 'candidate', input: ({ trust }) => ({ id: trust.corrected, accept: true }) },
    lookAtVouch: { by: 'visitor', tellsOf: 'candidate', input: ({ trust }) => ({ secret: trust.invited.secret }) },
    openVouch: { by: 'visitor', input: ({ trust }) => ({ secret: trust.invited.secret }) },
    refuseVouch: { by: 'visitor', input: ({ trust }) => ({ secret: trust.invited.secret, answer: 'declined' }) },
    giveVouch: { by: 'visitor', input: ({ trust }) => vouchForm(trust.invited.secret, { comment: 'Calm.' }) },
    lookAtEmployment: { by: 'visitor', tellsOf: 'candidate', input: ({ trust }) => ({ secret: trust.asked.secret }) },
    answerEmployment: {
      by: 'visitor',
      input: ({ trust }) => ({
        secret: trust.asked.secret,
        answer: 'correct',
        correction: { title: 'Nurse', startDate: null, endDate: null },
      }),
    },
  },
}
