// For development: the server, started anew when its files change, and the pages straight from their sources.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = path.join(root, 'node_modules', '.bin')
const pages = 'http://localhost:5173'
const port = process.env.PORT ?? '3000'

const programs = [
  run('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { PORT: port, PUBLIC_URL: pages }),
  run('vite', ['--config', 'web/vite.config.ts'], { API_URL: `http://localhost:${port}` }),
]
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const program of programs) program.on('exit', () => stop('SIGTERM'))

function run(command, args, environment) {
  return spawn(path.join(bin, command), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
}

function stop(signal) {
  for (const program of programs) program.kill(signal)
}
