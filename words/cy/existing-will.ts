import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { EXPERT_REVIEW_CONSENT } from '#core/constants.ts'
import { startQuestions } from '#core/existing-will/funnel.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { price } from '#core/text/money.ts'
import type * as en from '../en/existing-will.ts'
import type { SoFar } from '../said.ts'

export const contact: SoFar<typeof en.contact> = {
  createAnAccountForYour: { title: 'Creu cyfrif ar gyfer eich adroddiad', tab: 'Creu cyfrif', lead: 'Mae eich cyfrif yn cadw eich atebion a’ch adroddiad, er mwyn i chi allu dod yn ôl atynt.', action: 'Creu fy nghyfrif' },
  iAlreadyHaveAnAccount: 'Mae gennyf gyfrif yn barod',
}

export const payment: SoFar<typeof en.payment> = {
  yourPaymentDidNotGoThrough: 'Nid aeth eich taliad drwodd, ac ni chymerwyd arian. Mae eich atebion yn ddiogel. Rhowch gynnig arall arni gyda’r un cerdyn neu un arall. Os aiff o’i le eto, gofynnwch i’ch banc pam.',
  payForTheCheck: { title: 'Talu am y gwiriad', lead: 'Rydych wedi ateb popeth. Bydd eich adroddiad yn agor cyn gynted ag y byddwch wedi talu.' },
  aProgramMakesTheReportFrom: 'Rhaglen sy’n gwneud yr adroddiad o’ch atebion. Nid ydym yn gweld eich ewyllys, ac nid yw’r adroddiad yn dweud a yw’n ddilys. Nid cyngor cyfreithiol ydyw, ac nid oes cyfreithiwr wedi darllen ei destunau eto.',
  orderNothingToPay: 'Archebu, dim i’w dalu',
  pay: (total) => `Talu ${total}`,
  openingYourReport: { opening: 'Yn agor eich adroddiad', matched: 'Rydym wedi aros 15 munud. Os yw arian wedi gadael eich cyfrif, nid yw ar goll. Byddwn yn ei baru â’ch gwiriad.' },
  backToThePayment: 'Yn ôl i’r taliad',
}

export const question: SoFar<typeof en.question> = {
  back: 'Yn ôl',
  stepOf: (place, length) => `Cam ${place} o ${length}`,
  continue: 'Parhau',
  sorryWeCannotCheckYourWill: 'Mae’n ddrwg gennym, ni allwn wirio eich ewyllys eto',
  theLawIsDifferentIn: ['Mae’r gyfraith yn wahanol yn yr Alban, yng Ngogledd Iwerddon a thramor. Gall cyfreithiwr lle rydych yn byw helpu. Gallwch ', { link: 'ysgrifennu atom', to: '/contact-us' }, ' os oes gennych gwestiwn.'],
  doYouAlreadyHaveAWill: {
    title: 'A oes gennych ewyllys yn barod?',
    lead: `Atebwch ${willQuestions.length + startQuestions.length} o gwestiynau amdani. Nid ydych yn ei hanfon atom. Am ${price(productById('check').price)} cewch adroddiad ar yr hyn a all fod angen ei wneud, gyda’r gyfraith y tu ôl i bob pwynt. Nid cyngor cyfreithiol ydyw, ac nid yw’n dweud a yw eich ewyllys yn ddilys.`,
  },
  titles: {
    'about.made': 'Am eich ewyllys',
    'about.signing': 'Sut y cafodd ei llofnodi',
    'since.family': 'Eich teulu ers hynny',
    'since.people': 'Y bobl yn eich ewyllys',
    'since.home': 'Eich cartref a’r hyn rydych yn berchen arno',
  },
}

