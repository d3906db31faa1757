import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const here = createRequire(import.meta.url)
const older = new Map([
  ['typescript', { url: pathToFileURL(here.resolve('typescript')).href, format: 'commonjs' }],
  [
    'typescript/package.json',
    { url: pathToFileURL(here.resolve('typescript/package.json')).href, format: 'json' },
  ],
])

// dependency-cruiser reads TypeScript through the compiler's old API, which ended with version 6. In its process,
// where this file is preloaded, the name `typescript` refers to the version installed beside this file.
registerHooks({
  resolve(name, context, next) {
    const found = older.get(name)
    return found ? { ...found, shortCircuit: true } : next(name, context)
  },
})
