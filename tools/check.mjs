// Runs every guard, the tests in one lane and the rest in another, and shows the output of those that fail.
// `node tools/check.mjs types words` runs only the named ones.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = path.join(root, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, FORCE_COLOR: '0' }

const lanes = [
  [{ name: 'tests', command: 'vitest run' }],
  [
    { name: 'format', command: 'biome check .' },
    { name: 'structure', command: 'node tools/check-structure.ts' },
    { name: 'coverage', command: 'node tools/check-coverage.ts' },
    { name: 'words', command: 'node tools/check-words.ts' },
    { name: 'docs', command: 'node tools/check-docs.ts' },
    { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
    {
      name: 'types',
      command:
        'tsc -p tsconfig.json && tsc -p domain/tsconfig.json && tsc -p web/tsconfig.json && tsc -p e2e/tsconfig.json',
    },
    { name: 'knip', command: 'knip --no-progress' },
    { name: 'build', command: 'node tools/fresh-web.mjs' },
    { name: 'size', command: 'node tools/check-size.mjs' },
  ],
]

const wanted = process.argv.slice(2)
const names = lanes.flat().map((guard) => guard.name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No guard is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}

const results = (await Promise.all(lanes.map(runLane))).flat()
mkdirSync(path.join(root, 'test-results'), { recursive: true })
const summary = results.map(({ name, ok, seconds }) => ({ name, ok, seconds }))
writeFileSync(path.join(root, 'test-results', 'check.json'), JSON.stringify(summary, null, 2))

const failed = results.filter((result) => !result.ok)
for (const { name, output } of failed) console.log(`\n──── ${name}\n${output.trimEnd()}`)
console.log(failed.length === 0 ? '\nAll guards passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runLane(guards) {
  const done = []
  for (const guard of guards) {
    if (wanted.length > 0 && !wanted.includes(guard.name)) continue
    const result = await run(guard)
    console.log(`${result.ok ? 'ok  ' : 'FAIL'}  ${guard.name.padEnd(10)} ${result.seconds.toFixed(1).padStart(6)} s`)
    done.push(result)
  }
  return done
}

function run({ name, command }) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) =>
      resolve({ name, ok: code === 0, seconds: (performance.now() - started) / 1000, output }),
    )
  })
}
