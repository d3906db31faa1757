/**
 * The part of zod that the staff client needs, about a tenth of its size: a browser build takes it for `zod`. It refuses
 * and returns what zod does, with shorter messages; the `light` test project runs the tests of forms and lists with it.
 */

type Path = readonly PropertyKey[]
type Issue = Readonly<{
  code: 'custom' | 'invalid' | 'invalid_union'
  path: Path
  message: string
  params?: unknown
  /** Of a union: what each branch refused. */
  errors?: readonly (readonly Issue[])[]
}>
type Report = Issue[]
type Reader = (input: unknown, report: Report) => unknown
type Custom = Readonly<{ code: 'custom'; message: string; params?: unknown }>
type Transform = (value: never, context: Readonly<{ addIssue: (issue: Custom) => void }>) => unknown
type ParseResult =
  | Readonly<{ success: true; data: unknown; error?: undefined }>
  | Readonly<{ success: false; data?: undefined; error: Readonly<{ issues: readonly Issue[] }> }>

/** Marks a value that could not be read: no check and no transformation sees it. */
const broken = Symbol('broken')

class Schema {
  readonly #read: Reader

  constructor(read: Reader) {
    this.#read = read
  }

  read(input: unknown, report: Report): unknown {
    return this.#read(input, report)
  }

  safeParse(input: unknown): ParseResult {
    const issues: Report = []
    const data = this.read(input, issues)
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } }
  }

  parse(input: unknown): unknown {
    const parsed = this.safeParse(input)
    if (parsed.success) return parsed.data
    throw new SchemaError(parsed.error.issues)
  }

  default(value: unknown): Schema {
    return new Schema((input, report) => (input === undefined ? copyOf(value) : this.read(input, report)))
  }

  /** Like `default`, but the value is read as if it had been given. */
  prefault(value: unknown): Schema {
    return new Schema((input, report) => this.read(input === undefined ? copyOf(value) : input, report))
  }

  optional(): Schema {
    return new Schema((input, report) => (input === undefined ? input : this.read(input, report)))
  }

  nullish(): Schema {
    return new Schema((input, report) => (input === null ? input : this.optional().read(input, report)))
  }

  pipe(next: Schema): Schema {
    return new Schema((input, report) => {
      const value = this.#readWhole(input, report)
      return value === broken ? broken : next.read(value, report)
    })
  }

  transform(change: Transform): Schema {
    return new Schema((input, report) => {
      const value = this.#readWhole(input, report)
      if (value === broken) return broken
      const before = report.length
      const changed = change(value as never, { addIssue: (issue) => report.push({ ...issue, path: [] }) })
      return report.length > before ? broken : changed
    })
  }

  refine(isGood: (value: never) => boolean, message = 'Invalid input'): Schema {
    return this.#checked((value) => isGood(value as never), { code: 'custom', message })
  }

  min(least: number): Schema {
    return this.#checked((value) => sizeOf(value) >= least)
  }

  max(most: number): Schema {
    return this.#checked((value) => sizeOf(value) <= most)
  }

  length(length: number): Schema {
    return this.#checked((value) => sizeOf(value) === length)
  }

  positive(): Schema {
    return this.#checked((value) => sizeOf(value) > 0)
  }

  int(): Schema {
    return this.pipe(new Schema(typed(Number.isSafeInteger)))
  }

  regex(pattern: RegExp): Schema {
    return this.#checked((value) => new RegExp(pattern).test(String(value)))
  }

  trim(): Schema {
    return new Schema((input, report) => {
      const value = this.read(input, report)
      return typeof value === 'string' ? value.trim() : value
    })
  }

  /** The value, broken when anything at all is wrong with it. */
  #readWhole(input: unknown, report: Report): unknown {
    const before = report.length
    const value = this.read(input, report)
    return report.length > before ? broken : value
  }

  /** A value that breaks a limit can still be checked against the next one. */
  #checked(isGood: (value: unknown) => boolean, issue: Omit<Issue, 'path'> = invalid): Schema {
    const read: Reader = (input, report) => {
      const value = this.read(input, report)
      if (value !== broken && !isGood(value)) report.push({ ...issue, path: [] })
      return value
    }
    return new Schema(read)
  }
}

class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('\n'))
    this.issues = issues
  }
}

const invalid = { code: 'invalid', message: 'Invalid input' } as const

function refused(report: Report, path: Path = []): typeof broken {
  report.push({ ...invalid, path })
  return broken
}

function typed(isGood: (input: unknown) => boolean): Reader {
  return (input, report) => (isGood(input) ? input : refused(report))
}

/** The length of a text or a list, a number itself. */
function sizeOf(value: unknown): number {
  return typeof value === 'number' ? value : (value as string | readonly unknown[]).length
}

