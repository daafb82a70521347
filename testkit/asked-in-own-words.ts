/**
 * What people ask in their own words, and where an answer stands. They were written before the search and apart from the pages, as
 * somebody would say them to a neighbour; the places were chosen before anything was tuned.
 */
type Asked = { readonly places: string; readonly questions: readonly string[] }

export const askedInOwnWords: Readonly<Record<string, Asked>> = {
  'witness-who': {
    places: '/faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day',
    questions: [
      'Can my sister be a witness?',
      'Who is allowed to sign as witness on my will',
      'can the neighbour witness it',
      'My daughter wants to watch me sign, does that count as a witness',
      'is it ok if my husband is one of the two witnesses',
      'can my son in law be a witness if my daughter gets the house',
      'Do the witnesses have to be over 18',
      'can the executor also be the witness',
      'can a person who gets money sign as witness',
      'what does a witness actually have to do',
      'do witnesses get to read what I wrote',
      'can one couple both be witnesses, man and wife',
      'my carer offered to sign it for me as witness',
    ],
  },
  'sign-how': {
    places:
      '/faqs#count /faqs#sign-online /faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day /faqs#keep',
    questions: [
      'How do I sign my will properly',
      'do I need to sign in front of somebody',
      'what happens on the day we sign',
      'can I sign it on the computer',
      'can I just type my name or do an electronic signature',
      'does everyone have to be in the same room',
      'can we do the signing over a video call',
      'I have arthritis and cannot hold a pen, how do I sign',
      "I can't see well enough to read the will, can I still make one",
      'What colour pen should I use',
      'should I staple the pages together',
      'I made a spelling mistake after printing, can I cross it out',
      'what date do I put on it',
      'do I have to go to a solicitor to sign',
      'does a notary need to stamp it',
    ],
  },
  keep: {
    places:
      '/faqs#keep /wills-terms#keeping /how-it-works#later /my-will/signing-day /my-will/executors/executor-notify',
    questions: [
      'Where should I keep my will',
      'who looks after the original once it is signed',
      'should I put it in the bank',
      'can I register my will somewhere',
      'do I tell my children where it is',
      'what if I lose the will',
      'can you store it for me',
      'will a photocopy do if the real one is lost',
    ],
  },
  change: {
    places: '/faqs#change /wills-terms#life /how-it-works#later /my-will/summary#earlier-wills',
    questions: [
      'Can I change my mind later',
      "how do I alter my will after I've signed",
      'I want to add a grandchild born this year',
      'what is a codicil',
      'can I cross out a name by hand',
      'how often should I look at my will again',
      'does a new will cancel the old one',
      'how do I tear up my old will',
    ],
  },
  'divorce-marry': {
    places:
      '/faqs#married /wills-terms#life /my-will/about-me/marital-status /my-will/beneficiaries/partner /without-a-will /faqs#need',
    questions: [
      'What if we split up',
      'what if we divorce',
      "I'm getting married again next summer",
      'does marriage cancel my will',
      'my ex husband is still in my will',
      "I'm separated but not divorced yet",
      'we live together but never married, does she get anything',
      "does my partner inherit if we aren't married",
      'we are engaged, should we wait with the will',
      'I am a widow thinking of marrying again',
    ],
  },
  executor: {
    places: '/faqs#executor /my-will/executors/executors /my-will/executors/my-executors /wills-terms#executors',
    questions: [
      'Who should I choose as executor',
      'what does an executor do',
      'can my wife be the executor',
      'can my son be executor and also inherit',
      'how many executors do I need',
      'what if my executor dies before me',
      'does the executor get paid',
      'can I have a bank or lawyer as executor',
      "what if they don't want to do it",
      'my executor lives in Australia, is that a problem',
      'what is a trustee',
    ],
  },
  guardian: {
    places:
      '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
    questions: [
      'Who will look after my kids if I die',
      'how do I name a guardian for my little ones',
      "I don't want my ex to get the children",
      'can grandparents be guardians',
      'does the father automatically get them',
      'can I pick two guardians',
      'what is parental responsibility',
      'my children are grown up, do I need a guardian',
    ],
  },
  home: {
    places:
      '/faqs#home /my-will/about-me/you-own-property /wills-terms#outside /my-will/gifts /my-will/beneficiaries/my-beneficiaries /faqs#trust',
    questions: [
      'What happens to my house when I die',
      'we own the house together, can I leave my half to my kids',
      'what is joint tenants',
      "what's the difference between joint tenants and tenants in common",
      'how do I find out how we own our home',
      'does my house go to my husband automatically',
      'I still have a mortgage, who pays it',
      'can my wife stay in the house until she dies and then it goes to my kids',
      'I want my partner to be able to live in our home for life',
      'I rent from the council, what do I say',
      'my son lives with me and I want him to have the home',
    ],
  },
  'leave-out': {
    places: '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#not-for',
    questions: [
      'Can I leave my son nothing',
      "I don't want my brother to get a penny",
      'how do I cut somebody out of my will',
      'can my daughter contest the will if I leave her out',
      'could anyone challenge my will',
      'do I have to leave something to my wife',
      "I haven't spoken to my child for twenty years",
      'do I need to say why I left someone out',
    ],
  },
  'no-will': {
    places: '/faqs#need /without-a-will',
    questions: [
      'What happens if I die without a will',
      'who gets it all if there is no will',
      "does everything go to my wife if I haven't made one",
      'do I need a will at all if I have not got much',
      'next of kin rules',
    ],
  },
  'step-children': {
    places: '/my-will/beneficiaries/children /faqs#need /without-a-will /my-will/beneficiaries/my-beneficiaries',
    questions: [
      'Do my step children get anything',
      'I have children from my first marriage',
      'do adopted children count',
      'what about a baby that is not born yet',
      'are illegitimate children included',
      'my foster son, can he inherit',
    ],
  },
  'die-first': {
    places: '/my-will/beneficiaries/backup-action',
    questions: [
      'What if my wife dies before me',
      'what if we both die at the same time in a crash',
      'what if my daughter dies before me, do her children get it',
      'who gets it if everybody is dead',
      'what if one of the people I named passes away',
    ],
  },
  gifts: {
    places: '/faqs#gift /my-will/gifts',
    questions: [
      'How do I leave my jewellery to my niece',
      'can I leave money to a friend',
      'I want to give my grandson £5,000',
      'leave my car to my brother',
      'can I leave something to the church',
      'how do I give to charity',
      'gift to the cats protection league',
      'what if I no longer have the ring when I die',
      'can I leave my watch to one and my piano to another',
      'who gets my furniture and clothes',
      'leave my wedding ring to my granddaughter',
    ],
  },
  grandchildren: {
    places:
      '/my-will/beneficiaries/my-beneficiaries /faqs#trust /my-will/gifts /my-will/beneficiaries/backup-action /my-will/executors/executors',
    questions: [
      'Leave something to all my grandchildren',
      'what age do the children get the money',
      'can I make them wait until they are 25',
      'who keeps the money until my child is old enough',
      'my grandchildren are still small, how does that work',
    ],
  },
  pets: {
    places: '/faqs#pets /my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
    questions: ['Who will look after my dog', 'can I leave money for my cat', 'what happens to my animals'],
  },
  funeral: {
    places: '/my-will/funeral-wishes',
    questions: [
      'Can I say I want to be cremated',
      "I don't want a church funeral",
      'where do I put my wishes for the burial',
      'do they have to follow my funeral wishes',
      'can I leave my body to science',
      'organ donation in a will',
      'is there a place for the music I want at my funeral',
    ],
  },
  tax: {
    places: '/faqs#tax /faqs#pension /my-will/gifts',
    questions: [
      'How much inheritance tax will they pay',
      'is there tax on the house',
      'do I pay death duties if it goes to my wife',
      'how much can I leave without tax',
      'does my pension get taxed when I die',
      'is money I gave away last year taxed',
      'what is the nil rate band',
    ],
  },
  outside: {
    places:
      '/faqs#pension /wills-terms#outside /faqs#online /my-will/executors/digital-assets /faqs#solicitor /wills-terms#not-for /how-it-works#solicitor /faqs#executor /my-will/about-me/full-address /my-will/about-me/you-own-property',
    questions: [
      'Who gets my pension',
      'is my life insurance part of the will',
      'what happens to our joint bank account',
      'does my will cover the flat in Spain',
      'my debts, do my children have to pay them',
      'what about my facebook and email and photos',
      'what happens to my business',
      'premium bonds and shares, do I have to list everything',
      'do I need to list all my bank accounts',
    ],
  },
  'trust-vulnerable': {
    places:
      '/faqs#trust /my-will/beneficiaries/my-beneficiaries /wills-terms#not-for /my-will/beneficiaries/backup-action',
    questions: [
      'My son is disabled and gets benefits, how do I leave him money',
      'my daughter is bad with money, can someone hold it for her',
      "brother has Down's syndrome will he lose his benefits",
      'my son drinks and I worry he would spend it all',
      'what is a trust',
    ],
  },
  cost: {
    places: '/faqs#cost /prices /terms#price /faqs#refund /terms#refund /how-it-works#pay',
    questions: [
      'How much does it cost',
      'is it free',
      'what do I pay for a husband and wife',
      'can I get my money back',
      'is there a yearly charge',
      'do you take my card details',
      'is there anything extra to pay for later',
      'can I pay after I have seen it',
    ],
  },
  couple: {
    places: '/faqs#couple /wills-terms#partner',
    questions: [
      'Can my husband and I do it together',
      'do we need two wills or one',
      'does my wife see what I write',
      'mirror wills',
    ],
  },
  lpa: {
    places: '/faqs#power-of-attorney /power-of-attorney',
    questions: [
      'Who decides for me if I get dementia',
      'power of attorney',
      'can my daughter pay my bills if I cannot',
      'do I lose control if I sign a lasting power of attorney',
    ],
  },
  legal: {
    places:
      '/faqs#count /faqs#sign-online /faqs#law-firm /about#what /about#not /about#words /faqs#scotland /wills-terms#for-whom /wills-terms#not-for /faqs#solicitor /my-will/about-me/dob /my-will/about-me/full-address /how-it-works#solicitor /how-it-works#before /terms#what',
    questions: [
      'Is an online will legal',
      'is it valid if I write it at home',
      'does a solicitor check it',
      'are you a law firm',
      'can I make a will in Scotland',
      'I live in Northern Ireland',
      'I am English but live in France',
      'do you have to be a certain age to make a will',
      'is my memory good enough to make a will',
      'can I make a will for my mother who has dementia',
      'my son is pushing me to change my will',
    ],
  },
  account: {
    places:
      '/faqs#password /faqs#delete /faqs#how-long /help /how-it-works#write /how-it-works#pay /how-it-works#sign /account /login /forgot-password /terms#account /prices /wills-terms#what-you-get /faqs#how /faqs#cost /privacy#rights /faqs#change /privacy#browser',
    questions: [
      'I forgot my password',
      'how do I log in again',
      'can I stop and carry on tomorrow',
      'is what I typed saved',
      'delete my account and all my information',
      'change my email address',
      "I didn't get the email",
      'can I see it before I pay',
      'how do I print it',
      "I haven't got a printer",
      'how do I download my will',
      'will you post it to me in the letter box',
    ],
  },
  privacy: {
    places:
      '/faqs#private /privacy#short /privacy#others /privacy#safe /privacy#what /privacy#who /security#we-do /about#what /about#who /terms#care /privacy#why /privacy#how-long /about#money /about#words /about#not /terms#changes',
    questions: [
      'Is my information safe',
      'who can read my will at your company',
      'do you sell my details',
      'do you use AI',
      'where do you keep my data',
      'what if your company goes bust',
    ],
  },
  help: {
    places:
      '/contact-us /help /terms#complaints /accessibility#tell-us /accessibility#you-can /accessibility#paper /accessibility#short /faqs#welsh',
    questions: [
      'I want to speak to a real person',
      'is there a phone number',
      'how do I complain',
      'can somebody help me fill it in',
      'I find it hard to read small letters',
      'can I have it in welsh',
    ],
  },
  existing: {
    places: '/check-my-will/start /faqs#change /wills-terms#life',
    questions: ['I already have a will, is it still good', 'can you look at my old will'],
  },
  beyond: {
    places:
      '/faqs#how-long /how-it-works#write /how-it-works#before /faqs#executor /how-it-works#later /wills-terms#what-you-get',
    questions: ['how long does it take to make a will', 'how many pages will it be', 'what is probate'],
  },
}

