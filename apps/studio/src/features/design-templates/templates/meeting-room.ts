import {
  countField,
  endsAfter,
  hoursField,
  inTurn,
  listed,
  momentField,
  noteField,
  severalField,
  textField,
} from '../fields.ts'
import { chosenHandler, type DesignTemplate, option, words } from '../template.ts'

const needs = [
  option('projector', '投影', '投影', 'Projector'),
  option('video', '视频会议', '視訊會議', 'Video call'),
  option('tea', '茶水', '茶水', 'Refreshments'),
  option('signs', '桌牌', '桌牌', 'Name plates'),
]

export const meetingRoom: DesignTemplate = {
  id: 'room',
  name: words('会议室预订', '會議室預訂', 'Meeting room'),
  about: words(
    '时间、人数和需要的设备，由行政安排会议室',
    '時間、人數和需要的設備，由行政安排會議室',
    'Time, number of people and what is needed; the office finds a room',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'megaphone',
  iconColor: 'purple',
  title: words('会议室预订：{subject}', '會議室預訂：{subject}', 'Room for {subject}'),
  fields: [
    textField('subject', words('会议主题', '會議主題', 'Meeting'), listed),
    momentField('from', words('开始时间', '開始時間', 'From'), {
      ...listed,
      settings: { precision: 'minute' },
    }),
    momentField('until', words('结束时间', '結束時間', 'Until'), endsAfter('from', 'until')),
    hoursField('hours', words('时长', '時長', 'Hours'), ['from', 'until']),
    countField('people', words('参会人数', '與會人數', 'People'), words('人', '人', 'people')),
    severalField('needs', words('需要准备', '需要準備', 'Needed'), needs, { required: false }),
    noteField('note', words('备注', '備註', 'Remarks'), { required: false }),
  ],
  ...inTurn(chosenHandler('arrange', words('安排会议室', '安排會議室', 'Find a room'))),
}
