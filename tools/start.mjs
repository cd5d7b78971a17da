// Builds the web part when it is older than its sources, then becomes the server.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import './fresh-web.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const node = path.join(root, 'node_modules', '.bin', 'node')

const server = spawn(node, [path.join(root, 'server', 'src', 'main.ts')], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
// npm dies of a signal without handing it on; the server must not stay behind, holding port and folder.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 250).unref()
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
