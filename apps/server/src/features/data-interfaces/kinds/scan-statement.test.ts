import { expect, test } from 'vitest'
import { scanStatement } from './scan-statement.ts'

test('a parameter is bound at every occurrence', async () => {
  expect(
    await scanStatement('select * from goods where price > {min} and stock > {min} or name = {word}'),
  ).toMatchObject({
    text: 'select * from goods where price > $1 and stock > $2 or name = $3',
    names: ['min', 'min', 'word'],
    hasSeveralPaths: false,
    isQuery: true,
  })
})

test.each([
  ["select '{name}'"],
  ["select E'it\\'s {name}'"],
  ['select "{name}" from t'],
  ['select $$ {name} ; $$'],
  ['select $a$ $$ {name} ; $a$'],
  ["select '\u001b[1m \u0001 \\ \t \r\n {name} \u000b\u007f\u0085'"],
])('a literal is text: %s', async (statement) => {
  expect(await scanStatement(statement)).toMatchObject({ text: statement, names: [], hasSeveralPaths: false })
})

test.each(['select 1 -- {name};\n', 'select 1 /* {name}; /* ; */ ; */'])(
  'a comment is removed: %s',
  async (statement) => {
    expect(await scanStatement(statement)).toMatchObject({
      text: 'select 1',
      names: [],
      hasSeveralPaths: false,
    })
  },
)

test.each([
  'select 1; drop table person',
  "select 'a;b'; select 2",
  'select 1;;/**/delete from person',
  "select E'\\''; drop table person; --'",
])('two statements are seen: %s', async (statement) => {
  expect((await scanStatement(statement)).hasSeveralPaths).toBe(true)
})

test.each(['select 1;', 'select 1 ; \n ;', "select ';'"])(
  'a trailing semicolon is no second statement: %s',
  async (statement) => {
    expect((await scanStatement(statement)).hasSeveralPaths).toBe(false)
  },
)

test.each([
  'delete from person',
  'DROP table x',
  'set role postgres',
  'copy x to program $$sh$$',
  'call p()',
  'with gone as (delete from person returning id) select * from gone',
  'select * from (select 1) as t where exists (with a as (update t set b = 1 returning b) select * from a)',
  'select 1 into copied',
  'select * from person for update',
  'explain select 1',
  '',
])('"%s" is no query', async (statement) => {
  expect((await scanStatement(statement)).isQuery).toBe(false)
})

test.each([
  'SELECT 1',
  ' /* a */ with a as (select 1) select * from a',
  '(select 1)',
  'values (1)',
  'table t',
])('"%s" is a query', async (statement) => {
  expect((await scanStatement(statement)).isQuery).toBe(true)
})

test.each([
  ['select 1) as "row of signet", (select 2', 'syntax error at or near ")"'],
  ['select 1 /* never ends ; {name}', 'unterminated /* comment'],
  ["select 'never ends ; {name}", 'unterminated quoted string'],
  ['select { name }', 'syntax error at or near "{"'],
  ['select 1\u0000; drop table person', 'invalid character'],
  ['select \ud800', 'invalid character'],
])('%j cannot be read', async (statement, fault) => {
  expect(await scanStatement(statement)).toMatchObject({
    isQuery: false,
    fault: expect.stringContaining(fault),
  })
})

test('names, texts and comments are split at characters, not at bytes', async () => {
  expect(await scanStatement("select '😀 {a}' as \"名\", {b} /* 中 */ , U&'\\4E2D', {order} -- 文")).toEqual({
    text: "select '😀 {a}' as \"名\", $1   , U&'\\4E2D', $2",
    names: ['b', 'order'],
    hasSeveralPaths: false,
    isQuery: true,
  })
})

test('a statement of maximum length is parsed at any depth', async () => {
  const deep = `select ${'('.repeat(9_000)}1${')'.repeat(9_000)}`
  expect(await scanStatement(deep)).toMatchObject({ isQuery: true })
  expect(await scanStatement(`select ${'1+'.repeat(9_900)}1`)).toMatchObject({ hasSeveralPaths: false })
  expect(await scanStatement('select 1')).toMatchObject({ isQuery: true })
})
