import { type JobFacts, mustHavesOf } from './job-facts.ts'
import type { DraftQuestion } from './questions.ts'

/** One case out of working life, the same for every trade: what is done first. */
export function judgementQuestions(facts: JobFacts): DraftQuestion[] {
  const [must = 'your part of the work'] = mustHavesOf(facts)
  return [
    {
      prompt: 'You find a mistake of your own after you handed the work over. What do you do first?',
      right: 'Tell the people it affects, then mend it with them',
      wrong: ['Mend it quietly', 'Wait whether somebody notices', 'Find out who else was involved'],
      explanation: 'A mistake told early is cheap. Told late it is also a question of trust.',
    },
    {
      prompt: 'Two people ask for something at once, and both say it is urgent. What do you do first?',
      right: 'Find out what happens if each of them waits, then tell both the order',
      wrong: ['Begin with whoever asked first', 'Begin with the quicker one', 'Do both at the same time'],
      explanation: 'Urgent is a matter of what waiting costs. Whoever waits should know for how long.',
    },
    {
      prompt: `A rule about ${must} gets in the way of finishing on time. What do you do?`,
      right: 'Keep to the rule and say early that it will take longer',
      wrong: ['Leave it out this once', 'Ask a colleague to sign for it', 'Finish first and write it up later'],
      explanation: 'Rules of the trade are there for the day something goes wrong. Time can be talked about.',
    },
    {
      prompt: 'You are shown how a task is done here, and you know a better way. What is a good first step?',
      right: 'Do it their way once, then ask why and propose yours',
      wrong: ['Do it your way from the start', 'Keep it to yourself', 'Tell the others that it is done wrongly'],
      explanation: 'There is often a reason that can’t be seen yet. After that a good proposal is welcome.',
    },
    {
      prompt: 'Somebody you work for is angry about something that is not your doing. What comes first?',
      right: 'Listen, say what you will do about it and by when',
      wrong: ['Explain whose doing it was', 'Wait until they have calmed down', 'Send them to somebody else'],
      explanation: 'Who is to blame can wait. What happens next can’t.',
    },
    {
      prompt: 'At the end of your day something is left undone that the next person needs. What do you do?',
      right: 'Hand it over in words and in writing, with what is still open',
      wrong: ['Leave it, they will see it', 'Finish it tomorrow', 'Mark it as done so that it is not lost'],
      explanation: 'Most mistakes happen at the handover. A minute of it saves an hour of the next person.',
    },
  ]
}