function copyOf(value: unknown): unknown {
  if (typeof value === 'function') return value()
  if (Array.isArray(value)) return [...value]
  return isRecord(value) ? { ...value } : value
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

/** Reads a part of a value, with its place in what it reports. */
function readPart(
  schema: Schema,
  input: unknown,
  { at, report }: { at: PropertyKey; report: Report },
): unknown {
  const issues: Report = []
  const value = schema.read(input, issues)
  for (const issue of issues) report.push({ ...issue, path: [at, ...issue.path] })
  return value
}

type Shape = Readonly<Record<string, Schema>>

class ObjectSchema extends Schema {
  readonly shape: Shape
  readonly #isStrict: boolean

  constructor(shape: Shape, { isStrict }: Readonly<{ isStrict: boolean }>) {
    super((input, report) => readObject(this, input, report))
    this.shape = shape
    this.#isStrict = isStrict
  }

  extend(more: Shape): ObjectSchema {
    return new ObjectSchema({ ...this.shape, ...more }, { isStrict: this.#isStrict })
  }

  /** Strict objects refuse keys that they do not know; others leave them out. */
  refuses(key: string): boolean {
    return this.#isStrict && !Object.hasOwn(this.shape, key)
  }
}

function readObject(schema: ObjectSchema, input: unknown, report: Report): unknown {
  if (!isRecord(input)) return refused(report)
  const value: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(schema.shape)) {
    const read = readPart(part, input[key], { at: key, report })
    if (read !== undefined || key in input) value[key] = read
  }
  if (Object.keys(input).some((key) => schema.refuses(key))) return refused(report)
  return Object.values(value).includes(broken) ? broken : value
}

function readList(schema: Schema, input: unknown, report: Report): unknown {
  if (!Array.isArray(input)) return refused(report)
  const value = input.map((part, at) => readPart(schema, part, { at, report }))
  return value.includes(broken) ? broken : value
}

function readRecord(
  keys: Schema,
  parts: Schema,
  { input, report }: { input: unknown; report: Report },
): unknown {
  if (!isRecord(input)) return refused(report)
  const value: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(input)) {
    if (key === '__proto__') continue
    if (!keys.safeParse(key).success) refused(report, [key])
    else value[key] = readPart(parts, part, { at: key, report })
  }
  return Object.values(value).includes(broken) ? broken : value
}

/** The first branch that takes the input; when none does, a branch that could at least read it says why. */
function readUnion(branches: readonly Schema[], input: unknown, report: Report): unknown {
  const readings = []
  for (const branch of branches) {
    const issues: Report = []
    const value = branch.read(input, issues)
    if (issues.length === 0) return value
    readings.push({ value, issues })
  }
  const [only, ...others] = readings.filter(({ value }) => value !== broken)
  if (only && others.length === 0) {
    report.push(...only.issues)
    return only.value
  }
  report.push({ ...invalid, code: 'invalid_union', path: [], errors: readings.map(({ issues }) => issues) })
  return broken
}

const string = () => new Schema(typed((input) => typeof input === 'string'))
const number = () => new Schema(typed(Number.isFinite))
const boolean = () => new Schema(typed((input) => typeof input === 'boolean'))
const unknown = () => new Schema((input) => input)
const lazy = (schema: () => Schema) => new Schema((input, report) => schema().read(input, report))
const array = (schema: Schema) => new Schema((input, report) => readList(schema, input, report))
const record = (keys: Schema, parts: Schema) =>
  new Schema((input, report) => readRecord(keys, parts, { input, report }))
const union = (branches: readonly Schema[]) =>
  new Schema((input, report) => readUnion(branches, input, report))
const literal = (values: unknown) => {
  const known: readonly unknown[] = Array.isArray(values) ? values : [values]
  return new Schema(typed((input) => known.includes(input)))
}
const custom = (isGood: (value: never) => boolean) => unknown().refine(isGood)
const datetime = () =>
  string().refine((text: string) => /T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)))
const anyJson: Schema = lazy(() =>
  union([string(), number(), boolean(), literal(null), array(anyJson), record(string(), anyJson)]),
)

export const z = {
  NEVER: broken,
  string,
  number,
  boolean,
  unknown,
  lazy,
  array,
  record,
  union,
  literal,
  custom,
  discriminatedUnion: (_key: string, branches: readonly Schema[]) => union(branches),
  enum: literal,
  iso: { datetime },
  json: () => anyJson,
  null: () => literal(null),
  object: (shape: Shape) => new ObjectSchema(shape, { isStrict: false }),
  strictObject: (shape: Shape) => new ObjectSchema(shape, { isStrict: true }),
  /** Only the empty one is used: the end of a tree. */
  tuple: (_parts: readonly []) => new Schema(typed((input) => Array.isArray(input) && input.length === 0)),
}
