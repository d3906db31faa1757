import { type DepartmentCode, type PostCode, posts } from './organizations.ts'

/**
 * A fictional person: account, name and posts, primary first. Heads of departments report to the director.
 */
export type DemoPerson = Readonly<{
  account: string
  name: string
  gender: 'female' | 'male'
  posts: readonly [PostCode, ...PostCode[]]
}>

/**
 * Everyone but the administrator, who creates the company. Leaders come first, since others report to them.
 */
export const people: readonly DemoPerson[] = [
  ...women(['director', '温若衡', 'general-manager']),
  ...men(
    ['shen.zhiyuan', '沈知堰', 'research-lead'],
    ['manager', '陆行简', 'marketing-lead', 'product-planner'],
  ),
  ...women(
    ['qiao.wanqing', '乔晚蘅', 'product-lead'],
    ['finance', '许澄意', 'finance-lead'],
    ['meng.suxin', '孟素榆', 'people-lead', 'assistant'],
  ),
  ...men(
    ['lu.jingchuan', '路泾川', 'purchasing-lead'],
    ['fang.yueshan', '方岳杉', 'logistics-lead', 'dispatcher'],
  ),
  ...women(['tao.ruoxi', '陶若析', 'service-lead']),

  ...women(
    ['employee', '林知夏', 'marketer'],
    ['bai.zhixia', '柏芷侠', 'recruiter'],
    ['ji.anran', '纪桉然', 'accountant'],
    ['an.keqing', '安可箐', 'assistant'],
    ['yan.shuyi', '晏书漪', 'designer', 'marketer'],
    ['gong.yinuo', '龚以诺', 'buyer'],
    ['luo.qianxun', '罗芊洵', 'engineer'],
    ['tan.yunshu', '谭筠舒', 'engineer'],
    ['wei.zhuoyao', '韦灼瑶', 'tester', 'engineer'],
    ['cen.moli', '岑茉黎', 'tester'],
    ['he.luxia', '贺露瑕', 'product-planner'],
    ['shi.wanyin', '施婉茵', 'designer'],
    ['yuan.zhelan', '苑浙岚', 'marketer'],
    ['qu.hanshuang', '曲菡霜', 'marketer', 'product-planner'],
    ['bo.xinran', '薄忻苒', 'cashier', 'accountant'],
    ['dou.yanzhi', '窦言芷', 'recruiter'],
    ['nie.chuqing', '聂楚箐', 'buyer'],
    ['ge.yuhe', '葛玉禾', 'keeper'],
    ['zhan.silu', '詹思鹭', 'dispatcher'],
    ['ou.minzhi', '欧敏栀', 'agent'],
    ['mi.jiawen', '米嘉汶', 'agent'],
    ['bian.xiaoyu', '卞筱榆', 'agent', 'marketer'],
    ['mu.lingfei', '牧灵绯', 'engineer'],
    ['sui.tangyue', '隋棠月', 'engineer'],
    ['fei.yanran', '费嫣苒', 'product-planner'],
  ),
  ...men(
    ['ruan.muchen', '阮牧忱', 'accountant', 'cashier'],
    ['xia.linfeng', '夏霖沣', 'buyer'],
    ['dai.yichuan', '戴屹川', 'engineer'],
    ['pang.zhuo', '庞琢岩', 'engineer'],
    ['teng.xiaoyang', '滕晓旸', 'engineer', 'tester'],
    ['hua.jingxing', '滑敬行', 'engineer'],
    ['gu.beichen', '古北榛', 'engineer'],
    ['ying.tianlu', '应天麓', 'engineer'],
    ['pu.mingzhe', '蒲铭哲', 'tester'],
    ['leng.yifan', '冷以樊', 'product-planner'],
    ['shang.zekai', '尚泽垲', 'designer'],
    ['rong.haoran', '容皓冉', 'marketer'],
    ['kang.jinyu', '康瑾屿', 'marketer'],
    ['du.wenbo', '都文渤', 'accountant'],
    ['hong.qirui', '洪启瑞', 'buyer', 'keeper'],
    ['yu.chengan', '虞承岸', 'keeper'],
    ['mao.dingyi', '毛定屹', 'keeper', 'dispatcher'],
    ['ning.changgeng', '宁长赓', 'dispatcher'],
    ['qi.shaohan', '祁少瀚', 'dispatcher'],
    ['bao.yunting', '鲍云汀', 'agent'],
    ['lei.zhengyao', '雷正垚', 'agent'],
    ['hang.junyi', '杭峻祎', 'agent'],
    ['sang.rihe', '桑日赫', 'agent', 'dispatcher'],
    ['long.weizhen', '龙维臻', 'assistant'],
    ['tu.kaicheng', '屠恺呈', 'engineer'],
  ),
]

type Line = readonly [string, string, PostCode, ...PostCode[]]

function women(...lines: readonly Line[]): DemoPerson[] {
  return lines.map(([account, name, ...posts]) => ({ account, name, gender: 'female', posts }))
}

function men(...lines: readonly Line[]): DemoPerson[] {
  return lines.map(([account, name, ...posts]) => ({ account, name, gender: 'male', posts }))
}

/** Returns the department of a person's primary post. */
export function departmentOf(account: string): DepartmentCode {
  const person = people.find((one) => one.account === account)
  return person ? posts[person.posts[0]].department : 'board'
}

/** Returns the accounts of all others in the department. */
export function colleaguesOf(account: string): readonly string[] {
  const department = departmentOf(account)
  return people.map((one) => one.account).filter((one) => one !== account && departmentOf(one) === department)
}
