import { formulaFunctions, functionGroups } from '../src/index.ts'

/** The function reference of the guide, in Markdown; a test keeps the guide equal to it. */
export function functionTables(sentences: Readonly<Record<string, string>>): string {
  return functionGroups
    .map((group) => {
      const rows = formulaFunctions
        .filter((each) => each.group === group)
        .map(({ name, signatures, example }) => {
          const calls = signatures.map(code).join('<br>')
          return `| ${calls} | ${sentences[`function.${name}`] ?? ''} | ${code(example.source)} → ${code(example.value)} |`
        })
      const head = '| Function | Result | Example |\n|---|---|---|'
      return `### ${sentences[`group.${group}`] ?? group}\n\n${head}\n${rows.join('\n')}`
    })
    .join('\n\n')
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``
}
