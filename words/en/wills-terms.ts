/** The terms for a will. */
import { brand } from '#core/brand.ts'

export const willsTerms = {
  title: 'Terms for your will',
  lead: 'What your will can do, what it cannot do, and what only you can do.',
  changed: '28 November 2026',
  sections: {
    'for-whom': {
      heading: 'Who can use it',
      review: true,
      writesWillsForPeopleWhoAre: `${brand.name} writes wills for people who are 18 or over and whose main home is in England or Wales.`,
      youMustUnderstandWhatAWill: 'You must understand what a will does, roughly what you own, and who might expect something from you. The choices must be your own. If an illness affects your memory or your thinking, see a solicitor and ask your doctor first.',
    },
    'not-for': {
      heading: 'When you need a solicitor instead',
      review: true,
      below: 'offered',
      somePeopleNeedAdviceThatA: 'Some people need advice that a tool cannot give. See a solicitor if any of these is true for you:',
      list: {
        list: [
          'You own land, a home or a business in another country.',
          'You own a farm, or someone else owns part of your business or private company.',
          'You want two people to share the use of your home for life, or others to decide who gets what.',
          'Someone who is to have something outright needs help to manage money, is bankrupt or has an addiction.',
          'You want to leave your husband, wife or civil partner nothing, or little.',
          'You want to leave nothing to a child under 18, or to someone you support.',
          'Someone you were married to gets maintenance from you, or may still ask a court for some.',
          'You promised someone that you would leave them something.',
          'Someone is pressing you.',
        ],
      },
      inOtherCasesWeTellYou: 'In other cases we tell you what the law says, and you can carry on. Leaving out a grown child is one. A business that is yours alone, a divorce that is under way, and an estate that may have to pay inheritance tax are others. A solicitor can still save you a lot of money.',
      theLawSocietyHasAList: 'The Law Society has a [list of solicitors](https://solicitors.lawsociety.org.uk).',
    },
    'what-you-get': {
      heading: 'What you get',
      youGetAWillAsA: 'You get a will as a PDF, made from your answers, and a guide to signing it. You can read every word before you pay.',
      theWillSaysOnlyWhatYou: 'The will says only what you told us. If an answer is missing or wrong, so is that part of your will. So check the summary, and read the will.',
    },
    signing: {
      heading: 'It counts only when it is signed',
      review: true,
      untilThenItHasNoEffect: 'Until then it has no effect. The law asks for this:',
      steps: { steps: ['Print it. You sign a will in ink, on paper. A signature on a screen does not count.', 'Sign it while two witnesses watch. All three of you are in the same room, and a video call is not enough.', 'Each witness then signs while you watch.'] },
      chooseAdultsAsWitnessesAWitness: 'Choose adults as witnesses. A witness, and the husband, wife or civil partner of a witness, loses anything the will leaves them. So choose people who get nothing.',
      neverWriteOnASignedWill: 'Never write on a signed will, and never add or remove a page or a clip. To change it, make a new one.',
    },
    outside: {
      heading: 'What a will does not decide',
      review: true,
      list: {
        list: [
          'A home you own with someone as joint tenants goes to them, whatever the will says.',
          'Most pensions and many life policies go to the person named with the company that runs them.',
          'Debts and the cost of the funeral are paid first.',
          'Some relatives, and people you support, can ask a court for a share.',
        ],
      },
    },
    life: {
      heading: 'When your life changes',
      review: true,
      list: {
        list: [
          'Marriage or civil partnership cancels a will made before it. The will stays only if it says itself that you were expecting to marry that named person, and that it should stay in force. To leave them something is not enough. Nor does it help if you marry someone else.',
          'After a divorce your will is read as if your former husband, wife or partner had died. Separating changes nothing.',
          'A birth, a death, a new home or a big change in what you own are good reasons to read it again.',
        ],
      },
      theLawMayChangeTooWe: 'The law may change too. Once you have told us that you signed, we email you when a change that we know of matters to your will, unless you stop these emails. We may not know of every change.',
    },
    keeping: {
      heading: 'Keeping it safe',
      review: true,
      theSignedPaperIsTheWill: 'The signed paper is the will. We hold your answers and not the signed paper. A scan or a PDF does not replace it.',
      keepItDryAndFlatAnd: 'Keep it dry and flat, and tell your executors where it is. You can also leave it with the Probate Service. It charges a [fee](/prices) for that.',
    },
    executors: {
      heading: 'Executors and guardians',
      review: true,
      askPeopleBeforeYouNameThem: 'Ask people before you name them. They can say no, now or later, so name a backup.',
      aGuardianLooksAfterAChild: 'A guardian looks after a child only if no other parent with parental responsibility is alive, in most cases. You can name one only for a child you have that responsibility for.',
    },
    partner: {
      heading: 'Wills for two',
      review: true,
      youAndYourPartnerEachMake: 'You and your partner each make your own will, and each of you decides alone. Either of you can change yours later, without telling the other. It is not a promise.',
    },
  },
} as const
