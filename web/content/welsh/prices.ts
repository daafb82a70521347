import type { Words } from '../words.ts'
import { welshDate } from './date.ts'

export const prices: Words['prices'] = {
  title: 'Prisiau',
  lead: 'Mae ysgrifennu eich ewyllys a’i darllen am ddim. Rydych yn talu unwaith, pan fyddwch am ei lawrlwytho. Nid oes dim yn adnewyddu’n awtomatig.',
  ours: 'Yr hyn rydych yn ei dalu i ni',
  withVat: (percent) => `Gyda TAW o ${percent}%.`,
  onlyFirst: 'Dim ond y cyntaf sydd ei angen arnoch; chi sy’n dewis y gweddill.',
  free: 'Am ddim',
  asOf: (date) => `Prisiau ar ${welshDate(date)}.`,
  moneyBack: 'Eich arian yn ôl',
  moneyBackUntil: 'Cewch eich holl arian yn ôl hyd nes i chi lawrlwytho eich dogfennau am y tro cyntaf.',
  start: 'Dechrau eich ewyllys',
  theGovernments: 'Yr hyn y mae’r llywodraeth yn ei godi',
  notToUs:
    'Dim ond os byddwch yn defnyddio’r rhain. I’r llywodraeth rydych yn ei dalu, ac nid oes dim ohono’n dod i ni.',
  products: {
    will: { name: 'Eich ewyllys', note: 'Yr ewyllys, canllaw llofnodi a newidiadau am ddim am 12 mis' },
    mirror: {
      name: 'Ewyllysiau i chi a’ch partner',
      note: 'Eich ewyllys chi, ac un y bydd eich partner yn ei chadarnhau ar wahân',
    },
    check: {
      name: 'Gwirio fy ewyllys',
      note: 'Cwestiynau am ewyllys sydd gennych yn barod, a’r hyn y mae eich atebion yn galw amdano',
    },
    lpa: { name: 'Atwrneiaeth arhosol', note: 'Un math: arian ac eiddo, neu iechyd a gofal' },
    'lpa-both': { name: 'Y ddwy atwrneiaeth arhosol', note: 'Arian ac eiddo, ac iechyd a gofal' },
    print: {
      name: 'Argraffu, rhwymo a phostio',
      note: 'Eich ewyllys wedi’i hargraffu, ei rhwymo a’i hanfon drwy bost wedi’i olrhain',
    },
    storage: {
      name: 'Nodi lle mae’r gwreiddiol',
      note: 'Rydym yn nodi ble mae eich ewyllys lofnodedig',
    },
  },
  fees: {
    'lpa-registration': {
      name: 'Cofrestru pob atwrneiaeth gyda Swyddfa’r Gwarcheidwad Cyhoeddus',
      note: 'Hanner os yw eich incwm yn isel',
    },
    'will-deposit': {
      name: 'Gadael eich ewyllys gyda’r Gwasanaeth Profiant',
      note: 'Dim ond os byddwch yn dewis gwneud hynny',
    },
  },
}
