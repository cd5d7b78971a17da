import { type InterviewWay, wayLabels } from '#domain/interviews/schema.ts'
import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Addressee = { name: string; address: string }

/** `company` is what stands for the company in this mail: its name only if the reader may know it at this moment. */
type Times = {
  jobTitle: string
  company: string
  times: readonly Date[]
  zone: string
  lengthMinutes: number
  way: InterviewWay
  url: string
}

/** Neither the place nor the note stands in the mail: both can be read on the page, where the gate has been passed. */
export function timesProposedMail(recipient: Addressee, news: Times): NewMail {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: news.zone })
  const times = news.times.map((time) => format.format(time))
  return {
    kind: 'interview_proposed',
    recipient,
    subject: 'Interview times proposed',
    ...layOutMail({
      title: `Interview times for ${news.jobTitle}`,
      paragraphs: [
        news.company,
        `${wayLabels[news.way]}, ${news.lengthMinutes} minutes. Times are in ${news.zone}:`,
        ...times,
      ],
      button: { label: 'See the times', url: news.url },
      why: 'You get this mail because you applied to this job on Gladwork.',
    }),
  }
}
