/** As Kysely's CamelCasePlugin does it, which must find its way back: `level_2` would come back as `level2`. */
export function camelCase(name: string): string {
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const back = camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (back !== name)
    throw new Error(`The name ${name} does not survive camelCase: no digit may follow an underscore.`)

  return camel
}
