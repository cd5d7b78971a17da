import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** One browser serves file after file, so what a test wrote into it goes with the test. */
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
