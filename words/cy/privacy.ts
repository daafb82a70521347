import { brand } from '#core/brand.ts'
import {
  COMPLAINT_DAYS,
  CONSENT_DAYS,
  DELETION_NOTICE_DAYS,
  DESK_AUDIT_KEPT_YEARS,
  DEVICE_KEPT_DAYS,
  INVITATION_DAYS,
  MESSAGES_KEPT_MONTHS,
  PAID_KEPT_YEARS,
  REDIRECT_COOKIE_HOURS,
  REFERRAL_DAYS,
  RELEASE_KEPT_YEARS,
  RELEASE_NOTICE_DAYS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  TOKEN_MINUTES,
  UNCONFIRMED_KEPT_MONTHS,
  UNPAID_KEPT_MONTHS,
  VISITOR_ANSWERS_HOURS,
} from '#core/constants.ts'
import type * as en from '../en/privacy.ts'
import type { SoFar } from '../said.ts'

export const privacy: SoFar<typeof en.privacy> = {
  title: 'Preifatrwydd',
  lead: 'Mae ewyllys yn breifat iawn. Mae’r dudalen hon yn dweud beth rydym yn ei gadw, pam, a beth allwch chi ei wneud am hynny.',
  changed: '28 Tachwedd 2026',
  sections: {
    short: {
      heading: 'Yn fyr',
      list: {
        list: [
          'Rydym yn cadw’r hyn a deipiwch er mwyn i ni allu ysgrifennu eich ewyllys. Nid ydym yn ei ddefnyddio ar gyfer dim arall.',
          'Nid ydym yn dangos hysbysebion, ac nid ydym yn gwerthu dim amdanoch. Os cytunwch i gwcis, rydym yn gweld pa hysbyseb a ddaeth â chi.',
          'Nid ydym yn hyfforddi unrhyw feddalwedd ar eich ewyllys.',
          'Gallwch lawrlwytho copi o’r cyfan, neu ei ddileu, ar [dudalen eich cyfrif](/account).',
        ],
      },
    },
    who: { heading: 'Pwy sy’n gofalu amdano' },
    what: {
      heading: 'Yr hyn rydym yn ei gadw',
      onceYouHaveAnAccountOn: 'Unwaith y bydd gennych gyfrif, ar ein gweinydd ein hunain:',
      list: {
        list: [
          'Eich enw, eich e-bost, ac a ydych yn berchen ar eich cartref.',
          'Eich cyfrinair, wedi’i sgramblo mewn ffordd na ellir ei dadwneud. Ni allwn ei ddarllen.',
          'Eich atebion: chi, y bobl, yr elusennau a’r anifeiliaid anwes yr ydych yn eu henwi, yr hyn rydych yn berchen arno, a’ch dymuniadau. Rydym yn cadw eich atebion cynharach hefyd, er mwyn i chi allu edrych yn ôl.',
          'Y dogfennau a lawrlwythoch, fel yr oeddent, a lluniau o’r tudalennau wedi’u llofnodi os ydych yn eu hychwanegu.',
          'Pwy gaiff gael beth ar ôl eich marwolaeth, ac enw ac e-bost rhywun sy’n gallu eich cyrraedd, os ydych yn eu rhoi.',
          'Yr hyn y mae pobl eraill wedi gofyn i chi ei wneud o dan eu hewyllysiau, os ydych yn ei gadw yn eich cyfrif.',
          'Beth a archeboch, pryd, ac a dalwyd amdano. Nid ydym byth yn gweld eich cerdyn.',
          'Pryd y cytunoch â’n telerau, â beth y cytunoch cyn eich lawrlwythiad cyntaf, ac, os ydych yn penodi cwmni cyfreithiol, â’r hyn y mae’n ei godi.',
          'Pa gwestiynau yr ydych wedi’u gweld, er mwyn i chi allu parhau o unrhyw ddyfais.',
          'Rhestr o’r hyn a ddigwyddodd yn eich cyfrif a phryd, fel mewngofnodi. Nid yw eich atebion ynddi.',
          'Os gofynnwch i berson ddarllen eich atebion am eich ewyllys: eich bod wedi cytuno i hynny, pryd yr agorodd rhywun nhw, a beth a ysgrifennwyd atoch. Nes i rywun eu hagor gallwch ganslo, ac yna nid oes neb yn eu darllen.',
          'Os gofynnwch i gwmni cyfreithiol oddi yma: pa un, â beth y cytunoch, pryd yr edrychodd ar eich achos, a beth a ysgrifennodd atoch.',
          'Yr hyn yr edrychodd ein tîm arno yn eich cyfrif, pryd a pham. Gallwch ei ddarllen ar [dudalen eich cyfrif](/account). Dim ond pan fyddwch yn gofyn iddynt y maent yn darllen eich ewyllys.',
          'Os ydych yn ein hadolygu: eich sgôr, eich geiriau, a faint o’ch enw y cawn ei ddangos. Rydym yn darllen pob adolygiad cyn i ni ei gyhoeddi.',
          'Ble rydych wedi mewngofnodi, mewn dau neu dri gair fel “Firefox on Windows”, a phryd roeddech yma ddiwethaf.',
          `Y porwyr y mewngofnodoch ohonynt, yn yr un dau neu dri gair, am ${DEVICE_KEPT_DAYS} diwrnod ar ôl i chi wneud hynny ddiwethaf. Rydym yn anfon e-bost atoch pan fyddwch yn mewngofnodi o un newydd.`,
          'Os ydych yn ychwanegu allwedd mynediad neu ap dilysu, ei enw, pryd y cafodd ei ychwanegu a’i ddefnyddio ddiwethaf, a’r hyn sydd ei angen arnom i’w adnabod. Nid yw eich ôl bys na’ch wyneb byth yn gadael eich dyfais.',
        ],
      },
      withoutAnAccountWeKeepOnly: 'Heb gyfrif nid ydym yn cadw dim ond yr hyn a anfonwch atom: neges, eich enw a’ch e-bost ar gyfer y rhestr aros, yr hyn a ddywedwch wrthym am farwolaeth, neu eich ateb pan fydd cwsmer yn gofyn rhywbeth gennych.',
      ourSystemLogHasTheTime: 'Yn log ein system y mae’r amser, y math o dudalen ac a weithiodd. Nid oes enwau, cyfeiriadau nac atebion ynddo.',
    },
    browser: {
      heading: 'Yr hyn sy’n aros yn eich porwr',
      yourBrowserRemembersTheLanguageYou:
        'Mae eich porwr yn cofio’r iaith a ddewisoch, os dewisoch un. Mae’n cofio eich bod wedi mewngofnodi, pa gamau yr ydych wedi’u gweld, taliad yr ydych wedi’i ddechrau a chod a ddefnyddiwch i dalu. Mae hefyd yn dal eich enw a’ch ewyllys, wedi’u hamgryptio. Os yw cadw’n methu, neu os ydym yn eich allgofnodi tra byddwch yn teipio, mae’n dal yr hyn a deipioch nes i ni allu ei gadw.',
      beforeYouSignUpItHolds: `Cyn i chi gofrestru mae’n dal eich atebion cyntaf, wedi’u hamgryptio, am ${VISITOR_ANSWERS_HOURS} awr ar ôl i chi ddefnyddio’r dudalen ddiwethaf, a’r cod o ddolen noddwr.`,
      asAnApp: 'Os ydych yn gosod ein tudalennau fel ap, mae hefyd yn cadw geiriau eich ewyllys ar y ddyfais honno, wedi’u hamgryptio, am 7 diwrnod ar ôl iddi fod ar-lein ddiwethaf. Yna gallwch eu darllen heb signal.',
      onlyYouLoggedInCanOpen: 'Dim ond chi, wedi mewngofnodi, all agor yr hyn sydd wedi’i amgryptio. Mae allgofnodi yn ei dynnu. Mae’r hyn a deipioch a heb ei gadw yno pan fyddwch yn mewngofnodi eto. Os ydych yn rhannu cyfrifiadur, allgofnodwch pan fyddwch yn stopio.',
    },
    cookies: {
      heading: 'Cwcis',
      whenYouCreateAnAccountOr: `Pan fyddwch yn creu cyfrif neu’n mewngofnodi, mae cwci o’r enw device yn dweud wrthym eich bod wedi mewngofnodi o’r porwr hwn o’r blaen. Ni all agor eich cyfrif. Mae’n rhwystro cyfrineiriau anghywir dieithryn rhag eich cau allan, ac yn gadael i ni anfon e-bost atoch os bydd rhywun yn mewngofnodi o rywle arall. Mae’n para ${DEVICE_KEPT_DAYS} diwrnod ar ôl i chi fewngofnodi ddiwethaf. Ni allwn gadw cyfrif yn ddiogel hebddo, felly nid ydym yn gofyn.`,
      weSetNoOtherCookieUntil: `Nid ydym yn gosod unrhyw gwci arall nes i chi ddewis. Yna rydym yn cadw eich dewis mewn cwci o’r enw policy-accepted, am ${CONSENT_DAYS} diwrnod. Mae’r tudalennau’n gweithio yr un fath pa un bynnag a ddewiswch.`,
      ifYouAcceptWeMayAlso: 'Os derbyniwch, efallai y byddwn hefyd yn cadw:',
      list: {
        list: [
          'Sut y daethoch yma: rhif clic yr hysbyseb, y dudalen y daethoch iddi, y safle cyn hynny, a’r geiriau y mae’r hysbyseb yn eu hychwanegu at ddolen. Os crëwch gyfrif, rydym yn ei gadw yno.',
          `Pan fyddwn yn rhoi cynnig ar ddwy fersiwn o dudalen, pa un a welsoch. Cwci o’r enw afterTest ydyw, am ${REDIRECT_COOKIE_HOURS} awr.`,
        ],
      },
      ifAnAdvertBroughtYouWe: 'Os daeth hysbyseb â chi, efallai y byddwn hefyd yn dweud wrth y cwmni a’i rhedodd pa gam a gyrhaeddoch, gyda’r rhif clic ac a yw eich sgrin yn fach. Nid ydym yn dweud dim wrtho am eich atebion, eich enw na’ch e-bost.',
      youCanChangeYourMindChoose: 'Gallwch newid eich meddwl. Dewiswch “Cwcis” ar waelod unrhyw dudalen.',
    },
    why: {
      heading: 'Pam mae’r gyfraith yn gadael i ni ei gadw',
      list: {
        list: [
          'Gofynnoch i ni ysgrifennu eich ewyllys, ac ni allwn wneud hynny heb eich atebion. Contract yw enw’r gyfraith ar hyn.',
          'Rydych yn enwi pobl eraill ynddi: plant, ysgutorion, ffrindiau. Ni all neb wneud ewyllys hebddynt. Buddiant dilys yw enw’r gyfraith ar hyn. Nid ydym yn cadw mwy amdanynt nag y mae ei angen ar yr ewyllys.',
          'Gall rhai atebion gyffwrdd â’ch iechyd, eich credoau neu eich bywyd teuluol. Peidiwch â rhoi’r rhain ond lle mae eu hangen ar yr ewyllys.',
          'Dim ond pan fyddwch yn prynu ewyllysiau i’r ddau ohonoch ac yn gwahodd eich partner yr ydym yn anfon e-bost at eich partner. Os bydd yn derbyn, bydd yn cael copi o ran o’ch ewyllys, unwaith. Mae eich gwahoddiad yn dweud pa ran.',
          'Dim ond pan fyddwch yn gofyn i ni, neu pan fydd rhywun yn dweud wrthym eich bod wedi marw, yr ydym yn anfon e-bost at ysgutor, gwarcheidwad neu bwy bynnag sydd i gael eich anifail anwes. Tra gallech fod yn fyw, nid ydym yn dweud wrthynt beth mae’r ewyllys yn ei ddweud. Cedwir yr hyn a atebant gyda’ch ewyllys, i chi ei ddarllen. Gallant [atal ein negeseuon e-bost](/unsubscribe).',
          'Os bydd rhywun yn dweud wrthym eich bod wedi marw, rydym yn anfon e-bost at bwy bynnag a ddywedodd hynny, atoch chi, ac at y person a ddewisoch i’ch cyrraedd. Ar ôl eich marwolaeth rydym yn anfon e-bost at y bobl a ddewisoch. Rydym yn postio llythyr at y rhai nad oes gennym e-bost ar eu cyfer, i’r cyfeiriad yn eich ewyllys.',
          'Unwaith y byddwch wedi talu am eich ewyllys, mae rhaglen yn edrych arni bob nos, ac rydym yn anfon e-bost atoch pan fydd i’w llofnodi o hyd neu y gall fod wedi dyddio. Nid oes neb yn ei darllen ar gyfer hynny. Gallwch atal y negeseuon hyn ar [dudalen eich cyfrif](/account).',
          'Rydym yn anfon e-bost atoch am eich cyfrif a’r hyn a brynwch. Nid ydym yn anfon newyddion na hysbysebion. Os gofynnoch i ni ddweud wrthych pan allwn ysgrifennu ewyllysiau lle rydych yn byw, gallwch [atal hynny](/unsubscribe).',
        ],
      },
    },
    others: {
      heading: 'Pwy arall sy’n ei weld',
      theFontsPicturesAndCodeOn: 'O’n gweinydd ein hunain y daw’r ffontiau, y lluniau a’r cod ar ein tudalennau. Felly nid oes unrhyw gwmni arall yn dysgu eich bod wedi edrych ar dudalen.',
      ifYouBuyWillsForTwo: 'Os prynwch ewyllysiau i ddau, mae eich partner yn cael copi o ran o’ch un chi wrth dderbyn. Ar ôl hynny, ni all y naill na’r llall ohonoch weld un y llall.',
      ifYouAskALawFirm: `Os gofynnwch i gwmni cyfreithiol oddi yma, mae’n gweld yr hyn y cytunoch iddo, am ${REFERRAL_DAYS} diwrnod neu nes i chi ei dynnu’n ôl. Gall gadw ei nodiadau ei hun. Gofynnwch i’r cwmni am y rheini.`,
      weDoNotTellYourExecutors:
        'Tra byddwch fyw, nid ydym yn dweud wrth eich ysgutorion beth mae eich ewyllys yn ei ddweud, nac wrth neb arall na ofynnoch iddynt. Ar ôl eich marwolaeth, mae’r bobl a ddewisoch yn cael yr hyn a ddewisoch: gweler “Pwy sy’n cael beth, ar eich ôl chi” yn eich cyfrif. Gallai llys orchymyn i ni ei ddangos.',
      whenSomeoneDiesAndTheWill: 'Pan fydd rhywun yn marw a’r ewyllys yn cael ei phrofi, daw’r ewyllys yn gofnod cyhoeddus. Dyna’r gyfraith. Felly mae’n well gadael rhesymau a rhifau cyfrif allan ohoni.',
    },
    'how-long': {
      heading: 'Am faint rydym yn ei gadw',
      youCanDeleteYourAccountAt:
        'Gallwch ddileu eich cyfrif unrhyw bryd, a chaiff popeth ynddo ei ddileu ar unwaith. Tra bo taliad neu ad-daliad ar ei ffordd, neu tra bo eich banc yn edrych ar un, arhoswch nes i hynny ddod i ben. Os dywedodd rhywun wrthym eich bod wedi marw, dywedwch wrthym yn gyntaf eich bod yn fyw. Fel arall:',
      list: {
        list: [
          `Os na thaloch am ddim, rydym yn dileu eich cyfrif pan na fydd neb wedi’i ddefnyddio am ${UNPAID_KEPT_MONTHS} mis. Nid ydym yn gwneud hynny tra byddwch yn cadw ynddo yr hyn a ofynnodd rhywun gennych.`,
          `Os na chadarnhaoch ei e-bost chwaith, rydym yn ei ddileu ar ôl ${UNCONFIRMED_KEPT_MONTHS} mis.`,
          `Os taloch, rydym yn dileu eich cyfrif pan na fydd neb wedi’i ddefnyddio am ${PAID_KEPT_YEARS} o flynyddoedd.`,
          `Rydym yn anfon e-bost atoch ${DELETION_NOTICE_DAYS} diwrnod ymlaen llaw. I’w gadw, mewngofnodwch.`,
          `Rydym yn dileu’r cyfeiriad y gwahoddoch eich partner iddo pan fydd yn derbyn, pan fyddwch yn canslo’r gwahoddiad, neu ar ôl ${INVITATION_DAYS} diwrnod.`,
          `Rydym yn dileu neges atom, a’n hateb, ar ôl ${MESSAGES_KEPT_MONTHS} mis.`,
          `Rydym yn dileu adroddiad bod rhywun wedi marw, pan na ddaw dim ohono, ar ôl ${MESSAGES_KEPT_MONTHS} mis. Tan hynny mae wedi’i selio.`,
          `Mae’r hyn rydym yn ei roi i’r bobl a ddewisoch, ar ôl eich marwolaeth, yn aros ar agor iddynt am ${RELEASE_KEPT_YEARS} o flynyddoedd. Mae ein llythyr yn dweud hynny, ac rydym yn anfon e-bost at y lleill ${RELEASE_NOTICE_DAYS} diwrnod cyn y diwedd. Yna rydym yn dileu eich cyfrif, gyda phopeth ynddo.`,
          `Rydym yn dileu’r rhestr o’r hyn a wnaeth ein tîm ar ôl ${DESK_AUDIT_KEPT_YEARS} o flynyddoedd. Mae rhifau ynddi, ac nid oes enwau cwsmeriaid.`,
        ],
      },
      peopleOftenAskAboutAWill: `Mae pobl yn aml yn gofyn am ewyllys dim ond ar ôl marwolaeth. Felly pan gaiff cyfrif ei ddileu rydym yn cadw cofnod byr am ${PAID_KEPT_YEARS} o flynyddoedd: ei fod wedi bod, pryd, a beth a brynoch. Nid oes enw nac atebion ynddo, a dim ond mewn ffurf wedi’i sgramblo na ellir ei dadwneud y mae eich e-bost ynddo.`,
      aLinkForANewPassword: `Mae dolen ar gyfer cyfrinair newydd yn gweithio am ${RESET_LINK_MINUTES} munud. Rydym yn eich allgofnodi ${TOKEN_MINUTES} munud ar ôl i chi gau’r dudalen, ac ym mhob achos ar ôl ${SESSION_DAYS} diwrnod.`,
    },
    safe: {
      heading: 'Sut rydym yn ei gadw’n ddiogel',
      youCanAddAPasskeyOr:
        'Gallwch ychwanegu allwedd mynediad neu ap gyda chodau at eich cyfrinair. Mae ein gweinydd yn gwirio pwy ydych chi bob tro, ac yn rhoi i chi ddim ond yr hyn sy’n eiddo i chi. Rydym yn sgramblo cyfrineiriau ac allweddi cyn i ni eu storio, felly ni all neb sy’n dwyn ein data eu defnyddio. Nid ydym byth yn gofyn am gyfrineiriau eich cyfrifon eraill. Peidiwch â’u rhoi mewn ewyllys.',
    },
    rights: {
      heading: 'Yr hyn y gallwch ofyn amdano',
      list: { list: ['Copi o’r hyn sydd gennym amdanoch, mewn ffurf y gallwch fynd â hi i rywle arall. Mae ar [dudalen eich cyfrif](/account).', 'Ein bod yn ei gywiro. Gallwch newid y rhan fwyaf ohono eich hun.', 'Ein bod yn ei ddileu, neu’n peidio â’i ddefnyddio. Gallwch ddileu eich cyfrif eich hun.'] },
      useTheContactFormAndChoose: 'Defnyddiwch y [ffurflen gysylltu](/contact-us) a dewiswch “Fy ngwybodaeth bersonol”. Mae am ddim. Rydym yn ateb o fewn mis.',
      ifSomeoneHasNamedYouIn: 'Os yw rhywun wedi eich enwi yn ei ewyllys, mae’r hawliau hyn gennych chi hefyd. Efallai y bydd rhaid i ni wrthod lle byddai’r ateb yn dangos yr hyn a ysgrifennodd person arall.',
      youCanComplainToUsWith: `Gallwch gwyno i ni gyda’r [ffurflen gysylltu](/contact-us). Mae’n cadarnhau ar unwaith, drwy e-bost, fod eich cwyn gennym, ac rydym yn ateb o fewn ${COMPLAINT_DAYS} diwrnod. Gallwch hefyd gwyno i’r [Comisiynydd Gwybodaeth](https://ico.org.uk), sy’n gwarchod gwybodaeth bersonol yn y Deyrnas Unedig.`,
    },
    questions: {
      heading: 'Gofynnwch i ni',
      writeToOrUseTheContact: `Ysgrifennwch at [${brand.supportEmail}](mailto:${brand.supportEmail}) neu defnyddiwch y [ffurflen gysylltu](/contact-us).`,
    },
  },
}
