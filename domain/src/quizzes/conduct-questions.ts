import type { DraftQuestion } from './questions.ts'

/** The three questions on conduct: when an answer is due, what stays hidden, and what may be asked (decisions.md G.43). */
export const replyQuestions: readonly DraftQuestion[] = [
  {
    prompt: 'Somebody applies on a Monday. By when do they have your answer?',
    right: 'Within 14 days',
    wrong: ['Once the role is filled', 'Only if I am interested', 'Within 60 days'],
    explanation: 'You have 14 days. We remind you on day 10, and how reliably you answer is part of your trust.',
  },
  {
    prompt: 'What happens to an application that you never answer?',
    right: 'It closes after 21 days as “No reply from employer” and lowers your trust',
    wrong: ['It is declined for you by its score', 'It stays open until the role is filled', 'Nothing, nobody notices'],
    explanation:
      'Nobody is ever declined by a score. An application without an answer closes after 21 days, and it shows.',
  },
  {
    prompt: 'You are undecided about somebody on day 12. What is fair?',
    right: 'Decide by day 14: shortlist, propose times or decline with a reason',
    wrong: ['Wait until more people have applied', 'Let the application run out', 'Ask them to apply again later'],
    explanation: 'Waiting is an answer too, and the worst one. By day 14 people know where they stand.',
  },
  {
    prompt: 'Why does a decline ask you for a reason?',
    right: 'The person sees it and knows what was missing',
    wrong: ['To make declining slower', 'It is kept for you alone', 'So that the score can be corrected'],
    explanation: 'The reason and the gap are shown to the person, with roles that fit them better.',
  },
]

export const anonymityQuestions: readonly DraftQuestion[] = [
  {
    prompt: 'How do you see the people who apply, before a reveal?',
    right: 'By a code name, with their snapshot but without name and contacts',
    wrong: ['By name and photo', 'By name, without the résumé', 'Not at all until I pay for it'],
    explanation:
      'Names, photos and contacts stay hidden until the moment your reveal policy names. You judge the work.',
  },
  {
    prompt: 'You think you recognise somebody by their experience. What is fair?',
    right: 'Judge only what the snapshot shows, and look nobody up',
    wrong: ['Ask a former colleague about them', 'Search for them online first', 'Write to them directly'],
    explanation: 'Both sides rely on staying hidden until the reveal. Looking people up breaks that for them alone.',
  },
  {
    prompt: 'Which of these may stand in an anonymous role?',
    right: 'The work, the pay and the region',
    wrong: ['A link to your careers page', 'An e-mail address for questions', 'The initials of your company'],
    explanation: 'A link, an address or initials name you as surely as your logo. We look for them before publishing.',
  },
  {
    prompt: 'Can somebody change the résumé they applied with?',
    right: 'No. The snapshot is frozen when they apply, for everybody alike',
    wrong: ['Yes, until you open it', 'Yes, any time', 'Only if you ask them to'],
    explanation: 'Every application is read as it was sent. That is what makes the comparison fair.',
  },
]

export const lawfulQuestions: readonly DraftQuestion[] = [
  {
    prompt: 'Which question may you ask everybody in an interview?',
    right: 'Can you do the tasks in the post, with or without an adjustment?',
    wrong: ['Do you plan to have children?', 'How old are you?', 'Which religion do you follow?'],
    explanation:
      'Ask about the work. Family, age, belief and health are no business of an interview, and mostly unlawful.',
  },
  {
    prompt: 'You need to know whether somebody may work here. What do you ask?',
    right: 'Are you allowed to work in this country?',
    wrong: ['Where were you born?', 'What is your first language?', 'Where are your parents from?'],
    explanation: 'The permission matters, the origin does not. Ask everybody the same question.',
  },
  {
    prompt: 'The hours include weekends. How do you raise it?',
    right: 'Say what the hours are and ask everybody whether they can work them',
    wrong: ['Ask who looks after their children', 'Ask whether they go to church', 'Ask only those with a family'],
    explanation: 'The hours are a fact of the role. How somebody arranges their life around them is theirs.',
  },
  {
    prompt: 'Two people interview for the role. What makes the comparison fair?',
    right: 'The same questions and the same scale, written down for both',
    wrong: [
      'A free talk, then a feeling',
      'Harder questions for the stronger one',
      'Asking the first about the second',
    ],
    explanation: 'The same questions in the same order are the simplest fairness there is, and they predict better.',
  },
]
