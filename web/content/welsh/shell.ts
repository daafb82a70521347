import { brand } from '#core/brand.ts'
import type { Words } from '../words.ts'

export const shell: Words['shell'] = {
  skip: 'Neidio i’r brif ran',
  mainLinks: 'Prif ddolenni',
  help: 'Cymorth',
  links: {
    '/how-it-works': 'Sut mae’n gweithio',
    '/prices': 'Prisiau',
    '/faqs': 'Cwestiynau',
    '/terms': 'Telerau defnyddio',
    '/wills-terms': 'Telerau eich ewyllys',
    '/privacy': 'Preifatrwydd',
    '/security': 'Diogelwch',
    '/accessibility': 'Hygyrchedd',
    '/contact-us': 'Cysylltu â ni',
    '/login': 'Mewngofnodi',
  },
  inEnglish: '(Saesneg)',
  saving: 'Wrthi’n cadw…',
  saved: 'Wedi’i gadw',
  notSaved: 'Heb ei gadw.',
  tryAgain: 'Rhoi cynnig arall arni',
  progress: 'Eich ewyllys',
  done: (percent) => `${percent}% wedi’i wneud`,
  aboutLinks: 'Ynglŷn â’r gwasanaeth hwn',
  about: `Mae ${brand.name} yn eich helpu i ysgrifennu eich ewyllys eich hun ar gyfer Cymru a Lloegr. Nid cwmni cyfreithiol ydyw, ac nid yw’n rhoi cyngor cyfreithiol.`,
  cookies: 'Cwcis',
  mayWe:
    'A gawn ni ddefnyddio cwcis i ddysgu pa hysbysebion sy’n dod â phobl yma? Nid oes dim a ddywedwch wrthym ar gyfer eich ewyllys yn rhan o hynny.',
  aboutCookies: 'Ynglŷn â chwcis',
  accept: 'Derbyn cwcis',
  decline: 'Gwrthod cwcis',
  withoutScript: `Mae angen JavaScript ar ${brand.name} i ysgrifennu eich ewyllys gyda chi. Trowch ef ymlaen a llwythwch y dudalen hon eto.`,
}
