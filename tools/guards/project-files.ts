import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SourceFile = { path: string; text: string }
export type Violation = { path: string; line?: number; message: string }

export const root = path.resolve(import.meta.dirname, '..', '..')

/** Tracked files and new ones that git would not ignore, so that a guard speaks before the commit. */
export function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(path.join(root, file))).sort()
}

export function readFiles(paths: string[]): SourceFile[] {
  return paths.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** Prints one line for each violation, or the sentence for a clean tree, and sets the exit code. */
export function report(violations: Violation[], clean: string): void {
  for (const { path: file, line, message } of violations) {
    console.log(`${file}${line === undefined ? '' : `:${line}`}  ${message}`)
  }
  console.log(violations.length === 0 ? clean : `\n${violations.length} to put right.`)
  if (violations.length > 0) process.exitCode = 1
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
