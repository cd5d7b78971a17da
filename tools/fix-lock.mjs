// Completes package-lock.json with entries for optional platform packages that were not resolved on this machine, so that
// `npm ci` accepts the lock everywhere; a platform that needs one fetches it by version. Run after each dependency change.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
let added = 0

for (const [location, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(location, name)) continue
    if (!/^\d+\.\d+\.\d+/.test(version)) {
      console.error('not an exact version:', name, version)
      continue
    }
    packages[`node_modules/${name}`] = stub(name, version, entry.dev)
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
for (const entry of Object.values(lock.packages)) delete entry.resolved
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log('entries added', added)

function resolve(from, name) {
  for (let dir = from; ; ) {
    const key = `${dir ? `${dir}/` : ''}node_modules/${name}`
    if (packages[key]) return key
    if (!dir) return undefined
    const cut = dir.lastIndexOf('/node_modules/')
    dir = cut < 0 ? '' : dir.slice(0, cut)
  }
}

function stub(name, version, dev) {
  const lower = name.toLowerCase()
  const os = lower.match(/android|darwin|freebsd|netbsd|openbsd|sunos|aix|linux|win32|windows|openharmony/)?.[0]
  const cpu = lower.match(/arm64|x64|x86_64|ia32|arm(?=-|$)|riscv64|ppc64|s390x|loong64|mips64el|wasm32/)?.[0]
  return {
    version,
    ...(dev ? { dev: true } : {}),
    optional: true,
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(lower.includes('musl') ? { libc: ['musl'] } : {}),
  }
}
