import type { Words } from '../words.ts'

export const landing: Words['landing'] = {
  back: 'Yn ôl',
  goOn: 'Parhau',
  pages: {
    '0': {
      title: 'Ysgrifennwch eich ewyllys a gweld pob gair.',
      lead: 'Atebwch gwestiynau plaen. Mae’r ddogfen yn ei hysgrifennu ei hun wrth eich ochr. Cewch ddechrau am ddim, a thalu dim ond pan fydd yn dweud yr hyn rydych chi’n ei ddymuno.',
    },
    '1': {
      title: 'A ydych yn byw yng Nghymru neu Loegr?',
      lead: 'Eich cartref arferol. Mae ewyllys yn dilyn cyfraith y lle rydych yn byw.',
    },
    '2': {
      title: 'Beth yw eich enw?',
      lead: 'Fel y mae ar eich pasbort neu’ch tystysgrif geni. Cewch ychwanegu enwau canol yn nes ymlaen.',
    },
  },
  homeowner: 'A ydych yn berchen ar eich cartref?',
  homeownerHint: 'Ar eich pen eich hun neu gyda rhywun arall.',
  firstName: 'Enw cyntaf',
  lastName: 'Cyfenw',
  answers: { Yes: 'Ydw', No: 'Nac ydw' },
  desk: 'Sut olwg sydd ar ewyllys, yn Saesneg',
  sorry: 'Mae’n ddrwg gennym, ni allwn ysgrifennu eich ewyllys eto',
  sorryWhy:
    'Mae’r gyfraith yn wahanol yn yr Alban, yng Ngogledd Iwerddon a thramor, ac efallai na fyddai ewyllys a wneir yma yn gwneud yr hyn rydych chi’n ei ddymuno. Gall cyfreithiwr yn y lle rydych yn byw eich helpu.',
}