/** What nothing here answers. */
export const notOurs: readonly string[] = [
  'What is the weather tomorrow',
  'How do I bake scones',
  'Who won the football last night',
  'What time is the bus to Leeds',
  'How do I mend a puncture',
  'Play some music by Elgar',
  'How tall is Ben Nevis',
  'Recipe for leek soup',
  'Train times to Cardiff',
  'zebra',
  'How do I grow tomatoes',
]

/** More of them, which the search was never tuned by: what it is worth for the next person. By the same names. */
export const askedLater: Readonly<Record<string, readonly string[]>> = {
  'witness-who': [
    'i only know family, who can i ask to watch me sign',
    'My neighbours are a married couple, would they do as witnesses',
    'is my cousin all right to witness the will',
  ],
  'sign-how': [
    'does it have to be in black ink',
    'Must I sign every page',
    'who has to be there when I put my name to it',
  ],
  keep: [
    'my house might burn down with the will in it',
    'Is it safe to keep my will in a drawer at home',
    'Should I hand the will to my executor',
  ],
  change: ['I made a mistake in my will and have signed it already', 'how do I take someone off my will'],
  'divorce-marry': [
    'my new wife and my children from before do not get on',
    'My wife and I got divorced, do I need to write it again',
    'we are living together without being married, will he inherit',
    'I remarried in 2019',
  ],
  executor: [
    'would my bank do the executor job',
    'Is being an executor a lot of work',
    'can two of my children do it jointly as executors',
  ],
  guardian: ['I am a single mum, who takes my little girl', 'can my sister bring up the children'],
  home: [
    'the house is in my name only can my husband stay',
    'our house is in both names',
    'I own half the bungalow with my brother',
    'my partner should be able to stay in the house',
  ],
  'leave-out': [
    'i gave my son a lot already so he should get less',
    'I want to disinherit my daughter',
    'Can my estranged son make a claim',
  ],
  'no-will': [
    'does the government take it all if i do nothing',
    'What if I never get round to making one',
    'what are the intestacy rules',
  ],
  'step-children': ['I have two stepsons I never adopted'],
  'die-first': [
    'my daughter has cancer and may go before me',
    'What if my son goes before I do',
    'who gets her share if she has passed on',
  ],
  gifts: [
    'can my carer have something for her kindness',
    'who gets my late husbands medals',
    "I'd like my nephew to have my tools",
    'leave a thousand pounds to the hospice',
    'my best friend should get my paintings',
  ],
  grandchildren: ['money for my grandkids when they turn 21'],
  pets: ['my budgie will need a home', 'Who takes the parrot', 'someone to take in my two cats'],
  funeral: ['no flowers and no fuss please', 'scatter my ashes at sea', "I'd prefer a woodland burial"],
  tax: ['is there tax to pay on my savings when i die', 'will the taxman take half', 'death tax threshold'],
  outside: [
    'will they stop my pension for my wife',
    'What about my works pension',
    'I have a villa in Portugal',
    'I owe money on a credit card',
  ],
  'trust-vulnerable': ['My boy has autism and cannot handle cash', 'can you hold money back for a gambler'],
  cost: ['i only have my pension can i afford it', "what's the price for two people", 'any refunds'],
  couple: ['can we both do our wills at once'],
  lpa: ['i am getting forgetful who will see to things', 'who can deal with my affairs if I have a stroke'],
  legal: ['Is it all right without a lawyer', "I'm in Glasgow"],
  account: ['the page went blank where are my answers', "I can't get in to my account", 'how do I get a paper copy'],
  privacy: ['will my details be passed on', 'is it confidential'],
  help: ['i want to talk it over with someone', 'can I ring you up', 'my eyesight is poor'],
  existing: ['my will is twenty years old'],
  beyond: ['does it take all day', 'how much time will this need'],
}

