import type * as en from '../en/money-back.ts'
import type { SoFar } from '../said.ts'
import { ac, neu } from './names.ts'

export const moneyBack: SoFar<typeof en.moneyBack> = {
  until: {
    both: 'bydd un ohonoch yn lawrlwytho dogfennau',
    documents: 'byddwch yn lawrlwytho dogfennau',
    partner: 'bydd eich partner yn lawrlwytho dogfennau',
    unlinked: 'bydd y ddwy ewyllys wedi’u datgysylltu',
    sheet: 'byddwch yn lawrlwytho taflen eich atwrneiaeth',
    sheets: 'byddwch yn lawrlwytho taflenni eich atwrneiaethau',
    findings: 'byddwch yn agor eich adroddiad',
    review: 'bydd rhywun yn dechrau darllen eich atebion',
    print: 'byddwn yn postio eich ewyllys',
  },
  allUntil: (until) => `Eich holl arian yn ôl hyd nes y ${neu(until)}.`,
  alone: { lpa: 'yr atwrneiaeth nes i chi lawrlwytho ei thaflen', 'lpa-both': 'yr atwrneiaethau nes i chi lawrlwytho eu taflenni', print: 'y copi wedi’i rwymo nes i ni ei bostio' },
  andFor: (parts, next) => `${parts}, ac am ${next}`,
  aloneUntil: (parts) => `Gallwch gael yr arian yn ôl am ${parts}, a chadw’r gweddill.`,
  itemRefusal: 'Ni allwn ad-dalu’r rhan hon o’ch archeb yma. Os nad yw rhywbeth yn iawn, ysgrifennwch atom. Rydym yn edrych ar bob achos, ac nid yw eich hawliau cyfreithiol yn newid.',
  delivered: {
    documents: 'Rydych wedi lawrlwytho dogfennau o’r archeb hon',
    'power of attorney': 'Rydych wedi lawrlwytho’r taflenni ar gyfer eich atwrneiaeth',
    'partner documents': 'Mae eich partner wedi lawrlwytho dogfennau o’r archeb hon',
    'former partner': 'Mae eich cyn-bartner yn cadw’r ewyllys y talodd yr archeb hon amdani',
    findings: 'Rydych wedi darllen eich adroddiad',
    'expert review': 'Mae rhywun wedi dechrau darllen eich atebion',
    print: 'Rydym wedi argraffu a phostio eich ewyllys',
  },
  refusal: (delivered) => `${delivered}, felly ni allwn ad-dalu hyn yma. Os nad yw rhywbeth yn iawn, ysgrifennwch atom. Rydym yn edrych ar bob achos, ac nid yw eich hawliau cyfreithiol yn newid.`,
  free: 'Mae’r hyn a ddewisoch am ddim, felly nid oes angen y cod hwn arnoch.',
  codeIsFor: (names) => `Mae’r cod hwn ar gyfer ${ac(names)}, nad ydych yn ei archebu nawr.`,
}