export const result: SoFar<typeof en.result> = {
  inWords: {
    first: 'Mae angen sylw ar rai pethau.',
    later: 'Nid oes dim yn edrych yn frys. Mae rhai pethau’n werth eu gwirio.',
    none: 'Nid oes angen sylw ar ddim yn eich atebion. Darllenwch eich ewyllys eto ymhen ychydig flynyddoedd, neu pan fydd eich bywyd yn newid.',
  },
  headings: {
    first: 'Gwnewch y rhain yn gyntaf',
    later: 'Gwerth eu gwirio',
  },
  youToldUs: (question) => `Dywedoch wrthym: ${question}`,
  whatToDoAboutYourWill: 'Beth i’w wneud am eich ewyllys',
  thisIsBasedOnlyOnYour: 'Mae hyn yn seiliedig ar eich atebion yn unig. Nid ydym wedi gweld eich ewyllys. Nid cyngor cyfreithiol ydyw, ac nid yw’n dweud a yw eich ewyllys yn ddilys.',
  downloadTheReportAsAPdf: 'Lawrlwytho’r adroddiad fel PDF',
  writeANewWill: 'Ysgrifennu ewyllys newydd',
  yourAccount: 'Eich cyfrif',
  weCouldNotLoadYourReport: 'Ni allem lwytho eich adroddiad',
}

export const expertReview: SoFar<typeof en.expertReview> = {
  tickThisFirstIfYouLeave: 'Ticiwch hwn yn gyntaf. Os byddwch yn ei adael, nid oes neb yn darllen eich atebion.',
  aComputerMadeTheReportIf: 'Cyfrifiadur a wnaeth yr adroddiad. Os dymunwch, gall person ddarllen eich atebion hefyd ac ysgrifennu atoch. Mae wedi’i gynnwys yn y pris, ac nid cyngor cyfreithiol ydyw.',
  askAPersonToReadMy: 'Gofyn i berson ddarllen fy atebion',
  cancelDoNotReadMyAnswers: 'Canslo: peidiwch â darllen fy atebion',
  youAreNumberInTheQueue: (place) => `Chi yw rhif ${place} yn y ciw.`,
  youAskedOn: (asked) => `Gofynnoch ar ${asked}.`,
  weReadAnswersInTheOrder: 'Rydym yn darllen atebion yn y drefn y mae pobl yn gofyn, ac ni allwn ddweud pa mor hir y bydd yn ei gymryd. Byddwn yn anfon e-bost atoch pan fydd wedi’i wneud.',
  someoneHasBeenReadingThem: (taken) => `Mae rhywun wedi bod yn eu darllen ers ${taken}.`,
  weWillEmailYouWhenIt: 'Byddwn yn anfon e-bost atoch pan fydd wedi’i wneud.',
  writtenOnByThePersonWho: (sent) => `Ysgrifennwyd ar ${sent} gan y person a’u darllenodd. Nid cyngor cyfreithiol ydyw.`,
  titles: {
    'not asked': 'Gall person ddarllen eich atebion hefyd',
    waiting: 'Bydd person yn darllen eich atebion',
    'being read': 'Mae person yn darllen eich atebion',
    sent: 'Yr hyn a welodd ein darllenydd',
  },
  aSecondLook: 'Ail olwg',
}

