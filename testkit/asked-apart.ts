/**
 * Questions written apart from the pages, each set in whole and with its places before any of it was searched for, and questions that
 * are not ours. `first`: how many were right before anything was learned from the set. The same hand wrote A, B and what people say
 * of each place, so C and D were written when all of that stood. From the questions of `untouched` nothing was learned, though weights
 * were settled after they were first measured. E is of another hand, which knew none of this; what people say was then widened by a
 * third, which knew none of E. F is of a fourth: its questions were whole before it had read a page, and got their places before any
 * was searched for.
 */
type Apart = {
  readonly first: number
  readonly untouched?: true
  /** What was typed, and the places that answer it. */
  readonly questions: Readonly<Record<string, string>>
}

export const askedApart: Readonly<Record<string, Apart>> = {
  A: {
    first: 26,
    questions: {
      'the bank has a mortgage on my houses':
        '/my-will/about-me/you-own-property /wills-terms#outside /my-will/gifts /faqs#executor',
      'can I write on it later if I think of something else': '/faqs#change /wills-terms#signing /my-will/signing-day',
      'joint bank account': '/my-will/gifts',
      'can me and the missus do one each and pay less': '/faqs#couple /prices /wills-terms#partner /faqs#cost',
      'no executor available': '/my-will/executors/executors /my-will/executors/my-executors',
      'I want to know who is behind this website and whether they are proper lawyers because it seems too cheap':
        '/about#who /terms#who /faqs#law-firm /about#not /about#what /terms#what /privacy#who',
      'does my stepson count as my child':
        '/my-will/beneficiaries/children /faqs#need /my-will/beneficiaries/my-beneficiaries',
      'can I fill this in for my mother while she tells me what to put':
        '/my-will/about-me/dob /terms#you /terms#account',
      'is this as good as going to Mr Davies the solicitor':
        '/faqs#law-firm /faqs#solicitor /terms#what /about#not /how-it-works#solicitor /wills-terms#not-for',
      'Do I have to pay tax on the house when he left it to me':
        '/my-will/beneficiaries/partner /faqs#tax /my-will/about-me/you-own-property',
      'we got married last year, is my old will any good':
        '/faqs#married /wills-terms#life /my-will/about-me/marital-status /check-my-will/start /how-it-works#later',
      'we want to leave everything to each other first and then to the children when the second one goes':
        '/faqs#couple /my-will/beneficiaries/backup-action /my-will/beneficiaries/children /wills-terms#partner /my-will/beneficiaries/my-beneficiaries',
      "can I sign it for dad, he can't hold a pen any more": '/my-will/about-me/dob /accessibility#paper',
      'I want to leave something to the hospice that nursed him':
        '/my-will/gifts /faqs#gift /my-will/beneficiaries/my-beneficiaries',
      'can I be a witness if I am the carer':
        '/faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day',
      'lost my login': '/faqs#password /terms#account',
      'I rent out three flats, can I leave them to different people': '/my-will/gifts /faqs#gift',
      'how long take': '/faqs#how-long',
      'I live in Cardiff but I have land in Scotland':
        '/my-will/about-me/full-address /faqs#scotland /wills-terms#not-for',
      'My husband passed in March and our wills named each other, what do I do now':
        '/wills-terms#life /faqs#change /how-it-works#later /my-will/beneficiaries/backup-action /check-my-will/start',
      'I am her carer and she wants to leave me something, is that alright':
        '/my-will/beneficiaries/my-beneficiaries /my-will/gifts',
      'could my nephew have my tools and my brother the car and the rest be split':
        '/my-will/gifts /faqs#gift /my-will/estate-splits/split-distribution',
      'I own a flat with my business partner, can I give my half away':
        '/faqs#home /my-will/gifts /my-will/beneficiaries/my-beneficiaries /wills-terms#outside /wills-terms#not-for',
      'could they take her house for the home fees': '/my-will/gifts /faqs#solicitor',
      'their real dad is still around, can I name someone else to bring them up':
        '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
      'moved house since':
        '/wills-terms#life /how-it-works#later /faqs#change /check-my-will/start /my-will/about-me/full-address',
      'do I have to do all this in one sitting': '/faqs#how-long /how-it-works#before /how-it-works#write',
      'devorced do I need new will':
        '/faqs#married /wills-terms#life /how-it-works#later /my-will/about-me/marital-status',
      'can I leave mony to a charaty': '/my-will/gifts /my-will/beneficiaries/my-beneficiaries',
      'his Facebook is still up, who takes it down': '/my-will/executors/digital-assets /faqs#online',
      'I want my old cuckoo clock to go to my grandson': '/my-will/gifts /faqs#gift',
      'my partner and I have lived together for twenty two years without getting married and the house is only in his name, will I be put out':
        '/faqs#need /faqs#leave-out /my-will/gifts /my-will/beneficiaries/my-beneficiaries /without-a-will /my-will/beneficiaries/partner',
      'I would like my granddaughter to have five thousand pounds when she is twenty one and not before':
        '/my-will/gifts /faqs#gift /faqs#trust /my-will/estate-splits/split-distribution',
      'is there a simple version with pictures for my sister with learning disability':
        '/faqs#easy-read /accessibility#you-can /accessibility#short',
      'I have been told I have months to live and need this done quickly':
        '/my-will/about-me/dob /faqs#how-long /wills-terms#for-whom',
      'He never made a will. Who gets his things now?': '/faqs#need /without-a-will',
      'I look after mum who has dementia, can she still make a will': '/my-will/about-me/dob /wills-terms#for-whom',
      'what is the tiny chequered box on the side of the printed pages': '/faqs#squares',
      'whats an exectuor': '/faqs#executor /my-will/executors/executors',
      'his pension, does it go through my will': '/faqs#pension /wills-terms#outside',
      'I am not very good with computers and would like someone to explain to me in plain English what the person who carries out the will has to do and whether they get paid':
        '/faqs#executor /my-will/executors/executors',
      "if I put my eldest as the person in charge and she moves to Australia or gets ill or just doesn't want to, who does it then":
        '/my-will/executors/my-executors /my-will/executors/executors /faqs#executor',
      "mum had a stroke and can't speak, who can pay her gas bill":
        '/faqs#power-of-attorney /power-of-attorney#what-you-get /power-of-attorney#what-you-do /power-of-attorney#without-us',
      'can my nieghbour wittness my will': '/faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day',
      'life insurance payout': '/faqs#pension /wills-terms#outside',
      'how much is the inheritence tax on property':
        '/faqs#tax /my-will/about-me/you-own-property /my-will/beneficiaries/partner',
      'guardiens for my kids':
        '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
      'my daughter does my shopping and my bills, can she be in charge of it after':
        '/faqs#executor /my-will/executors/executors /my-will/executors/my-executors',
      "who decides about the care home if mum can't":
        '/faqs#power-of-attorney /power-of-attorney#what-you-get /power-of-attorney#what-you-do /power-of-attorney#without-us',
      'price for two': '/prices /faqs#cost /faqs#couple',
    },
  },
  B: {
    first: 47,
    untouched: true,
    questions: {
      "I'm on my own now so who can I choose to sort it all out":
        '/faqs#executor /my-will/executors/executors /my-will/executors/my-executors',
      'my tenants owe me rent, what happens to that when I die':
        '/faqs#executor /my-will/executors/executors /my-will/estate-splits/split-distribution',
      "my sister and I bought our mum's old council house together in 1994 and neither of us ever married, so what happens to my half if I go first":
        '/faqs#home /wills-terms#outside /my-will/beneficiaries/my-beneficiaries /my-will/about-me/you-own-property',
      'my solicitor holds an old will from 1988, does this new one cancel it':
        '/my-will/summary /faqs#change /check-my-will/start',
      'can my letting agent be an executer':
        '/faqs#executor /my-will/executors/executors /my-will/executors/my-executors',
      'who sees this': '/faqs#private /privacy#others /privacy#short /privacy#safe',
      'do I have to tell you my bank balance':
        '/my-will/about-me/you-own-property /my-will/executors/digital-assets /how-it-works#before /privacy#what',
      "if my wife marries again after I'm dead will my boy lose out":
        '/my-will/beneficiaries/children /my-will/beneficiaries/my-beneficiaries /my-will/estate-splits/split-distribution',
      'where do I put the paper once its signed so nobody throws it away':
        '/faqs#keep /wills-terms#keeping /my-will/signing-day /how-it-works#sign',
      'my wife has two from before and we have one together, how do we split it fair':
        '/my-will/estate-splits/split-distribution /my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children',
      'I was told by a friend at bowls that if you give your money away seven years before you die they cannot tax it, is that something your will does':
        '/my-will/about-me/you-own-property /faqs#tax /my-will/beneficiaries/partner',
      'I never adopted my stepchildren but I want them treated like mine':
        '/my-will/beneficiaries/children /my-will/beneficiaries/other-beneficiaries /my-will/beneficiaries/my-beneficiaries /faqs#need',
      'who gets our little ones if both of us are killed':
        '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
      'delete my details': '/faqs#delete /privacy#rights /privacy#how-long /privacy#short',
      'unmarried couple rights':
        '/faqs#need /faqs#leave-out /my-will/beneficiaries/partner /my-will/beneficiaries/my-beneficiaries /without-a-will',
      'do i need a soliciter': '/faqs#solicitor /how-it-works#solicitor /wills-terms#not-for /faqs#law-firm',
      'wittness signatures': '/faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day /faqs#count',
      'what if my son dies before me, do his children get his bit': '/my-will/beneficiaries/backup-action',
      'how many people must watch me sign':
        '/faqs#count /faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day /faqs#sign-online /my-will/summary',
      'can you see what I typed or sell it to other firms': '/faqs#private /privacy#short /privacy#others /about#money',
      'creamation or burial': '/my-will/funeral-wishes',
      'cats and dogs': '/faqs#pets /my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'digital photos online': '/my-will/executors/digital-assets /faqs#online',
      'pasword not working': '/faqs#password',
      'we are going on a long flight next week and realised that we have two children under five and nothing written down about who they would live with':
        '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
      'I started filling in the questions last night and then the computer switched itself off and I want to know whether I have to begin all over again':
        '/faqs#how-long /how-it-works#write /how-it-works#before /accessibility#you-can /privacy#browser /terms#care /faqs#how',
      'sign on phone': '/faqs#sign-online /faqs#count /wills-terms#signing /how-it-works#sign',
      'I am 83 and my hands shake, how will I sign this': '/my-will/about-me/dob /accessibility#paper',
      'can I leave my body for medical students': '/my-will/funeral-wishes',
      "I don't want a fuss, no church service, just cremate me": '/my-will/funeral-wishes',
      'leave out son': '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#not-for',
      'cancel my order': '/faqs#refund /terms#refund',
      'I have a buy to let through a limited company':
        '/my-will/about-me/you-own-property /faqs#solicitor /wills-terms#not-for /how-it-works#solicitor /my-will/executors/digital-assets /my-will/gifts',
      'my brother is disabled and gets PIP, will money from mum stop it':
        '/my-will/beneficiaries/my-beneficiaries /my-will/gifts /faqs#trust /wills-terms#not-for',
      'will my children fight over the house if I say nothing': '/faqs#need /without-a-will',
      'I have no children and no family, who would get everything':
        '/faqs#need /without-a-will /my-will/beneficiaries/backup-action /my-will/beneficiaries/other-beneficiaries',
      'how do I chnage my adress':
        '/faqs#change /my-will/about-me/full-address /how-it-works#later /wills-terms#life /privacy#rights',
      'what happens to my little dog when I go':
        '/faqs#pets /my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'my eyesight is poor can I have bigger writing': '/accessibility#you-can /accessibility#paper',
      'I have three grown up children but one of them has not spoken to me for fifteen years and I would rather it all went to the other two, is that allowed':
        '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#not-for',
      'we had the house in both our names, is it all mine now':
        '/faqs#home /wills-terms#outside /my-will/beneficiaries/my-beneficiaries',
      'if I make a will with you and your company closes down is my will still valid':
        '/wills-terms#keeping /faqs#count /wills-terms#signing /terms#care',
      'I want my wife to live in the house and then it goes to my kids':
        '/my-will/beneficiaries/my-beneficiaries /my-will/gifts /faqs#trust /my-will/estate-splits/split-distribution',
      "I've got a place in Tenerife":
        '/my-will/about-me/full-address /wills-terms#not-for /faqs#solicitor /how-it-works#solicitor /faqs#scotland',
      'I paid by mistake can you give it back': '/faqs#refund /terms#refund',
      'can I be buried next to my husband': '/my-will/funeral-wishes',
      'will my ex wife get anything if I die':
        '/faqs#married /my-will/about-me/marital-status /wills-terms#life /wills-terms#not-for',
      'my son drinks and I am afraid that if he gets a lump sum it will be gone in a month so can somebody hold it for him':
        '/wills-terms#not-for /my-will/beneficiaries/my-beneficiaries /faqs#solicitor /my-will/gifts /faqs#trust',
      'I want rent from the flat to go to my sister for her life':
        '/my-will/beneficiaries/my-beneficiaries /my-will/gifts /my-will/estate-splits/split-distribution /faqs#trust',
      'who can I ring if I get stuck halfway': '/contact-us /privacy#questions /accessibility#tell-us',
    },
  },
  C: {
    first: 36,
    questions: {
      'could the lad next door take on my two greyhounds':
        '/faqs#pets /my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'who would be in charge of my bank account if I had a bad stroke':
        '/faqs#power-of-attorney /power-of-attorney#what-you-get /power-of-attorney#what-you-do /power-of-attorney#without-us',
      'how old do the kids have to be before they can have their money':
        '/faqs#trust /my-will/beneficiaries/my-beneficiaries /my-will/gifts /my-will/estate-splits/split-distribution',
      'what comes first, debts or the people I name':
        '/wills-terms#outside /faqs#gift /my-will/about-me/you-own-property /my-will/executors/executors /faqs#executor',
      'do you do it in Welsh': '/faqs#welsh /accessibility#short',
      'what if there is a house fire and it burns': '/faqs#keep /wills-terms#keeping',
      'who do I tell that I have chosen them to deal with everything':
        '/my-will/executors/executor-notify /wills-terms#executors /my-will/executors/executors /faqs#executor',
      'which papers should I have by me': '/how-it-works#before /my-will/executors/digital-assets',
      'am I allowed to favour one daughter':
        '/faqs#leave-out /my-will/estate-splits/exclude /my-will/estate-splits/split-distribution',
      'my son is bankrupt, should he get his money':
        '/my-will/beneficiaries/my-beneficiaries /wills-terms#not-for /faqs#solicitor /faqs#trust',
      'I bought it yesterday and regret it': '/faqs#refund /terms#refund',
      'can a bank act instead of family': '/my-will/executors/executors',
      'what if nobody I named is alive': '/my-will/beneficiaries/backup-action',
      'my other half and I are still legally married but live apart':
        '/my-will/about-me/marital-status /my-will/beneficiaries/my-beneficiaries /faqs#married',
      'I am registered blind and use a talking computer':
        '/accessibility#you-can /accessibility#paper /my-will/about-me/dob',
      'five hundred to each great grandchild': '/my-will/gifts /faqs#gift',
      'is my boyfriend my next of kin': '/faqs#need /without-a-will /my-will/beneficiaries/partner',
      'does the price include VAT': '/faqs#cost /terms#price /prices',
      'can I have a woodland funeral': '/my-will/funeral-wishes',
      'is there anything to pay each year': '/faqs#cost /terms#price /prices',
      'what does it mean to be a beneficiary':
        '/my-will/beneficiaries/my-beneficiaries /faqs#executor /faqs#gift /my-will/estate-splits/split-distribution',
      'what if both witnesses have died by the time I do':
        '/faqs#count /faqs#witness /wills-terms#signing /my-will/signing-day',
      'should I send a copy to my solicitor': '/faqs#keep /wills-terms#keeping /my-will/signing-day',
      'my father is in a home and wants to alter his will, he gets muddled':
        '/my-will/about-me/dob /wills-terms#for-whom /faqs#change',
      'what happens to my emails and pictures on the phone': '/my-will/executors/digital-assets /faqs#online',
      'can an executor be somebody who benefits': '/faqs#executor /my-will/executors/executors',
      "my late sister's girl should have her mum's part":
        '/my-will/beneficiaries/backup-action /my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/other-beneficiaries /my-will/estate-splits/split-distribution',
      'I want my ashes scattered at Barmouth': '/my-will/funeral-wishes',
      "I've got two children with different mums":
        '/my-will/beneficiaries/children /my-will/beneficiaries/my-beneficiaries /my-will/estate-splits/split-distribution',
      'what is left after the bills are paid':
        '/faqs#gift /my-will/estate-splits/split-distribution /faqs#executor /my-will/executors/executors',
      'does a will run out after so many years':
        '/check-my-will/start /faqs#change /wills-terms#life /how-it-works#later /faqs#count',
      'leave my wedding ring to my niece': '/my-will/gifts /faqs#gift',
      'will the taxman want anything if it all goes to my civil partner':
        '/my-will/beneficiaries/partner /faqs#tax /my-will/about-me/you-own-property',
      'do you keep the paper will for me': '/wills-terms#keeping /faqs#keep',
      'can my husband see what I put in mine': '/faqs#couple /faqs#private /privacy#others /wills-terms#partner',
      'I hold a US passport': '/my-will/about-me/full-address',
      "you have spelt my wife's name wrong on the will, how do I put it right":
        '/faqs#change /my-will/about-me/full-name /my-will/summary',
      'my stepmum got the lot and I do not want that to happen to my own boys':
        '/my-will/beneficiaries/children /my-will/beneficiaries/my-beneficiaries',
      "do I lose the right to the bungalow if he isn't my husband":
        '/faqs#need /faqs#home /faqs#leave-out /my-will/beneficiaries/partner /my-will/beneficiaries/my-beneficiaries /my-will/gifts /without-a-will',
      'can a vicar watch us sign it': '/faqs#witness /wills-terms#signing /how-it-works#sign /my-will/signing-day',
      'how do I stop my brother in law getting his hands on anything': '/faqs#leave-out /my-will/estate-splits/exclude',
      'my home is in Aberdeen': '/faqs#scotland /my-will/about-me/full-address',
      'is a handwritten will on a bit of paper legal':
        '/faqs#count /wills-terms#signing /faqs#sign-online /how-it-works#sign /my-will/signing-day',
      'can I give my premium bonds to the lifeboats': '/my-will/gifts',
      'will everyone be able to read it after I am gone':
        '/privacy#others /faqs#online /faqs#private /my-will/about-me/dob',
      'is the person doing the executing liable for my debts': '/faqs#executor /my-will/executors/executors',
      'somebody else has got into my account': '/terms#account /security#you-can /security#if /faqs#password',
      'how do I print it without a printer': '/how-it-works#sign /faqs#count /contact-us /prices',
      'can the grandparents have the baby if something happens to us':
        '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
      'I have an old will, do I need to do it again':
        '/check-my-will/start /faqs#change /how-it-works#later /wills-terms#life /faqs#married',
    },
  },
  D: {
    first: 15,
    untouched: true,
    questions: {
      'who takes the kids to school if mum and dad are gone':
        '/faqs#guardian /my-will/beneficiaries/guardians /my-will/beneficiaries/backup-guardians /wills-terms#executors',
      'does my wife get taxed on what I leave her':
        '/my-will/beneficiaries/partner /faqs#tax /my-will/about-me/you-own-property',
      'how can I get rid of the will I made with the bank': '/faqs#change /my-will/summary /check-my-will/start',
      'is it cheaper if my wife does hers too': '/faqs#couple /faqs#cost /prices /wills-terms#partner',
      'I do not want a religious funeral': '/my-will/funeral-wishes',
      'I do not get on with my father, leave him nothing': '/faqs#leave-out /my-will/estate-splits/exclude',
      'will my divorce make this worthless': '/faqs#married /wills-terms#life /my-will/about-me/marital-status',
      'can I tell my kids what is in it':
        '/faqs#private /privacy#others /faqs#executor /my-will/executors/executor-notify',
      'I want my piano teacher to get the piano': '/my-will/gifts /faqs#gift',
      'my girl is nineteen and silly with cash':
        '/faqs#trust /my-will/beneficiaries/my-beneficiaries /wills-terms#not-for /my-will/estate-splits/split-distribution /faqs#solicitor',
      "who gets my teacher's pension": '/faqs#pension /wills-terms#outside',
      'my lodger lives with me, will he have to go':
        '/my-will/gifts /my-will/beneficiaries/my-beneficiaries /faqs#leave-out',
      'can my son in law be in charge of the estate': '/faqs#executor /my-will/executors/executors',
      'can I shut my account down': '/faqs#delete /privacy#rights /privacy#how-long /privacy#short',
      'can I be an executor if I have been bankrupt':
        '/my-will/executors/executors /faqs#executor /wills-terms#not-for',
      'what if my witness moves house afterwards':
        '/faqs#witness /wills-terms#signing /my-will/signing-day /faqs#count',
      'what happens to twitter when I die': '/my-will/executors/digital-assets /faqs#online',
      'our cottage is owned fifty fifty with my cousin':
        '/faqs#home /wills-terms#outside /my-will/beneficiaries/my-beneficiaries /my-will/about-me/you-own-property',
      'I typed the wrong birthday': '/my-will/about-me/dob /faqs#change /privacy#rights',
      'does a power of attorney carry on after death':
        '/faqs#power-of-attorney /power-of-attorney#what-you-get /power-of-attorney#what-you-do /power-of-attorney#without-us',
    },
  },
  E: {
    first: 81,
    untouched: true,
    questions: {
      "I'm 84 and not good with computers, will I manage this": '/faqs#how /accessibility#you-can',
      'how many minutes does it take to fill in': '/faqs#how-long',
      'do I have to finish it in one go or can I stop and come back tomorrow': '/faqs#how-long /how-it-works#before',
      'how much for me and my wife together': '/prices',
      "are there any yearly charges after I've paid": '/faqs#cost /terms#price /prices',
      'changed my mind after paying can I get the money back': '/faqs#refund /terms#refund',
      'are you real solicitors': '/faqs#law-firm /about#not /terms#what /how-it-works#solicitor',
      'my estate is complicated with a business and a house in Spain, is this right for me':
        '/faqs#solicitor /wills-terms#not-for /how-it-works#solicitor /my-will/about-me/full-address /my-will/about-me/you-own-property',
      'larger text or simple version for my mum with learning difficulties':
        '/faqs#easy-read /accessibility#you-can /accessibility#short',
      "ydych chi'n cynnig Cymraeg": '/faqs#welsh /accessibility#short',
      'we live in Glasgow but own a flat in Leeds':
        '/faqs#scotland /wills-terms#for-whom /my-will/about-me/full-address',
      'never married, lived together 22 years, does he get anything if I die': '/faqs#need /without-a-will',
      'who gets everything if there is no will and I have two kids and a husband': '/without-a-will',
      'my brother asked me to be his executer what would I have to do': '/faqs#executor /my-will/executors/executors',
      'can an executor also inherit': '/faqs#executor /my-will/executors/executors',
      'do I need to pay someone to be executor': '/faqs#executor /my-will/executors/executors',
      'executor died before my dad what now': '/my-will/executors/my-executors',
      'can my sister have my kids if something happens to us':
        '/faqs#guardian /my-will/beneficiaries/guardians /wills-terms#executors',
      "the kids' father is still alive, can I stop him getting them":
        '/faqs#guardian /wills-terms#executors /my-will/beneficiaries/guardians',
      'house is in both our names what happens to my half':
        '/faqs#home /wills-terms#outside /my-will/beneficiaries/my-beneficiaries /my-will/gifts',
      'tenants in common': '/faqs#home',
      'does my work pension go into the will': '/faqs#pension /wills-terms#outside',
      'death in service payout from my job': '/faqs#pension /wills-terms#outside',
      "I don't want my son to get a penny": '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#not-for',
      'can my estranged daughter challenge the will':
        '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#outside',
      'leave £5000 to my cleaner': '/my-will/gifts /faqs#gift /my-will/beneficiaries/my-beneficiaries',
      "what's the diference between giving someone a thing and giving them a percentage": '/faqs#gift /my-will/gifts',
      'will my children have to pay tax on my house': '/faqs#tax /my-will/about-me/you-own-property',
      'inheritence tax threshold': '/my-will/about-me/you-own-property /my-will/beneficiaries/partner /faqs#tax',
      'my grandson is disabled and gets benefits, can I leave him money safely':
        '/my-will/gifts /my-will/beneficiaries/my-beneficiaries /faqs#trust',
      'protect house for children from my first marriage but let my wife live there':
        '/my-will/gifts /my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /faqs#trust',
      "who takes the dog when i'm gone": '/faqs#pets /my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'leave money for looking after my cat': '/my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'what happens to my facebook': '/my-will/executors/digital-assets /faqs#online',
      'bitcoin wallet': '/my-will/executors/digital-assets /faqs#online /my-will/gifts',
      'should my bank pin go in the will':
        '/faqs#online /security#you-can /my-will/executors/digital-assets /privacy#safe /privacy#others',
      'is it legal as soon as I pay':
        '/faqs#count /how-it-works#sign /wills-terms#signing /terms#what /faqs#how /my-will/summary',
      'can my wife witness my signature': '/faqs#witness /how-it-works#sign /wills-terms#signing /my-will/signing-day',
      'can my neighbour and her husband both be witneses':
        '/faqs#witness /how-it-works#sign /wills-terms#signing /my-will/signing-day',
      'my daughter is getting everything, can she witness it':
        '/faqs#witness /how-it-works#sign /wills-terms#signing /my-will/signing-day',
      'sign by zoom': '/faqs#sign-online /wills-terms#signing /my-will/signing-day /faqs#count /how-it-works#sign',
      'do we all need to be in the same room':
        '/faqs#count /wills-terms#signing /faqs#sign-online /my-will/signing-day /my-will/summary /how-it-works#sign',
      'where do I put the signed will, bank or drawer':
        '/faqs#keep /wills-terms#keeping /how-it-works#sign /my-will/signing-day',
      'can you store the original for me': '/wills-terms#keeping',
      'spelt my sons name wrong after signing can I just cross it out with pen':
        '/faqs#change /wills-terms#signing /my-will/signing-day',
      'I moved house do I need a new will': '/wills-terms#life /how-it-works#later /check-my-will/start',
      'what are these QR-like marks down the edge of the pages': '/faqs#squares',
      'mum has dementia, who can handle her bank account': '/faqs#power-of-attorney',
      'lasting power of atorney cost':
        '/power-of-attorney#what-you-get /power-of-attorney#what-you-do /power-of-attorney#without-us /prices',
      'can I fill in the LPA forms on the government site for nothing':
        '/power-of-attorney#without-us /power-of-attorney#what-you-do /faqs#power-of-attorney',
      'getting divorced next year, does my old will still leave it all to him':
        '/faqs#married /wills-terms#life /my-will/about-me/marital-status /check-my-will/start',
      'getting married in june':
        '/faqs#married /wills-terms#life /how-it-works#later /my-will/about-me/marital-status /my-will/beneficiaries/partner',
      'me and my boyfriend want the same will': '/faqs#couple /wills-terms#partner',
      'can my husband see what I write in mine': '/faqs#private /faqs#couple /privacy#others',
      'do you sell my data': '/privacy#short /faqs#private /about#money',
      'who at your company can read what I wrote': '/faqs#private /privacy#what',
      "can't log in": '/faqs#password /contact-us',
      'forgoten password': '/faqs#password',
      'please erase everything you hold on me': '/faqs#delete /privacy#rights /privacy#how-long /privacy#short',
      'how do I close my acount': '/faqs#delete /privacy#rights /privacy#how-long /privacy#short',
      'do you use cookies or trackers': '/privacy#cookies /privacy#short',
      'how long do you keep my information for': '/privacy#how-long',
      'two step login code on my phone': '/privacy#safe /privacy#what',
      'I think someone got into my account': '/terms#account /security#you-can /security#if',
      'I found a bug hacker hole in your website': '/security#report',
      'screen reader keeps skipping a button': '/accessibility#tell-us',
      "I can't see the print on the documents": '/accessibility#paper /accessibility#tell-us /my-will/signing-day',
      'I would like to complain about your service': '/terms#complaints /contact-us',
      'phone number to speak to a person': '/contact-us',
      'who owns heirloom': '/about#who /terms#who /privacy#who',
      "how do you make money if it's that cheap": '/about#money',
      'does english law apply to this agreement': '/terms#law',
      "I'm only 17 can I make one": '/my-will/about-me/dob /wills-terms#for-whom /terms#account',
      'my wife passed away in march and I need to redo my will becuase everything went to her':
        '/faqs#change /wills-terms#life /how-it-works#later /check-my-will/start',
      'what happens if my sister dies before me does her share go to her kids':
        '/my-will/beneficiaries/backup-action /my-will/gifts',
      'at what age do the childen get their money':
        '/my-will/beneficiaries/my-beneficiaries /my-will/gifts /my-will/estate-splits/split-distribution',
      stepchildren:
        '/my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /faqs#need /without-a-will',
      "I have raised my partner's boy since he was two but never adopted him, does he count as my child":
        '/my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /without-a-will /faqs#need',
      'adopted daughter': '/my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /without-a-will',
      'leave everything to cancer research':
        '/my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/other-beneficiaries',
      'i rent out three flats and want each child to have one': '/my-will/gifts',
      'who pays the mortgage on the house I leave to my son': '/my-will/gifts',
      'I owe money on credit cards, what happens to my debts':
        '/wills-terms#outside /my-will/about-me/you-own-property /faqs#executor /my-will/gifts',
      'crematon or burial': '/my-will/funeral-wishes',
      'i want to donate my body to science': '/my-will/funeral-wishes',
      'can I choose the songs at my funeral': '/my-will/funeral-wishes',
      'I want my mothers ring to go to my niece': '/my-will/gifts /faqs#gift',
      'can my two sons be exectors together': '/my-will/executors/executors /faqs#executor',
      'do my executors get told': '/my-will/executors/executor-notify /my-will/executors/executors /privacy#why',
      'I go by a different name to the one on my passport': '/my-will/about-me/full-name',
      'I am seperated from my wife but not divorced, what do I write':
        '/my-will/about-me/marital-status /faqs#married /wills-terms#life',
      'how do I check it before I pay':
        '/my-will/summary /how-it-works#pay /faqs#how /wills-terms#what-you-get /faqs#cost',
      'already have a will from 1998 is it still any good': '/check-my-will/start /how-it-works#later',
      "I'm helping my mother do hers, she is in a care home and cannot hold a pen, can I sign it for her":
        '/my-will/signing-day /my-will/about-me/dob /accessibility#paper',
      "I wrote it all last week and now can't remember if I put my carer in it or not and I have paid, can I still alter it and print it again and does it cost more":
        '/faqs#change /terms#price',
    },
  },
  F: {
    first: 105,
    untouched: true,
    questions: {
      'my hands shake too bad to sign what do i do': '/accessibility#paper /my-will/signing-day /my-will/about-me/dob',
      'can my next door neighbours both watch me sign it':
        '/faqs#witness /how-it-works#sign /wills-terms#signing /my-will/signing-day',
      'does the witness have to read whats in it':
        '/my-will/signing-day /how-it-works#sign /wills-terms#signing /faqs#count',
      'my daughter in law witnessed it and shes not getting anything is that ok':
        '/faqs#witness /how-it-works#sign /wills-terms#signing /my-will/signing-day',
      'can we do the signing over facetime': '/faqs#sign-online /wills-terms#signing /my-will/signing-day /faqs#count',
      'i signed it but forgot to put the date': '/how-it-works#sign /my-will/signing-day',
      'do both witnesses have to be there at the same moment':
        '/faqs#count /faqs#sign-online /how-it-works#sign /wills-terms#signing /my-will/signing-day /my-will/summary',
      'can the person who is going to be executor also be a witness':
        '/faqs#witness /how-it-works#sign /wills-terms#signing /my-will/signing-day',
      'does it need stamping by a solicitor after':
        '/faqs#count /how-it-works#sign /wills-terms#signing /my-will/summary /terms#what /faqs#how',
      'signed in blue biro does that matter': '/my-will/signing-day /faqs#sign-online /wills-terms#signing',
      'who gets my kids if me and their dad both die':
        '/faqs#guardian /my-will/beneficiaries/guardians /wills-terms#executors',
      "I'm a single mum and dont want their father having them, can I say so":
        '/faqs#guardian /my-will/beneficiaries/guardians /wills-terms#executors',
      'can I pick two guardians, my sister and her husband, what if they split up': '/my-will/beneficiaries/guardians',
      'kids are 16 and 19 do i still need to name someone to look after them':
        '/faqs#guardian /my-will/beneficiaries/guardians /how-it-works#before',
      'can my nan be guardian shes 78': '/faqs#guardian /my-will/beneficiaries/guardians /wills-terms#executors',
      'what does an executer actually have to do': '/faqs#executor /my-will/executors/executors',
      'my brother doesnt want to be executor any more how do i take him off':
        '/wills-terms#executors /faqs#change /my-will/executors/executors /my-will/executors/my-executors',
      'can the bank be my executor or is that dear': '/my-will/executors/executors /faqs#executor',
      'is it alright if the executor is one of the people who inherits': '/faqs#executor /my-will/executors/executors',
      'does my executor get paid for the trouble': '/faqs#executor /my-will/executors/executors',
      'executor lives in Australia is that a problem': '/my-will/executors/executors',
      'I want to leave £500 to each of my grandchildren including any not born yet': '/my-will/gifts /faqs#gift',
      'leaving my engagement ring to my granddaughter': '/my-will/gifts /faqs#gift',
      'how do I leave something to the hospice that looked after my wife':
        '/my-will/gifts /my-will/beneficiaries/my-beneficiaries /faqs#gift',
      'what happens if the person I left my car to dies before me':
        '/my-will/gifts /my-will/beneficiaries/backup-action',
      'If I leave my watch to my nephew and then sell it what does he get': '/my-will/gifts',
      'can i leave money to my carer': '/my-will/beneficiaries/my-beneficiaries /my-will/gifts',
      'can I leave my son less than my daughter without a row':
        '/my-will/estate-splits/split-distribution /my-will/estate-splits/exclude /faqs#leave-out /wills-terms#outside',
      "i dont want my eldest to get a penny, we haven't spoken in 11 years":
        '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#not-for',
      'what is left over after all the gifts, who gets it':
        '/my-will/estate-splits/split-distribution /my-will/beneficiaries/my-beneficiaries /faqs#gift /my-will/gifts',
      'we own the house together me and my husband do i even need to put it in':
        '/faqs#home /wills-terms#outside /my-will/about-me/you-own-property /my-will/beneficiaries/my-beneficiaries',
      'what is the difference between joint tenants and tenants in common': '/faqs#home',
      'house is in my name only but my partner lives here, i want her to be able to stay until she dies then it goes to my boys':
        '/my-will/gifts /my-will/beneficiaries/my-beneficiaries /faqs#trust',
      'how do I find out how our house is owned': '/faqs#home /my-will/about-me/you-own-property',
      'still got a mortgage will the kids have to pay it off':
        '/my-will/gifts /my-will/about-me/you-own-property /wills-terms#outside /faqs#executor',
      'can i leave my council flat to my son': '/faqs#home',
      "we've got a holiday apartment in Spain does this cover it":
        '/my-will/about-me/full-address /faqs#solicitor /wills-terms#not-for /how-it-works#solicitor',
      'what happens to the joint account when he goes': '/my-will/gifts',
      'do i need a trust for my disabled son so he doesnt lose his benefits':
        '/my-will/gifts /my-will/beneficiaries/my-beneficiaries /faqs#trust',
      'what age should the grandchildren get their money, 18 seems far too young':
        '/my-will/gifts /my-will/estate-splits/split-distribution /my-will/beneficiaries/my-beneficiaries /faqs#trust',
      'what is a life interest trust in plain words':
        '/faqs#trust /my-will/beneficiaries/my-beneficiaries /my-will/gifts /my-will/estate-splits/split-distribution',
      'who looks after the money till the children are grown up':
        '/my-will/executors/executors /my-will/estate-splits/split-distribution /my-will/summary /my-will/executors/my-executors /faqs#trust /my-will/beneficiaries/my-beneficiaries',
      "I've brought up my stepdaughter since she was 3, will she get anything automatically":
        '/faqs#need /my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /without-a-will',
      "second marriage, I've two and he has three, how do we make it fair on all of them":
        '/my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /my-will/estate-splits/split-distribution /my-will/beneficiaries/backup-action /faqs#trust',
      "worried my husband will remarry after I'm gone and my children get nothing":
        '/my-will/beneficiaries/children /my-will/beneficiaries/my-beneficiaries /my-will/gifts /faqs#trust /wills-terms#partner /my-will/estate-splits/split-distribution',
      'is my adopted son treated the same as the others':
        '/my-will/beneficiaries/my-beneficiaries /my-will/beneficiaries/children /without-a-will',
      'my ex wife is still in my old will we divorced in 2019':
        '/faqs#married /wills-terms#life /check-my-will/start /my-will/about-me/marital-status',
      'we are separated but never got round to the divorce does she still inherit':
        '/faqs#married /wills-terms#life /my-will/about-me/marital-status /without-a-will /my-will/estate-splits/split-distribution /my-will/estate-splits/exclude /my-will/beneficiaries/my-beneficiaries',
      'getting married next spring does that cancel the will':
        '/faqs#married /wills-terms#life /how-it-works#later /my-will/about-me/marital-status /my-will/beneficiaries/partner',
      'been together 22 years never married what do I get if he dies with no will': '/faqs#need /without-a-will',
      'are we common law husband and wife': '/faqs#need /without-a-will',
      'my fiance and i are getting wed in june can i make it now':
        '/faqs#married /wills-terms#life /how-it-works#later /my-will/about-me/marital-status /my-will/beneficiaries/partner',
      'who pays my credit cards when i die':
        '/faqs#executor /wills-terms#outside /my-will/about-me/you-own-property /my-will/executors/executors',
      'will my children be landed with my debts':
        '/faqs#executor /wills-terms#outside /my-will/about-me/you-own-property /my-will/executors/executors',
      'how much is inheritance tax and do we have to pay it':
        '/faqs#tax /my-will/about-me/you-own-property /my-will/beneficiaries/partner',
      'can i give the house to the kids now to save tax': '/my-will/about-me/you-own-property /faqs#tax',
      'seven year rule gifts': '/my-will/about-me/you-own-property /faqs#tax /my-will/beneficiaries/partner',
      'is there less tax if i leave some to charity': '/my-will/gifts /my-will/about-me/you-own-property /faqs#tax',
      "who will take my dog when i'm gone":
        '/faqs#pets /my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'can I leave money to look after two cats and a tortoise':
        '/my-will/beneficiaries/pets /my-will/beneficiaries/pets-guardians',
      'I want to be cremated and my ashes put with my wifes at Barmouth': '/my-will/funeral-wishes',
      'do they have to follow what I say about my funeral': '/my-will/funeral-wishes',
      'not having a church service, want it put down somewhere': '/my-will/funeral-wishes',
      'I have a prepaid funeral plan with the coop where do i mention it': '/my-will/funeral-wishes',
      'what happens to my facebook and all the photos on my phone': '/my-will/executors/digital-assets /faqs#online',
      'got some bitcoin how do they get at it': '/my-will/executors/digital-assets /faqs#online /my-will/gifts',
      'should I write my passwords in the will':
        '/faqs#online /my-will/executors/digital-assets /security#you-can /privacy#safe /privacy#others',
      'whats a power of attorney and is it the same as a will': '/faqs#power-of-attorney',
      'mum has dementia can she still make a will': '/my-will/about-me/dob /wills-terms#for-whom',
      'who decides if they switch off the machines':
        '/faqs#power-of-attorney /power-of-attorney#what-you-do /my-will/funeral-wishes',
      'do i need the money one and the health one or just one':
        '/faqs#power-of-attorney /power-of-attorney#what-you-get',
      'how much does it cost altogether, any hidden extras':
        '/faqs#cost /prices /terms#price /how-it-works#pay /about#money',
      'Can I get a refund if I change my mind': '/faqs#refund /terms#refund',
      'do I pay again every year to keep it': '/faqs#cost /terms#price /prices',
      'is there a discount for both of us doing it': '/prices /faqs#couple /faqs#cost',
      'can i pay without a card': '/prices /faqs#cost /terms#price /how-it-works#pay /contact-us',
      'do you keep the original or do I': '/wills-terms#keeping /faqs#keep',
      'where is the safest place to put it once its signed':
        '/faqs#keep /wills-terms#keeping /how-it-works#sign /my-will/signing-day',
      'how will my family know theres a will':
        '/faqs#keep /wills-terms#keeping /my-will/executors/executor-notify /my-will/executors/executors /my-will/signing-day /how-it-works#sign',
      'will got wet and its torn at the corner is it still good':
        '/faqs#keep /wills-terms#keeping /check-my-will/start',
      'the baby came after i did my will do i have to do a new one':
        '/faqs#change /wills-terms#life /how-it-works#later /my-will/beneficiaries/my-beneficiaries /check-my-will/start',
      'can I just cross a bit out and write the new name in': '/faqs#change /wills-terms#signing /my-will/signing-day',
      'moved house since, does the address matter':
        '/wills-terms#life /how-it-works#later /faqs#change /check-my-will/start',
      'my husband died on sunday what do I do first': '/contact-us /faqs#executor',
      'what is probate and do we need it': '/faqs#executor',
      'how long before they get the money': '/faqs#executor',
      'who can see what i have typed in here':
        '/faqs#private /privacy#others /privacy#what /privacy#short /privacy#safe',
      'i want to delete everything you have about me': '/faqs#delete /privacy#rights /privacy#how-long /privacy#short',
      'I am blind and use a screen reader will this work for me':
        '/accessibility#you-can /accessibility#paper /accessibility#how /accessibility#short',
      'my wife is deaf and signs BSL': '/accessibility#short /my-will/signing-day /accessibility#tell-us',
      "ydi'r ewyllys ar gael yn Gymraeg": '/faqs#welsh /accessibility#short',
      'can the will be in welsh and is it legal': '/faqs#welsh /accessibility#short',
      'we want the same will as each other': '/faqs#couple /wills-terms#partner',
      'if we both do wills leaving it all to each other can he change his later on':
        '/faqs#couple /wills-terms#partner /my-will/beneficiaries/children /my-will/about-me/marital-status',
      'live in France now but british, can I use this':
        '/faqs#scotland /my-will/about-me/full-address /wills-terms#for-whom',
      "I'm from Scotland but moved to Leeds 30 years back":
        '/wills-terms#for-whom /my-will/about-me/full-address /faqs#scotland',
      'what happens to my shares in the family firm':
        '/my-will/about-me/you-own-property /my-will/gifts /my-will/executors/digital-assets /faqs#solicitor /wills-terms#not-for /how-it-works#solicitor',
      'I am a self employed plumber, who takes the van and tools and the money owed to me':
        '/my-will/about-me/you-own-property /faqs#solicitor',
      "dad's will was made in 1994 is it still any use": '/check-my-will/start /wills-terms#life /how-it-works#later',
      'can someone fight my will after im gone':
        '/faqs#leave-out /my-will/estate-splits/exclude /wills-terms#outside /how-it-works#solicitor',
      'what if we all go together in a car crash': '/my-will/beneficiaries/backup-action',
      'what happens if i dont bother making one at all': '/faqs#need /without-a-will',
      'im 17 can i do a will': '/my-will/about-me/dob /wills-terms#for-whom /terms#account',
      'do I need to list everything I own':
        '/my-will/executors/digital-assets /my-will/executors/executors /how-it-works#before',
      'can I stop half way and finish it another day': '/faqs#how-long /how-it-works#before',
      'lost the email with the link to get back in': '/faqs#password /contact-us',
      'not got a printer': '/prices /my-will/signing-day /contact-us',
      'is it as good as one from a proper solicitor':
        '/faqs#law-firm /terms#what /about#not /faqs#solicitor /wills-terms#not-for /how-it-works#solicitor',
      'who checks it for mistakes': '/terms#what /wills-terms#what-you-get /my-will/summary /faqs#law-firm /about#what',
      'will my pension go where the will says': '/faqs#pension /wills-terms#outside',
      'life insurance who does it go to': '/faqs#pension /wills-terms#outside',
      'is my civil partner treated like a wife':
        '/my-will/about-me/marital-status /without-a-will /faqs#married /my-will/beneficiaries/partner',
      "I've got no family at all who do I leave it to":
        '/my-will/beneficiaries/my-beneficiaries /without-a-will /my-will/gifts /faqs#need',
      'my beneficiary has gone bankrupt':
        '/my-will/beneficiaries/my-beneficiaries /wills-terms#not-for /faqs#solicitor /my-will/gifts',
      'son is on drugs and I dont want him getting it all at once':
        '/my-will/beneficiaries/my-beneficiaries /wills-terms#not-for /my-will/gifts /faqs#trust',
      "can I help my mother fill it in, she's 91 and doesnt do computers":
        '/my-will/about-me/dob /terms#you /terms#account',
      'where do i put the letter explaining why': '/my-will/estate-splits/exclude /my-will/gifts',
      'gran left me something in her will but nobody has told me how much':
        '/faqs#executor /privacy#rights /contact-us',
      'how do I make a complaint about you': '/terms#complaints /contact-us /privacy#rights',
    },
  },
}

