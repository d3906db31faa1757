const families = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏'
const given = ['安宁', '伯言', '承泽', '冬青', '恩和', '芳洲', '观澜', '寒松', '静姝', '开元']
const areas = ['研发', '市场', '财务', '行政']
const groups = 9

type Rows = readonly (readonly string[])[]

/** Forty departments: four, with nine groups each; those who head the four are known only once people exist. */
export const departments: Rows = [
  ['编码', '名称', '上级', '类型', '负责人账号'],
  ...areas.flatMap((area, at) => [
    [`d${at}`, `${area}部`, '', '部门', ''],
    ...Array.from({ length: groups }, (_, group) => [
      `d${at}g${group}`,
      `${area}${group + 1}组`,
      `d${at}`,
      '部门',
      '',
    ]),
  ]),
]

/** Three hundred people: the first four lead a department each and everybody in it. */
export const people: Rows = [
  ['账号', '姓名', '部门', '岗位', '直属主管账号', '工号'],
  ...Array.from({ length: 300 }, (_, at) => {
    const area = at % areas.length
    const isHead = at < areas.length
    const group = Math.floor(at / areas.length) % groups
    return [
      accountOf(at),
      nameOf(at),
      isHead ? `d${area}` : `d${area}g${group}`,
      isHead ? '部门经理' : '专员',
      isHead ? '' : accountOf(area),
      `W${String(at).padStart(4, '0')}`,
    ]
  }),
]

export function accountOf(at: number): string {
  return `p${String(at).padStart(3, '0')}`
}

export function nameOf(at: number): string {
  return `${families[at % families.length]}${given[Math.floor(at / families.length) % given.length]}`
}

/** A file as a file field of the browser takes it. */
export function fileOf(name: string, rows: Rows) {
  const text = rows.map((row) => row.join()).join('\n')
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}\n`) }
}
