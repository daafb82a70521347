import type * as en from '../en/download-consent.ts'
import type { SoFar } from '../said.ts'

export const downloadConsent: SoFar<typeof en.downloadConsent> = {
  title: 'Cyn eich lawrlwythiad cyntaf',
  lead: 'Mae’r gyfraith yn rhoi 14 diwrnod i chi newid eich meddwl am y rhan fwyaf o bethau a brynir ar-lein. Unwaith y byddwch wedi lawrlwytho eich dogfennau mae gennych yr hyn y taloch amdano. Felly rydym yn gofyn i chi am y ddau beth hyn yn gyntaf.',
  changed: '21 Tachwedd 2026',
  sections: {
    startNow: { heading: 'Eich dogfennau nawr', statement: 'Rhowch fy nogfennau i mi nawr, o fewn y 14 diwrnod hynny.' },
    loseRight: { heading: 'Eich hawl i ganslo', statement: 'Rwy’n deall na allaf ganslo am y rheswm hwnnw mwyach unwaith y byddaf wedi’u lawrlwytho.' },
  },
}
