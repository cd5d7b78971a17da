export const conductTopics = ['reply', 'anonymity', 'lawful'] as const
export const promiseTopics = ['must_have', 'pay', 'mode', 'seniority', 'first_days'] as const
export const expectationTopics = [...conductTopics, ...promiseTopics] as const
export type ExpectationTopic = (typeof expectationTopics)[number]

/** Names in the results, so that a wrong answer says what to look at. */
export const topicWords: Record<ExpectationTopic, string> = {
  reply: 'Reply times',
  anonymity: 'Anonymity',
  lawful: 'Lawful questions',
  must_have: 'Must-haves',
  pay: 'Pay',
  mode: 'Where the work is done',
  seniority: 'Level',
  first_days: 'First 90 days',
}

/** How the six questions are shared out (decisions.md G.44). */
export const applicationQuizParts = { role: 3, knowledge: 2, judgement: 1 } as const
export type ApplicationQuizTopic = keyof typeof applicationQuizParts

export const partWords: Record<ApplicationQuizTopic, string> = {
  role: 'What the role is like',
  knowledge: 'What you need to know',
  judgement: 'What would you do',
}
