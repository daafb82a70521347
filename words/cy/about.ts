import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import type * as en from '../en/about.ts'
import type { SoFar } from '../said.ts'

export const about: SoFar<typeof en.about> = {
  title: 'Amdanom ni',
  lead: `Beth yw ${brand.name}, pwy sy’n ei redeg, a sut mae’n ennill ei arian.`,
  changed: '22 Tachwedd 2026',
  sections: {
    who: { heading: 'Pwy sy’n ei redeg' },
    what: {
      heading: 'Beth ydyw',
      helpsYouWriteYourOwnWill: `Mae ${brand.name} yn eich helpu i ysgrifennu eich ewyllys eich hun. Rydych yn ateb cwestiynau, ac mae eich ewyllys yn ymddangos wrth eu hymyl yn y geiriau y byddwch yn eu llofnodi.`,
      aSetOfFixedRulesTurns: 'Mae set o reolau sefydlog yn troi eich atebion yn gymalau. Mae’r un atebion bob amser yn rhoi’r un geiriau.',
    },
    not: {
      heading: 'Beth nad ydyw',
      itIsNotALawFirm: 'Nid cwmni cyfreithiol ydyw, ac nid oes neb yma’n rhoi cyngor cyfreithiol i chi. Nid yw ysgrifennu ewyllysiau wedi’i reoleiddio, felly nid oes rheoleiddiwr cyfreithiol yn ein goruchwylio.',
      itIsNotForEveryoneWe: 'Nid yw i bawb. Rydym yn gofyn am eich teulu a’r hyn rydych yn berchen arno. Os oes angen cyfreithiwr arnoch, rydym yn dweud hynny cyn i chi dalu.',
    },
    words: {
      heading: 'O ble daw’r geiriau',
      nextToEachClauseOfYour: 'Wrth ymyl pob cymal o’ch ewyllys gallwch ddarllen pam ei fod yno.',
    },
    money: {
      heading: 'Sut rydym yn ennill arian',
      youPayUsUnlessAnOrganisation: `Chi sy’n ein talu, oni bai bod sefydliad wedi rhoi cod i chi ac yn talu drosoch. Mae ewyllys yn ${price(productById('will').price)}, unwaith. [Pob pris](/cy/prices).`,
      weDoNotGiveYourAnswers: 'Nid ydym yn rhoi eich atebion i hysbysebwyr. Mae [Preifatrwydd](/privacy) yn dweud pwy arall sy’n gweithio i ni.',
    },
    open: {
      heading: 'Gallwch edrych y tu mewn',
      allOfOurProgramIsOpen: 'Mae ein rhaglen gyfan yn [agored i unrhyw un ei darllen](/source). Felly hefyd sut rydym yn [cadw eich atebion yn ddiogel](/security).',
    },
  },
}
