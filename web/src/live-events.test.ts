import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearLive } from './live-events.ts'

/** The browser's line to the server, cut and refused by hand. */
class Line extends EventTarget {
  static all: Line[] = []
  readyState = 0
  constructor() {
    super()
    Line.all.push(this)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(kind: string) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind }) }))
  }
  /** The browser itself tries again. */
  cut() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
  close() {
    this.readyState = 2
  }
}

let heard: string[] = []
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Line)
  Line.all = []
  heard = []
  leave = hearLive((kind) => heard.push(kind))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const line = () => Line.all.at(-1)

test('what is told is heard, and the first opening says nothing', () => {
  line()?.open()
  line()?.say('notice')
  expect(heard).toEqual(['notice'])
})

test('a line that was cut and is back says that something may have been missed', () => {
  line()?.open()
  line()?.cut()
  line()?.open()
  line()?.say('notice')
  expect(heard).toEqual(['reconnected', 'notice'])
  expect(Line.all).toHaveLength(1)
})

test('a line that was refused is asked for again, as often as it takes, and then tells of what was missed', () => {
  line()?.open()
  line()?.refuse()
  vi.advanceTimersByTime(10_000)
  expect(Line.all).toHaveLength(2)
  line()?.refuse()
  vi.advanceTimersByTime(10_000)
  expect(Line.all).toHaveLength(3)
  line()?.open()
  expect(heard).toEqual(['reconnected'])
})

test('nobody listening, nothing is asked for again', () => {
  line()?.refuse()
  leave()
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
})
