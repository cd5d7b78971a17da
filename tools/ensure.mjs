// Plain JavaScript for whatever Node is on the PATH: makes node_modules match package-lock.json, one process at a time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => path.join(root, ...parts)
const wanted = createHash('sha256')
  .update(readFileSync(at('package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex')
const stamp = at('node_modules', '.ensure-stamp')
const lockDir = at('.ensure-lock')

if (!isReady()) {
  takeLock()
  try {
    if (!isReady()) install()
  } finally {
    rmSync(lockDir, { recursive: true, force: true })
  }
}

function isReady() {
  return existsSync(at('node_modules', '.bin', 'node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function takeLock() {
  for (let waited = 0; ; waited += 500) {
    try {
      mkdirSync(lockDir)
      writeFileSync(path.join(lockDir, 'pid'), String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHolderAlive()) {
      rmSync(lockDir, { recursive: true, force: true })
      continue
    }
    if (waited > 600_000) {
      console.error('Another set-up has been running for 10 minutes. Stop it, remove .ensure-lock and try again.')
      process.exit(1)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  }
}

function isHolderAlive() {
  try {
    const pid = Number(readFileSync(path.join(lockDir, 'pid'), 'utf8'))
    if (pid) return process.kill(pid, 0)
  } catch {
    // No pid yet, or a dead one: the age of the folder decides.
  }
  try {
    return Date.now() - statSync(lockDir).mtimeMs < 5000
  } catch {
    return false
  }
}

function install() {
  console.log('Installing dependencies …')
  if (npm('ci') !== 0 && npm('install') !== 0) return fail('The dependencies could not be installed.')
  if (!existsSync(at('node_modules', '.bin', 'node')))
    return fail(`The pinned Node is not available for ${process.platform}-${process.arch}.`)
  writeFileSync(stamp, wanted)
}

function npm(command) {
  // An outer npm leaves its own settings in the environment; a nested one must not inherit them.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|lifecycle|package|command)/i.test(name)),
  )
  const cli = process.env.npm_execpath
  const args = [...(cli ? [cli] : []), command, '--no-audit', '--no-fund']
  return spawnSync(cli ? process.execPath : 'npm', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    .status
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