/** As somebody of seventy asks who worries, written before any page was opened; 29 of the first 40 were found before lay terms were added for them. */
export const askedInWorry: Readonly<Record<string, readonly string[]>> = {
  'sign-how': [
    'can you send somebody to watch me sign',
    'my hands shake and i cant write my name any more, can i still sign',
  ],
  'witness-who': [
    'can my home help witness my will',
    'will the people who see me sign it get to read what i wrote',
    'can the vicar witness it',
  ],
  pets: ['i worry about my old dog', 'what happens to my cat'],
  'leave-out': [
    'my brother and i dont speak, i want him to have nothing',
    'i dont want my eldest son to get a penny',
    'i have not seen my daughter for years must i leave her anything',
  ],
  legal: [
    'do i have to go to a solicitor with this',
    'i live in scotland part of the year can i use this',
    'can the council take my house to pay for the care home',
    'my wife has alzheimers can she still make her will',
  ],
  cost: [
    'is it dearer if there are two of us',
    'do you get a reduction for pensioners',
    'how much is it going to cost me altogether',
  ],
  change: [
    'my husband died last year do i need a new will',
    'i put the wrong name in how do i change it',
    'does my old will still count when i make this one',
    'what if i change my mind next year do i pay again',
  ],
  help: [
    'i am no good with computers',
    'my eyes are bad can you send it in big letters',
    'can i do it over the phone with somebody',
    'my sight is going, is there anything to listen to',
  ],
  grandchildren: ['what if the grandchildren are too young to have the money'],
  executor: [
    'my only friend is 80 can she be my executor',
    'what will my executor have to do when i die',
    'who should look after my money when im gone',
    'my son is in australia can he be executor',
    'my friend is not well enough to be my executor any more',
  ],
  keep: [
    'can my son keep it at his house',
    'where should i keep it once its signed',
    'how will anyone find my will when i am dead',
    'what do i do with the paper when it comes out of the printer',
  ],
  outside: [
    'what about the money in the post office',
    'my friend lent me money does he get it back first',
    'is my bank account that we share part of it',
    'do i put my savings and premium bonds in',
  ],
  account: ['i pressed the wrong button and lost it all', 'i forgot my password', 'i havent got a printer'],
  gifts: [
    'i would like the lifeboats to have something',
    'i want my sister to have my sewing machine',
    'can i leave my ring to my granddaughter',
    'can i give my neighbour who does my shopping a few hundred pounds',
    'i have no family who can i leave it to',
  ],
  lpa: ['who pays my bills if i go into hospital and cannot speak', 'what if i get dementia after i have made it'],
  funeral: ['i would like to be buried next to my husband', 'who pays for the funeral'],
  privacy: ['can other people on the computer see my will', 'is it safe to put all this on the internet'],
  'divorce-marry': ['i am getting wed again at 72', 'i never married him but we have been together thirty years'],
  'trust-vulnerable': [
    'my daughter has learning difficulties who looks after her money',
    'my grandson is hopeless with money',
  ],
  tax: ['will they have to pay tax when i am gone', 'do i have to pay tax on giving my bungalow to my son'],
  'die-first': ['what if my sister is already dead when i die', 'what happens if both of us go together'],
  home: ['will my wife be turned out of the house when i die', 'i live in my sons house what do i put'],
  'no-will': ['what if i just dont bother with a will'],
  beyond: ['how long will i be sitting here'],
}
