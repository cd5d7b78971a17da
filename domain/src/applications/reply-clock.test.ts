import { expect, test } from 'vitest'
import { daysAfter, type Reply, replyRecord } from './reply-clock.ts'

const now = new Date('2026-11-20T09:00:00Z')
const reply = (sentDaysAgo: number, answeredAfter: number | null, isWithdrawn = false): Reply => {
  const submittedAt = daysAfter(now, -sentDaysAgo)
  return { submittedAt, answeredAt: answeredAfter === null ? null : daysAfter(submittedAt, answeredAfter), isWithdrawn }
}

test.each<[string, Reply[], [number, number, number | null]]>([
  ['nobody has applied', [], [0, 0, null]],
  ['an answer on day 14 is in time', [reply(20, 14)], [1, 1, 14]],
  ['one on day 15 is not', [reply(20, 15)], [0, 1, 15]],
  ['silence counts from day 14 on', [reply(14, null)], [0, 1, null]],
  ['and not before', [reply(13, null)], [0, 0, null]],
  ['an early answer counts at once', [reply(1, 0.2)], [1, 1, 1]],
  ['who withdrew before an answer counts for nobody', [reply(20, null, true)], [0, 0, null]],
  ['the days are those of the one in the middle', [reply(30, 2), reply(30, 3), reply(30, 12)], [3, 3, 3]],
])('%s', (_, replies, [repliesInTime, repliesDue, replyDaysMedian]) => {
  expect(replyRecord(replies, now)).toEqual({ repliesInTime, repliesDue, replyDaysMedian })
})
