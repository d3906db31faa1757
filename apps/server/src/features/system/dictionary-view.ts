type Word = Readonly<{ id: string; name: string; code: string }>

/** A word of a dictionary; ours are flat, so all stand at the top. */
export function wordView({ id, name, code }: Word) {
  return { id, fullName: name, enCode: code, parentId: '0' }
}
