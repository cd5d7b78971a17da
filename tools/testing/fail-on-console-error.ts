import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  console.error = (...parts: unknown[]) => {
    complaints.push(format(...parts))
  }
})

afterEach(() => {
  if (complaints.length === 0) return
  throw new Error(`The test wrote to console.error:\n${complaints.join('\n')}`)
})
