import { expect, test } from 'vitest'
import { scanStatement } from './scan-statement.ts'

test('a parameter is bound at every place where it stands', () => {
  expect(
    scanStatement('select * from goods where price > {min} and stock > {min} or name = {word}'),
  ).toMatchObject({
    text: 'select * from goods where price > $1 and stock > $2 or name = $3',
    names: ['min', 'min', 'word'],
    isSeveral: false,
    isQuery: true,
  })
})

test.each([
  ["select '{name}'"],
  ["select E'it\\'s {name}'"],
  ['select "{name}" from t'],
  ['select $$ {name} ; $$'],
  ['select $a$ $$ {name} ; $a$'],
])('what stands in a text is text: %s', (statement) => {
  expect(scanStatement(statement)).toMatchObject({ text: statement, names: [], isSeveral: false })
})

test.each(['select 1 -- {name};\n', 'select 1 /* {name}; /* ; */ ; */', 'select 1 /* never ends ; {name}'])(
  'what stands in a comment is gone: %s',
  (statement) => {
    expect(scanStatement(statement)).toMatchObject({ text: 'select 1', names: [], isSeveral: false })
  },
)

test.each([
  'select 1; drop table person',
  "select 'a;b'; select 2",
  'select 1;;/**/delete from person',
  "select E'\\''; drop table person; --'",
])('two statements are seen: %s', (statement) => {
  expect(scanStatement(statement).isSeveral).toBe(true)
})

test.each(['select 1;', 'select 1 ; \n ;', "select ';'"])('one that ends is one: %s', (statement) => {
  expect(scanStatement(statement).isSeveral).toBe(false)
})

test.each([
  'delete from person',
  'DROP table x',
  'set role postgres',
  'copy x to program $$sh$$',
  'call p()',
  '',
])('"%s" is no query', (statement) => {
  expect(scanStatement(statement).isQuery).toBe(false)
})

test.each([
  'SELECT 1',
  ' /* a */ with a as (select 1) select * from a',
  '(select 1)',
  'values (1)',
  'table t',
])('"%s" is a query', (statement) => {
  expect(scanStatement(statement).isQuery).toBe(true)
})