/** The questions of the check with what may be answered, and what it finds: each is known by its English, which the answers keep. */
export const sentences: Readonly<Record<string, string>> = {
  'Do you live in England or Wales?': 'A ydych yn byw yng Nghymru neu Loegr?',
  'Our questions follow the law there.': 'Mae ein cwestiynau’n dilyn y gyfraith yno.',
  'Do you own your home?': 'A ydych yn berchen ar eich cartref?',
  'Alone or with someone else.': 'Ar eich pen eich hun neu gyda rhywun arall.',
  'Who wrote the will?': 'Pwy ysgrifennodd yr ewyllys?',
  'A solicitor': 'Cyfreithiwr',
  'A will-writing company': 'Cwmni ysgrifennu ewyllysiau',
  'An online service': 'Gwasanaeth ar-lein',
  'I did, from a form or by hand': 'Fi, o ffurflen neu â llaw',
  'How old is it?': 'Pa mor hen yw hi?',
  'Less than 5 years': 'Llai na 5 mlynedd',
  '5 years or more': '5 mlynedd neu fwy',
  'Where is the signed original?': 'Ble mae’r gwreiddiol a lofnodwyd?',
  'The paper you signed in ink. A photocopy or a scan does not count.': 'Y papur a lofnodoch mewn inc. Nid yw llungopi na sgan yn cyfrif.',
  'I know where it is': 'Rwy’n gwybod ble mae hi',
  'I have only a copy': 'Dim ond copi sydd gennyf',
  'Does it put some of what you leave into a trust, up to the amount that is free of tax?': 'A yw’n rhoi rhywfaint o’r hyn a adewch mewn ymddiriedolaeth, hyd at y swm sy’n rhydd o dreth?',
  'Often called a nil-rate band trust. Many couples had one in wills made before October 2007.': 'Fe’i gelwir yn aml yn ymddiriedolaeth band cyfradd sero. Roedd gan lawer o gyplau un mewn ewyllysiau a wnaed cyn mis Hydref 2007.',
  'Did you and someone else agree never to change your wills?': 'A oes cytundeb rhyngoch chi a rhywun arall i beidio byth â newid eich ewyllysiau?',
  'Making similar wills is not an agreement like this.': 'Nid yw gwneud ewyllysiau tebyg yn gytundeb fel hyn.',
  'Did you sign it?': 'A ydych wedi ei llofnodi?',
  'Another person signed for me': 'Llofnododd person arall drosof',
  'Were two witnesses there together when you signed, or when you told them that the signature was yours?': 'A oedd dau dyst yno gyda’i gilydd pan lofnodoch, neu pan ddywedoch wrthynt mai eich llofnod chi ydoedd?',
  'Each of them must then have signed, or have said that the signature was theirs, while you were there.': 'Rhaid bod pob un ohonynt wedyn wedi llofnodi, neu wedi dweud mai ei lofnod ei hun ydoedd, tra oeddech chi yno.',
  'By video, from {1} to {2}': 'Drwy fideo, o {1} i {2}',
  'By video, at another time': 'Drwy fideo, ar adeg arall',
  'Does the will leave anything to a witness, or to a witness’s husband, wife or civil partner?': 'A yw’r ewyllys yn gadael rhywbeth i dyst, neu i ŵr, gwraig neu bartner sifil tyst?',
  'Has anything been written on it, crossed out, or taken off it since it was signed?': 'A oes rhywbeth wedi’i ysgrifennu arni, ei groesi allan, neu ei dynnu oddi arni ers iddi gael ei llofnodi?',
  'Have you married or entered a civil partnership since you signed it?': 'A ydych wedi priodi neu ffurfio partneriaeth sifil ers i chi ei llofnodi?',
  'Yes, and the will says I was going to': 'Ydw, ac mae’r ewyllys yn dweud fy mod yn mynd i wneud hynny',
  'Has a marriage or civil partnership of yours ended by a court order since then?': 'A oes priodas neu bartneriaeth sifil i chi wedi dod i ben drwy orchymyn llys ers hynny?',
  'A divorce, a dissolution or an annulment. Living apart is not the same.': 'Ysgariad, diddymiad neu ddirymiad. Nid yw byw ar wahân yr un peth.',
  'Do you live apart from a husband, wife or civil partner, with no final court order yet?': 'A ydych yn byw ar wahân i ŵr, gwraig neu bartner sifil, heb orchymyn llys terfynol eto?',
  'Has a child or grandchild been born or adopted since then?': 'A oes plentyn, ŵyr neu wyres wedi’i eni neu ei fabwysiadu ers hynny?',
  'Does the will leave out someone who lives with you or depends on you for money?': 'A yw’r ewyllys yn gadael allan rywun sy’n byw gyda chi neu’n dibynnu arnoch am arian?',
  'Has anyone named in it died?': 'A oes rhywun a enwir ynddi wedi marw?',
  'Has anyone named in it moved or changed their name?': 'A oes rhywun a enwir ynddi wedi symud neu newid ei enw?',
  'Would you choose the same executors today, and can they still do it?': 'A fyddech yn dewis yr un ysgutorion heddiw, ac a allant ei wneud o hyd?',
  'Does it name guardians for your children under 18, and would you choose them today?': 'A yw’n enwi gwarcheidwaid ar gyfer eich plant o dan 18 oed, ac a fyddech yn eu dewis heddiw?',
  'I have no children under 18': 'Nid oes gennyf blant o dan 18 oed',
  'Have you bought or sold a home since then, or changed who owns it?': 'A ydych wedi prynu neu werthu cartref ers hynny, neu newid pwy sy’n berchen arno?',
  'Do you own your home together with someone?': 'A ydych yn berchen ar eich cartref gyda rhywun?',
  'I do not own a home': 'Nid wyf yn berchen ar gartref',
  'Do you own land or a home outside England and Wales?': 'A ydych yn berchen ar dir neu gartref y tu allan i Gymru a Lloegr?',
  'Do you own a business, a farm, or shares in a private company?': 'A ydych yn berchen ar fusnes, fferm, neu gyfranddaliadau mewn cwmni preifat?',
  'Do you have a pension that would still hold money if you died?': 'A oes gennych bensiwn a fyddai’n dal arian o hyd pe baech yn marw?',
  'The State Pension is not one.': 'Nid yw Pensiwn y Wladwriaeth yn un.',
  'A will has to be signed': 'Rhaid llofnodi ewyllys',
  'A will counts only if you signed it, or another person signed it in front of you because you told them to. Sign a will with two witnesses, or make a new one.':
    'Dim ond os llofnodoch chi hi, neu os llofnododd person arall hi o’ch blaen am i chi ddweud wrtho, y mae ewyllys yn cyfrif. Llofnodwch ewyllys gyda dau dyst, neu gwnewch un newydd.',
  'Another person may sign for you': 'Caiff person arall lofnodi drosoch',
  'That counts if they signed in front of you and because you told them to, with both witnesses there. Check if the signing page says so, and ask a solicitor to read it.':
    'Mae hynny’n cyfrif os llofnododd y person o’ch blaen ac am i chi ddweud wrtho, a’r ddau dyst yno. Gwiriwch a yw’r dudalen lofnodi’n dweud hynny, a gofynnwch i gyfreithiwr ei darllen.',
  'Two witnesses have to be there together': 'Rhaid i ddau dyst fod yno gyda’i gilydd',
  'Both must be there at the same time when you sign, or when you tell them that the signature is yours. Each must then sign, or say that the signature is theirs, while you are there. A will without this has no effect, and a video counted only for wills made from {1} to {2}. Ask a solicitor to look at it, or make a new one.': `Rhaid i’r ddau dyst fod yno ar yr un pryd pan lofnodwch, neu pan ddywedwch wrthynt mai eich llofnod chi ydyw. Rhaid i bob un wedyn lofnodi, neu ddweud mai ei lofnod ei hun ydyw, tra ydych chi yno. Heb hyn nid yw ewyllys yn cael unrhyw effaith, a dim ond ar gyfer ewyllysiau a wnaed o {1} i {2} yr oedd fideo’n cyfrif. Gofynnwch i gyfreithiwr edrych arni, neu gwnewch un newydd.`,
  'For four years a video counted': 'Am bedair blynedd roedd fideo’n cyfrif',
  'For a will made from {1} to {2}, witnesses could be there by video. All of you had to see the others sign as it happened: a recording does not count. Keep what you still have about that day. A new will, signed in one room, is safer.': `Ar gyfer ewyllys a wnaed o {1} i {2}, gallai tystion fod yno drwy fideo. Roedd yn rhaid i bob un ohonoch weld y lleill yn llofnodi wrth i hynny ddigwydd: nid yw recordiad yn cyfrif. Cadwch yr hyn sydd gennych o hyd am y diwrnod hwnnw. Mae ewyllys newydd, wedi’i llofnodi mewn un ystafell, yn fwy diogel.`,
  'A gift to a witness is lost': 'Collir rhodd i dyst',
  'A witness, or a witness’s husband, wife or civil partner, usually loses what the will leaves them. The rest of the will stays. A new will with other witnesses puts it right.':
    'Fel arfer mae tyst, neu ŵr, gwraig neu bartner sifil tyst, yn colli’r hyn y mae’r ewyllys yn ei adael i’r person hwnnw. Mae gweddill yr ewyllys yn aros. Mae ewyllys newydd gyda thystion eraill yn cywiro hynny.',
  'Changes on the paper usually do not count': 'Fel arfer nid yw newidiadau ar y papur yn cyfrif',
  'What is written in or crossed out after signing has no effect unless it is signed and witnessed too. Marks of a staple or clip can raise questions too. Do not change the paper again: take out nothing that holds it together, and add nothing.':
    'Nid yw’r hyn a ysgrifennir neu a groesir allan ar ôl llofnodi yn cael unrhyw effaith oni bai ei fod wedi’i lofnodi a’i dystio hefyd. Gall olion stwffwl neu glip godi cwestiynau hefyd. Peidiwch â newid y papur eto: peidiwch â thynnu dim sy’n ei ddal ynghyd, na rhoi dim ato.',
  'The original is needed': 'Mae angen y gwreiddiol',
  'If you last had the will and it cannot be found, the law may assume that you destroyed it on purpose. Ask where it was made. If it is lost, make a new one.':
    'Os chi oedd â’r ewyllys ddiwethaf ac na ellir dod o hyd iddi, gall y gyfraith gymryd eich bod wedi ei dinistrio’n fwriadol. Gofynnwch lle y’i gwnaed. Os yw ar goll, gwnewch un newydd.',
  'Marriage cancels a will made before it': 'Mae priodas yn diddymu ewyllys a wnaed o’i blaen',
  'So does a civil partnership. The will stays only if it says itself that you were expecting to marry that named person and that it should stay in force. Leaving them something is not enough. If nothing replaces it, the law decides who gets what. Make a new one.':
    'Felly hefyd bartneriaeth sifil. Dim ond os yw’r ewyllys ei hun yn dweud eich bod yn disgwyl priodi’r person hwnnw, wrth ei enw, ac y dylai aros mewn grym, y mae’n aros. Nid yw gadael rhywbeth i’r person yn ddigon. Os nad oes dim yn cymryd ei lle, y gyfraith sy’n penderfynu pwy sy’n cael beth. Gwnewch un newydd.',
  'The wedding your will expected': 'Y briodas yr oedd eich ewyllys yn ei disgwyl',
  'A will stays in force when it says that you were expecting to marry a named person, that you did marry that person, and that it should stay. Read that part again, or ask a solicitor to.':
    'Mae ewyllys yn aros mewn grym pan yw’n dweud eich bod yn disgwyl priodi person a enwir, mai’r person hwnnw a briodoch, ac y dylai aros. Darllenwch y rhan honno eto, neu gofynnwch i gyfreithiwr wneud.',
  'A divorce changes what the will does': 'Mae ysgariad yn newid yr hyn y mae’r ewyllys yn ei wneud',
  'What it leaves to a former husband, wife or civil partner passes as if they had died when the marriage or partnership ended, and they cannot act as executor. Check who comes next.':
    'Mae’r hyn y mae’n ei adael i gyn-ŵr, cyn-wraig neu gyn-bartner sifil yn mynd ymlaen fel petai’r person wedi marw pan ddaeth y briodas neu’r bartneriaeth i ben, ac ni all weithredu fel ysgutor. Gwiriwch pwy sydd nesaf.',
  'To live apart changes nothing in a will': 'Nid yw byw ar wahân yn newid dim mewn ewyllys',
  'Until a court order ends the marriage or civil partnership, the other person still takes what the will leaves them, and may still be executor. If that is not what you want, make a new one.':
    'Nes bod gorchymyn llys yn dod â’r briodas neu’r bartneriaeth sifil i ben, mae’r person arall yn dal i gael yr hyn y mae’r ewyllys yn ei adael iddo, a chaiff fod yn ysgutor o hyd. Os nad dyna’r hyn a fynnwch, gwnewch un newydd.',
  'A promise not to change a will can bind you': 'Gall addewid i beidio â newid ewyllys eich rhwymo',
  'If two people agree not to change their wills and one of them dies, a court can hold the other to it. See a solicitor before you make a new one.': 'Os bydd dau berson yn cytuno i beidio â newid eu hewyllysiau ac un ohonynt yn marw, gall llys ddal y llall at hynny. Ewch i weld cyfreithiwr cyn i chi wneud un newydd.',
  'A child who came later may be left out': 'Efallai y gadewir allan blentyn a ddaeth yn ddiweddarach',
  'Check if your will says “my children”, which may include a later child, or lists them by name, which does not.': 'Gwiriwch a yw eich ewyllys yn dweud “my children”, a all gynnwys plentyn diweddarach, neu’n eu rhestru wrth eu henwau, nad yw’n gwneud hynny.',
  'Someone who depends on you can ask a court': 'Gall rhywun sy’n dibynnu arnoch ofyn i lys',
  'Some people who are left out can ask a court for money from what you leave. A solicitor can tell you how to allow for that in your will.': 'Gall rhai pobl sy’n cael eu gadael allan ofyn i lys am arian o’r hyn a adewch. Gall cyfreithiwr ddweud wrthych sut i baratoi am hynny yn eich ewyllys.',
  'Someone named in your will has died': 'Mae rhywun a enwir yn eich ewyllys wedi marw',
  'What you left them may go to someone the will does not name for it. If they were an executor or a guardian, check who is next.': 'Gall yr hyn a adawoch i’r person fynd i rywun nad yw’r ewyllys yn ei enwi ar ei gyfer. Os oedd yn ysgutor neu’n warcheidwad, gwiriwch pwy sydd nesaf.',
  'Your executors should be the right people': 'Dylai eich ysgutorion fod y bobl iawn',
  'They carry out your will. An executor who has died, fallen out with you or cannot act can hold everything up.': 'Nhw sy’n gweithredu eich ewyllys. Gall ysgutor sydd wedi marw, sydd wedi ffraeo â chi neu na all weithredu ddal popeth yn ôl.',
  'Children under 18 need a guardian': 'Mae angen gwarcheidwad ar blant o dan 18 oed',
  'A will can say who looks after them. Without it, and with no parent left who has parental responsibility, a court decides.': 'Gall ewyllys ddweud pwy sy’n gofalu amdanynt. Hebddi, a heb riant ar ôl sydd â chyfrifoldeb rhiant, llys sy’n penderfynu.',
  'The home in your will may not be your home': 'Efallai nad y cartref yn eich ewyllys yw eich cartref',
  'A gift of a home that has been sold usually fails, and the next home does not take its place unless the will says so.': 'Fel arfer mae rhodd o gartref sydd wedi’i werthu yn methu, ac nid yw’r cartref nesaf yn cymryd ei le oni bai bod yr ewyllys yn dweud hynny.',
  'A shared home may pass outside the will': 'Gall cartref a rennir fynd y tu allan i’r ewyllys',
  'Joint tenants: your part goes to the other owner, whatever the will says. Tenants in common: your part goes by the will. The title register shows which it is.':
    'Cyd-denantiaid: mae eich rhan yn mynd i’r perchennog arall, beth bynnag a ddywed yr ewyllys. Tenantiaid cydradd: mae eich rhan yn mynd yn ôl yr ewyllys. Mae’r gofrestr teitl yn dangos pa un ydyw.',
  'Land abroad can follow other law': 'Gall tir dramor ddilyn cyfraith arall',
  'The law of the place where the land is may decide who can have it. Ask a lawyer there whether you need a second will.': 'Gall cyfraith y lle y mae’r tir ynddo benderfynu pwy gaiff ei gael. Gofynnwch i gyfreithiwr yno a oes angen ail ewyllys arnoch.',
  'A trust for the tax-free amount may not help any more': 'Efallai nad yw ymddiriedolaeth ar gyfer y swm sy’n rhydd o dreth yn helpu mwyach',
  'Since {1} what one husband, wife or civil partner does not use of that amount can pass to the other. Such a trust can now cost tax: a home inside it can lose the extra amount for homes. Ask a solicitor whether it should stay.': `Ers {1} gall yr hyn nad yw un gŵr, gwraig neu bartner sifil yn ei ddefnyddio o’r swm hwnnw fynd i’r llall. Gall ymddiriedolaeth o’r fath gostio treth nawr: gall cartref ynddi golli’r swm ychwanegol ar gyfer cartrefi. Gofynnwch i gyfreithiwr a ddylai aros.`,
  'The tax on businesses and farms has changed': 'Mae’r dreth ar fusnesau a ffermydd wedi newid',
  'If you die on or after {1}, the full relief from inheritance tax covers only the first {2} of them. Above that it is half. Partners and company rules can also decide who may have your part. Ask a solicitor to read the will with that in mind.': `Os byddwch farw ar neu ar ôl {1}, dim ond y {2} cyntaf ohonynt y mae’r rhyddhad llawn rhag Treth Etifeddiant yn ei gynnwys. Uwchlaw hynny hanner ydyw. Gall partneriaid a rheolau cwmni hefyd benderfynu pwy gaiff eich rhan. Gofynnwch i gyfreithiwr ddarllen yr ewyllys gyda hynny mewn cof.`,
  'A pension passes outside the will, but not outside tax': 'Mae pensiwn yn mynd y tu allan i’r ewyllys, ond nid y tu allan i dreth',
  'The company that runs it pays the person you named with them. If you die on or after {1}, most of what is left in it counts for inheritance tax, and what the will says is free of tax may bear more.': `Mae’r cwmni sy’n ei redeg yn talu’r person a enwoch wrtho. Os byddwch farw ar neu ar ôl {1}, mae’r rhan fwyaf o’r hyn sydd ar ôl ynddo’n cyfrif ar gyfer Treth Etifeddiant, a gall yr hyn y mae’r ewyllys yn dweud ei fod yn rhydd o dreth ddwyn mwy.`,
  'New names and addresses': 'Enwau a chyfeiriadau newydd',
  'A move or a new name does not undo a gift. Keep a note of it with the will, so that your executors can find the person. Do not write on the will itself.':
    'Nid yw symud neu enw newydd yn dadwneud rhodd. Cadwch nodyn amdano gyda’r ewyllys, er mwyn i’ch ysgutorion allu dod o hyd i’r person. Peidiwch ag ysgrifennu ar yr ewyllys ei hun.',
  'Read it again': 'Darllenwch hi eto',
  'A will does not go out of date, but lives change. Many people read theirs every five years.': 'Nid yw ewyllys yn mynd yn hen, ond mae bywydau’n newid. Mae llawer o bobl yn darllen eu hewyllys bob pum mlynedd.',
  'A will made at home': 'Ewyllys a wnaed gartref',
  'Small mistakes in the words or the signing are common in wills written without help. Ask someone who knows the law to read it.': 'Mae camgymeriadau bach yn y geiriau neu wrth lofnodi yn gyffredin mewn ewyllysiau a ysgrifennwyd heb help. Gofynnwch i rywun sy’n gwybod y gyfraith ei darllen.',
  'Wills Act 1837 s.24; the rule of ademption': 'Wills Act 1837 s.24; y rheol am rodd nad yw yn yr ystad mwyach',
  'Common law rule of the place where land is': 'Rheol y gyfraith gyffredin am y lle y mae’r tir ynddo',
  'Practice; no rule of law': 'Arfer; nid oes rheol gyfreithiol',
  [EXPERT_REVIEW_CONSENT]: `Caiff person yn ${brand.name} ddarllen fy atebion a’r adroddiad a wnaed ohonynt, er mwyn ysgrifennu ataf am yr hyn a wêl.`,
}
