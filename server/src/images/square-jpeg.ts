import { fork } from 'node:child_process'
import path from 'node:path'
import * as z from 'zod/mini'

const projectRoot = path.resolve(import.meta.dirname, '../../..')
const maximumMilliseconds = 20_000
/** A photo of any camera of today; a small file that unpacks to more is no photo. */
const maximumPixels = 50_000_000
const heapMegabytes = 128

/** What the child says is checked like any outside input: the image may have taken it over. */
const answer = z.union([
  z.object({ ok: z.literal(true), bytes: z.instanceof(Uint8Array) }),
  z.object({ ok: z.literal(false), refusal: z.enum(['wrong_type', 'unreadable']) }),
])
/** `contain` leaves the picture whole on white, as a logo must be; `cover` fills the square. */
type Square = { side: number; quality: number; fit?: 'cover' | 'contain' }
export type SquareImage = z.infer<typeof answer>

/**
 * Decodes a PNG or JPEG and encodes it anew as a square JPEG, in a process of its own that may read nothing but its own
 * program: no file, no connection, no other process.
 */
export async function squareJpeg(bytes: Uint8Array, { side, quality, fit = 'cover' }: Square) {
  const child = fork(path.join(import.meta.dirname, 'square-child.ts'), {
    execArgv: [
      '--permission',
      `--allow-fs-read=${projectRoot}/*`,
      // The image library is native code; the permission model has no finer switch for it.
      '--allow-addons',
      `--max-old-space-size=${heapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    cwd: projectRoot,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return await new Promise<SquareImage>((resolve) => {
    const finish = (result: SquareImage) => {
      clearTimeout(deadline)
      child.kill('SIGKILL')
      resolve(result)
    }
    const refuse = () => finish({ ok: false, refusal: 'unreadable' })
    const deadline = setTimeout(refuse, maximumMilliseconds)
    child.on('message', (message) => {
      const said = answer.safeParse(message)
      if (said.success) finish(said.data)
      else refuse()
    })
    child.on('exit', refuse)
    child.on('error', refuse)
    child.send({ bytes, side, quality, fit, maximumPixels }, (error) => {
      if (error) refuse()
    })
  })
}