type NotOurs = { readonly first: number; readonly untouched?: true; readonly questions: readonly string[] }

export const notOursApart: Readonly<Record<string, NotOurs>> = {
  A: {
    first: 9,
    questions: [
      'how do I claim universal credit',
      'how do I trace my family tree',
      "help me write a poem for my wife's birthday",
      'how do I register a birth',
      'asdf qwerty zxcv',
      'what time does the chemist open',
      'my car failed its MOT',
      'how to vote by post',
      'can I evict my tenant',
      'my knee hurts when I climb stairs',
      'how do I get a mobile phone contract',
      'what is the weather tomorrow',
      'translate hello into Spanish',
      'is it safe to take ibuprofen with blood pressure tablets',
      'I want to complain about my energy bill',
      'recipe for lemon drizzle cake',
      'my landlord will not give me my deposit back',
      'how do I get a blue badge',
      'can I get a mortgage at 60',
      'what is the capital of Peru',
    ],
  },
  B: {
    first: 18,
    untouched: true,
    questions: [
      'how do I get a divorce',
      'can the police search my house',
      'book me a train to Leeds',
      'how to set up a limited company',
      'the cat has fleas',
      'how do I get compensation for an accident at work',
      'how do I boil an egg',
      'can you sue my neighbour',
      'what are the symptoms of flu',
      'best washing machine under 300 pounds',
      "my neighbour's hedge is too tall",
      'who is the prime minister',
      'where can I buy a hearing aid',
      'my boiler is leaking what do I do',
      'is my husband allowed to hit me',
      'who won the football last night',
      'I want to appeal a parking fine',
      'blah blah blah',
      'how do I renew my passport',
      'apply for child benefit',
    ],
  },
  C: {
    first: 18,
    untouched: true,
    questions: [
      'how do I bath a baby',
      'what is the score in the cricket',
      'my broadband bill has gone up',
      'can I get a refund from the airline',
      'who lives at number ten',
      'how do I grow tomatoes',
      'how long does a cold last',
      'do I have to pay for a TV licence',
      'where is the nearest bank',
      'can my landlord put my rent up',
      'how much is a pint of milk',
      'my phone screen is cracked',
      'what is on the radio',
      'is the library open on Sunday',
      'how do I get a grant for insulation',
      'how to make pastry',
      'are bananas good for you',
      'who sings this song',
      "can I claim carer's allowance",
      'my drains are blocked',
    ],
  },
  E: {
    first: 20,
    untouched: true,
    questions: [
      'how do I renew my passport',
      "my landlord won't give my deposit back",
      'can I claim unfair dismissal after four months',
      'best broadband deals near me',
      'what is the speeding fine for doing 38 in a 30',
      'how to make a sourdough starter',
      'train times from Leeds to York',
      "my neighbour's fence is on my side of the boundary",
      'parking ticket appeal at the hospital',
      'do I need planning permission for a conservatory',
      'how do I apply for a visa for my wife from Thailand',
      'flight delayed six hours compensation',
      'knee hurts when I go up stairs',
      'how do I fill in my self assessment for the shop',
      'what are the school holidays this year',
      'California probate rules for a living trust',
      'forced heirship in france how much must go to each child under the civil code',
      'my washing machine broke after 13 months',
      'how to register a trade mark',
      'who won the cup final',
    ],
  },
  F: {
    first: 14,
    untouched: true,
    questions: [
      'what time does tesco shut on sunday',
      'how do i get red wine out of a carpet',
      'best way to cook a gammon joint',
      'my broadband keeps dropping out',
      'when do the clocks go back',
      'cheap flights to tenerife in february',
      'how tall is snowdon',
      'renew my driving licence at 70',
      'who won strictly last year',
      'why is my boiler making a banging noise',
      'can you book me a doctors appointment',
      'bus times from bangor to caernarfon',
      'how do you prune roses',
      'what channel is the rugby on',
      'translate good morning into italian',
    ],
  },
}
