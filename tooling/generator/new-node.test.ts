import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyAddition, type Entry } from './addition.ts'
import { newNode } from './new-node.ts'

const root = join(import.meta.dirname, '../..')
const designer = 'apps/studio/src/features/flow-design/designer'
const addition = newNode('wait-here')
const isUnion = ({ path }: Entry) => path === 'packages/flow/src/definition/flow-definition.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-node-'))
  copyRegisters()
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a new node kind compiles in every register, and its own test passes', () => {
  applyAddition(folder, addition)

  expect(compile()).toEqual([])
  expect(run('vitest/vitest.mjs', 'run', '--dir', 'packages/flow/src/nodes/wait-here')).toMatch(/1 passed/)
})

test('the compiler names every register from which the kind is missing', () => {
  applyAddition(folder, { ...addition, entries: addition.entries.filter(isUnion) })

  const missing = addition.entries.filter((entry) => !isUnion(entry) && !entry.path.endsWith('/texts.ts'))
  expect(compile()).toEqual(missing.map(({ path }) => path).sort())
})

test('the generator covers every register that is complete by its type', () => {
  const paths = addition.entries.map(({ path }) => path)
  const complete = sources().filter((path) =>
    /\[\w+ in NodeKindName\]\??:|\bRecord<NodeKindName\b/.test(readFileSync(join(root, path), 'utf8')),
  )

  expect(complete.filter((path) => !paths.includes(path))).toEqual([])
})

test('the designer offers the kind by its name in every language', () => {
  applyAddition(folder, addition)
  const faces = readFileSync(join(folder, designer, 'node-faces.tsx'), 'utf8')
  const texts = readFileSync(join(folder, 'apps/studio/src/features/flow-design/texts.ts'), 'utf8')

  expect(faces).toMatch(/waitHere: \{.*parts: \[partOf\('waitHere'\)\]/)
  expect(texts).toMatch(/'kind.waitHere': \{("[\w-]+":"wait here",?){3}\}/)
})

/** Copies the engine and the registers with their imports; the settings panels of the studio are type stubs. */
function copyRegisters(): void {
  const engine = ['src', 'test', 'package.json'].map((part) => `packages/flow/${part}`)
  const whole = [...engine, 'packages/bpmn/src', `${designer}/node-notes.ts`]
  for (const path of [...whole, ...addition.entries.map((entry) => entry.path)])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const packageName of readdirSync(join(root, 'node_modules')).filter((name) => !/^[.@]/.test(name)))
    link(`node_modules/${packageName}`)
  for (const packageName of ['@types', '@signet/std', '@signet/formula', '@signet/i18n'])
    link(`node_modules/${packageName}`)
  link('packages/flow', 'node_modules/@signet/flow', folder)
  link('tsconfig.base.json')
  declarePanels()
}

function declarePanels(): void {
  const faces = readFileSync(join(root, designer, 'node-faces.tsx'), 'utf8')
  for (const [, names = '', path = ''] of faces.matchAll(/import \{([^}]+)\} from '(\.\.\/[^']+)'/g)) {
    const panel = join(folder, designer, path)
    mkdirSync(dirname(panel), { recursive: true })
    const panels = Array.from(names.matchAll(/\w+/g), ([name]) => declarePanel(name))
    writeFileSync(panel, panels.join(''))
  }
}

function declarePanel(name: string): string {
  return `export declare function ${name}(props: Readonly<{ node: object }>): null\n`
}

function link(target: string, path = target, base = root): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  symlinkSync(join(base, target), join(folder, path))
}

/** Returns the files with compiler errors. */
function compile(): readonly string[] {
  const compilerOptions = {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    jsx: 'react-jsx',
    types: ['node'],
  }
  const files = ['packages/flow/src/index.ts', 'packages/bpmn/src/index.ts', `${designer}/node-faces.tsx`]
  const include = ['packages/bpmn/src/*.d.ts', 'packages/flow/src/nodes/*/*.ts']
  const settings = { extends: './tsconfig.base.json', compilerOptions, files, include }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))

  const output = run('typescript/bin/tsc', '--project', 'tsconfig.json', '--pretty', 'false')
  return [
    ...new Set(Array.from(output.matchAll(/^(\S+)\(\d+,\d+\): error/gm), ([, path = '']) => path)),
  ].sort()
}

function run(program: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout + stderr
}

function sources(): readonly string[] {
  return ['apps', 'packages']
    .flatMap((top) => readdirSync(join(root, top)).map((part) => `${top}/${part}/src`))
    .flatMap((path) =>
      readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => `${path}/${file}`),
    )
    .filter((path) => /\.tsx?$/.test(path))
}
