import type { ResumeRefusal } from '#domain/resumes/refusals.ts'

/** Leaves the decoding of a file from any depth; becomes a value at the edge of the child process. */
export class Refused extends Error {
  readonly refusal: ResumeRefusal

  constructor(refusal: ResumeRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
