import type * as en from '../en/pages.ts'
import type { SoFar } from '../said.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = { goToTheHomePage: 'Mynd i’r hafan' }

export const contactUs: SoFar<typeof en.contactUs> = {
  contactUs: { title: 'Cysylltu â ni', action: 'Anfon y neges' },
  aPersonReadsEveryMessage: ['Mae person yn darllen pob neges. Efallai y dewch o hyd i’ch ateb yn ein ', { link: 'cwestiynau', to: '/faqs' }, '. Ni allwn roi cyngor cyfreithiol.'],
  youCanAlsoWriteTo: 'Gallwch hefyd ysgrifennu at',
  whatIsItAbout: 'Am beth y mae?',
  yourName: 'Eich enw',
  weWillReplyToThisAddress: 'Byddwn yn ateb i’r cyfeiriad hwn.',
  yourMessage: { label: 'Eich neges', hint: 'Gadewch allan gyfrineiriau a rhifau cardiau.' },
  weHaveYourMessage: { title: 'Mae eich neges gennym', tab: 'Neges wedi’i hanfon' },
  weWillReplyTo: (email) => `Byddwn yn ateb i ${email}.`,
  weWillReplyByEmail: 'Byddwn yn ateb drwy e-bost.',
  yourMessageNumberIs: 'Rhif eich neges yw',
  quoteItIfYouWriteAgain: 'Rhowch y rhif os byddwch yn ysgrifennu eto.',
  goToYourWill: 'Mynd i’ch ewyllys',
  readTheQuestions: 'Darllen y cwestiynau',
}

export const unsubscribe: SoFar<typeof en.unsubscribe> = {
  checkYourEmail: 'Edrychwch ar eich e-bost',
  weHaveSentALinkTo: (sentTo) => `Rydym wedi anfon dolen at ${sentTo}. Agorwch hi i atal ein negeseuon e-bost. Nes i chi wneud hynny, nid oes dim yn newid.`,
  weSendOneSuchEmailA: 'Rydym yn anfon un e-bost o’r fath y dydd i gyfeiriad. Os nad yw yno, edrychwch yn eich ffolder sbam.',
  askForALink: {
    title: 'Atal ein negeseuon e-bost',
    lead: 'Byddwn yn anfon dolen atoch, i wirio mai eich cyfeiriad chi ydyw. Agorwch hi, a byddwn yn tynnu’r cyfeiriad oddi ar ein rhestrau ac oddi ar y rhestr aros. Byddwch yn dal i gael negeseuon y mae eich cyfrif eu hangen, fel dolen ar gyfer cyfrinair newydd.',
    action: 'Anfonwch y ddolen ataf',
  },
  stopByLink: { title: 'Atal ein negeseuon e-bost', lead: 'Byddwn yn peidio ag anfon e-bost i’r cyfeiriad yr anfonwyd y ddolen hon ato. Os oes cyfrif ganddo, bydd negeseuon y mae’r cyfrif eu hangen yn dal i ddod.', action: 'Atal y negeseuon' },
  didYouStopOurEmailsBefore: 'A ataloch ein negeseuon e-bost o’r blaen?',
  orUnsubscribeADifferent: ['Neu ', { link: 'dad-danysgrifio cyfeiriad arall', to: '/unsubscribe' }, '.'],
  weCanEmailYouAgain: { title: 'Gallwn anfon e-bost atoch eto', lead: 'Gallwn anfon e-bost i’ch cyfeiriad eto pan fydd rhywbeth i’w anfon.' },
  ifYouWereOnTheWaiting: 'Os oeddech ar y rhestr aros, rhowch eich enw i lawr eto. Gallwch newid eich meddwl ar unrhyw adeg:',
  askAgain: { title: 'Anfonwch e-bost ataf eto', lead: 'Gofynnoch i ni atal ein negeseuon e-bost. Os newidiwch hynny, gallwn anfon e-bost eto i’r cyfeiriad yr anfonwyd y ddolen hon ato. Er enghraifft, gall rhywun ofyn i ni ddweud wrthych fod ei ewyllys yn eich enwi.', action: 'Anfonwch e-bost ataf eto' },
  orLeaveItAsItIs: 'Neu gadewch hi fel y mae.',
  weHaveStoppedOurEmails: { title: 'Rydym wedi atal ein negeseuon e-bost', tab: 'Negeseuon wedi’u hatal', lead: 'Mae eich cyfeiriad oddi ar ein rhestrau. Byddwch yn dal i gael negeseuon y mae cyfrif eu hangen.' },
  didYouNotMeanToDo: 'Onid oeddech yn bwriadu gwneud hyn?',
}
export const contentPage: SoFar<typeof en.contentPage> = {
  lastChangedOn: (changed) => `Newidiwyd ddiwethaf ar ${changed}.`,
  onThisPage: 'Ar y dudalen hon',
}
export const faqs: SoFar<typeof en.faqs> = {
  questions: { title: 'Cwestiynau', lead: 'Cyn i chi ysgrifennu eich ewyllys, tra byddwch wrthi, ac wedyn.' },
  cannotFindYourAnswer: ['Methu dod o hyd i’ch ateb? ', { link: 'Gofynnwch i ni', to: '/contact-us' }, '.'],
}
export const powerOfAttorneySample: SoFar<typeof en.powerOfAttorneySample> = {
  aSampleSheet: 'Taflen enghreifftiol',
  thisIsTheSheetOfAMade: 'Taflen cwsmer dychmygol yw hon, fel y byddech yn ei chael ar bapur, yn Saesneg.',
  aLineToWriteOn: 'Llinell i ysgrifennu arni',
}

export const withoutScript: SoFar<typeof en.withoutScript> = {
  title: 'Ni chawsom hyn',
  why: 'Mae angen JavaScript ar y ffurflen hon. Mae wedi’i ddiffodd yn eich porwr, neu ni allai eich porwr ei nôl. Ni chadwyd dim a deipioch.',
  next: 'Ewch yn ôl ac ail-lwythwch y dudalen, gyda JavaScript ymlaen. Neu e-bostiwch ni:',
}
