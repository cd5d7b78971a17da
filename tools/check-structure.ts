import { checkFile } from './guards/file-rules.ts'
import { checkImports } from './guards/import-rules.ts'
import { importsOf } from './guards/imports.ts'
import { listFiles, readFiles, report, type SourceFile, type Violation } from './guards/project-files.ts'
import { checkPurity } from './guards/purity.ts'
import { checkCycles } from './guards/room-cycles.ts'

/** The import matrix, closed file names and sizes of docs/architecture.md. */
export function checkStructure(files: SourceFile[]): Violation[] {
  const imports = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file.path)).flatMap(importsOf)
  return [...files.flatMap(checkFile), ...files.flatMap(checkPurity), ...checkImports(imports), ...checkCycles(imports)]
}

if (import.meta.main) {
  const files = readFiles(listFiles().filter((path) => /\.(ts|tsx|mjs|css|sql|json)$/.test(path)))
  report(checkStructure(files), `Structure holds in ${files.length} files.`)
}
