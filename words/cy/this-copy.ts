import { brand } from '#core/brand.ts'
import type * as en from '../en/this-copy.ts'
import type { SoFar } from '../said.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const thisCopy: SoFar<typeof en.thisCopy> = {
  operator: {
    name: (name) => `${name} sy’n rhedeg ${brand.name}.`,
    address: (address) => `Cyfeiriad: ${address}`,
    number: (number) => `Rhif y cwmni: ${number}`,
    registration: (number) => `Wedi’i gofrestru gyda’r Comisiynydd Gwybodaeth: ${number}`,
    email: `E-bost: ${email}`,
    unsaid: `Nid ydym wedi dweud eto pwy sy’n rhedeg ${brand.name}. Rhaid i’r enw a’r cyfeiriad fod yma cyn i neb dalu.`,
    writeTo: `Gallwch ysgrifennu at ${email} neu ddefnyddio’r [ffurflen gysylltu](/contact-us).`,
    loading: `Yn llwytho pwy sy’n rhedeg ${brand.name}.`,
  },
  thirdParties: {
    lead: 'Mae’r cwmnïau hyn yn gwneud rhywfaint o’r gwaith i ni:',
    companies: {
      stripe: () => 'Stripe sy’n cymryd taliadau. Rydych yn rhoi eich cerdyn a’ch e-bost ar ei dudalen ei hun. Rydym yn dweud wrtho beth a archeboch a rhif eich archeb, a dim byd am eich ewyllys. Mae ganddo ei [hysbysiad preifatrwydd](https://stripe.com/gb/privacy) ei hun.',
      mail: (host) => `${host} sy’n anfon ein negeseuon e-bost. Mae’r cwmni hwnnw’n gweld at bwy mae pob neges a beth mae’n ei ddweud.`,
      'ordnance-survey': () => 'Ordnance Survey sy’n dod o hyd i gyfeiriadau. Pan fyddwch yn chwilio am gyfeiriad, mae ein gweinydd yn anfon y cod post ato, a dim byd amdanoch chi.',
      documents: (host) => `${host} sy’n cadw’r dogfennau yr ydych yn eu lawrlwytho. Cânt eu hamgryptio cyn mynd yno, felly ni all y cwmni hwnnw eu darllen.`,
      tracking: (host) => `Rydym yn dweud wrth ${host} pa gam a gyrhaeddoch, dim ond os daeth hysbyseb â chi a’ch bod wedi cytuno i gwcis. Nid ydym yn dweud dim wrtho am eich atebion, eich enw na’ch e-bost.`,
    },
    unnamed: 'cwmni arall',
    none: 'Nid oes unrhyw gwmni arall yn gweithio ar hyn i ni.',
    loading: 'Yn llwytho’r rhestr o gwmnïau.',
  },
  offered: {
    needed: 'Mae angen cyfreithiwr arnoch ar gyfer y rhain hefyd:',
    here: 'Efallai y gallwch wneud y rhain yma. Rydym yn gofyn am eich un chi, ac yn dweud os oes angen cyfreithiwr arno:',
    wishes: {
      'home-for-life': 'Rydych am i rywun fyw yn eich cartref am oes cyn i eraill ei gael.',
      'life-interest': 'Rydych am i rywun gael yr incwm o’r hyn a adawch am oes cyn i eraill ei gael.',
      ages: 'Rydych am i berson ifanc nad yw’n blentyn i chi aros tan 21 neu 25.',
      'disabled-person': 'Mae rhywun a fydd yn cael rhywbeth gennych yn anabl, ac yn cael budd-daliadau sy’n dibynnu ar gynilion.',
    },
    loading: 'Yn llwytho beth arall y mae angen cyfreithiwr ar ei gyfer.',
  },
  signOff: {
    nobody: 'Nid oes cyfreithiwr wedi cymeradwyo geiriau ein hewyllysiau eto.',
    has: (name, qualification, which, day) => `Mae ${name}, ${qualification}, wedi cymeradwyo geiriau: ${which}. Y diwrnod olaf oedd ${day}.`,
    everyClause: 'pob cymal',
    someClauses: (clauses, total) => `${clauses} o’n ${total} cymal`,
    loading: 'Yn llwytho pwy sydd wedi cymeradwyo’r geiriau.',
  },
}
