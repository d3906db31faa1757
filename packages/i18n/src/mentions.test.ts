import { expect, test } from 'vitest'
import { mentionsOf } from './mentions.ts'

test.each([
  ["t('home.all')", 'home.all'],
  [`t(\`staff.tab.\${key}\`)`, 'staff.tab.home'],
  [`t(\`\${kind}.choose\`)`, 'user-select.choose'],
  [`t(\`flow.\${place}.why.\${code}\`)`, 'flow.step.why.role'],
])('%s mentions %s', (source, key) => {
  expect(mentionsOf(source)(key)).toBe(true)
})

test.each([
  ["t('home.all')", 'home.all.hint'],
  [`t(\`staff.tab.\${key}\`)`, 'staff.table'],
  [`\`\${one}\${other}\``, 'home.all'],
  [`\`\${one} of \${other.all\``, 'home.all'],
])('%s does not mention %s', (source, key) => {
  expect(mentionsOf(source)(key)).toBe(false)
})
