/** What people say when they look for a place, in their words and not in ours. By meaning, not by any one question. Nobody reads it: the index holds it. */
export const askedAs: Readonly<Record<string, string>> = {
  '/faqs#how':
    'how does this website work, explain the steps, how do I start, what do I have to do, begin, first step, is it easy, what is this',
  '/faqs#how-long':
    'how many minutes or hours, quick, quickly, one sitting, in one go, stop half way and finish another day, save and come back later, start again, lost what I typed, computer crashed or switched itself off, run out of time, start all over again, urgent, number of questions, pause, take a break, continue, resume',
  '/faqs#cost':
    'how much is it, what is the price, cheap, expensive, afford, pension discount, hidden extras, subscription, monthly or yearly charge, when do I pay, card payment, is it free, pounds, fee for two, less for a couple, worth the money',
  '/faqs#refund':
    'cancel my order, paid by mistake, paid twice, want my money back, changed my mind after paying, not happy with what I bought, return',
  '/faqs#law-firm':
    'are you solicitors, real or proper lawyers, qualified, regulated, can I trust you, genuine, scam, do you give legal advice, is it as good as a lawyer, who wrote this, does a lawyer check it, expert, barrister, insured',
  '/faqs#solicitor':
    'do I need a solicitor or lawyer, too complicated, complicated family or money, difficult situation, business or company, farm, property abroad, legal advice, care home fees, council taking the house, who should I ask, attorney, notary',
  '/faqs#easy-read':
    'simple version, pictures, learning difficulties or disability, easier words, simple words, plain english, struggle with reading, do not read well, explain it simply',
  '/faqs#welsh': 'welsh language, cymraeg, speak welsh, translate into welsh, other language',
  '/faqs#scotland':
    'live in Scotland, Glasgow, Edinburgh, Northern Ireland, Belfast, Ireland, abroad, France, Spain, moved overseas, expat, England, Wales, Cardiff, Isle of Man, Jersey, which country',
  '/faqs#need':
    'no will, never made or wrote a will, died with no will, without one, nothing written down, who gets everything, who inherits, next of kin, intestate, intestacy, not married what do I get, unmarried partner rights, live together common law, thrown or put out of the house, does it all go to my wife, do I really need a will, why bother, family argue or fight, no family, no relatives, the government or state takes it, stepchildren get',
  '/faqs#executor':
    'what is an executor, person in charge, who sorts it out, what does the person who carries out the will do, job, duties, responsibility, get paid, paid for it, in charge of everything after I die, deals with my affairs, bank accounts and bills, probate, pays my debts, money owed to me or by me, how many, can they also inherit, family member, executer, handle the estate',
  '/faqs#guardian':
    'who brings up my kids, bring up, raise, who would my children live with, look after the little ones, if we both die, both killed, orphan, custody, their father or mother or dad or mum, godparents, grandparents, nan, under 18, babies, toddler, guardianship, parent dies',
  '/faqs#home':
    'house in both our names, joint names, who gets the house, my half or share of the house, own the house together with my wife, husband, sister, brother, friend or partner, joint tenants, tenants in common, deeds, mortgage, does the house go to my wife, is the house all mine now, bought together, co-owner, the flat, bungalow, property',
  '/faqs#pension':
    'pension, private or workplace pension, who gets my pension, life insurance, life assurance, death in service, lump sum, policy payout, nomination, superannuation',
  '/faqs#leave-out':
    'stop somebody getting it, keep their hands off it, in law, cut someone out, cut off my son or daughter, disinherit, leave nothing to, exclude, not speaking, does not speak to me, no contact, estranged, fallen out, fell out, unequal, more to one child than another, will they contest or challenge it, can they claim, fight the will, sue, unfair, dispute, not get a penny, black sheep, the others get it all',
  '/faqs#gift':
    'leave a particular thing or sum to someone, difference between legacy, bequest and share, specific item, leave money or jewellery, rest split, percentage',
  '/faqs#tax':
    'inheritance tax, death duties, death duty, how much tax, taxman, HMRC, threshold, allowance, nil rate band, seven years, give away money before I die, avoid or save tax, pay tax on the house, tax on property, taxed',
  '/faqs#trust':
    'trust, put money in trust, trustees, hold or keep money for someone until they are older, old enough, a certain age such as 18, 21 or 25, lump sum, looked after, protect, trust fund, grandchildren money later',
  '/faqs#pets':
    'breeds such as terrier, greyhound, spaniel, labrador, budgie, hamster, goldfish, take on, dog, cat, pets, animals, who takes my pet, puppy, rabbit, horse, parrot, money for the vet',
  '/faqs#online':
    'passwords, online accounts, facebook, email, photos, crypto, bitcoin, internet banking, digital, phone, computer files, login details for my family',
  '/faqs#count':
    'is it legal, valid, legally binding, official, when does it start, does it count, has to be signed, if your company closes down or goes bust, will it stand up in court, proper will, is an unsigned will any good',
  '/faqs#witness':
    'witness, watch me sign, who can sign, how many people, neighbour, friend, carer, family member, daughter, husband or wife as witness, over 18, doctor, nurse, colleague, executor as witness, vicar',
  '/faqs#sign-online':
    'sign on a phone, computer, tablet, screen, electronic or digital signature, online, by email, video call, zoom, skype, facetime, docusign, type my name',
  '/faqs#keep':
    'send a copy to my solicitor, lodge, deposit, burns, where to put it, where do I keep the will, safe place, drawer, bank, lost, fire, find it, copy, photocopy, original, registered, store, nobody throws it away, who holds it, staple, stapled, scan, lose the paper',
  '/faqs#squares':
    'square pattern, QR code, barcode, chequered or black and white box, dots, marks at the side or edge of the printed pages, margin, corner, symbol',
  '/faqs#change':
    'does a will run out, expire, alter, amend, update, edit, add something later, write on it, cross out, scribble, mistake, wrong name, spelling, moved house, new address, changed my mind, new grandchild, take someone off, replace, old will, cancel an old will, tear up or destroy, how often, charge for changes, codicil, correct',
  '/faqs#power-of-attorney':
    'power of attorney, LPA, who decides if I cannot, lose my mind, lose capacity, dementia, alzheimers, stroke, coma, in hospital, manage or look after my money while alive, pay bills for mum or dad, speak for me, cannot speak, make decisions, medical treatment, care home decisions, health, social services, act on my behalf, too ill, take over bank account',
  '/faqs#married':
    'got married, get married, marrying, remarry, married again, second marriage, wedding, divorce, divorced, ex wife, ex husband, former, separated, split up, does my ex get anything, old will still good after marriage, engaged, new wife, new husband, civil partnership, decree, break up',
  '/faqs#couple':
    'husband and I, wife and I, my partner and me, both of us, joint will, mirror wills, two wills, one each, together, couple, the pair of us, leave everything to each other, missus, does my partner see mine, do we need separate wills, for two, matching',
  '/faqs#private':
    'who can see or read this, private, confidential, secret, sell my details, pass on to other firms, share my information, can my family see, can my children read it, can you see what I typed, nosy, spying, snoop, data, advertisers, third parties, personal details',
  '/faqs#password':
    'forgot password, lost login, log in, sign in, locked out, cannot get in to my account, reset, username, code does not arrive, wrong password, log on',
  '/faqs#delete':
    'delete my account, close my account, remove my details, erase, wipe, copy of my data, data protection, GDPR, download my information, forget me',
  '/how-it-works#before':
    'what do I need before I start, papers, documents ready, information needed, have to hand, prepare, bank details, do I need to know everything, one sitting',
  '/how-it-works#write': 'what questions do you ask, sign up, create or open an account, register, begin the questions',
  '/how-it-works#solicitor': 'do I need a lawyer or solicitor, business, company, abroad, will somebody fight it',
  '/how-it-works#pay':
    'read or see it before I pay, preview, try it free, when is payment, pay at the end, what happens after I pay, look first',
  '/how-it-works#sign':
    'print it, printer, no printer, paper, how do I sign, signing properly, sign in front of, two people watch, date, pen, ink, what next after printing, both sides, who must be in the room',
  '/how-it-works#later':
    'moved house, new baby, someone has died, life changed, what happens afterwards, look at it again, how often update, check again, years later',
  '/about#who':
    'who is behind this website, who are you, who owns or runs this company, based, office, people, founder',
  '/about#not': 'are you lawyers, regulated, lawyer, solicitor, legal advice',
  '/about#what': 'what is this website, how are wills made, artificial intelligence, AI, robot, computer writes it',
  '/about#words': 'who wrote the words, legal wording, template, artificial intelligence, AI, drafted',
  '/about#money': 'how do you make money, why so cheap, what is the catch, commission, sell, paid by',
  '/accessibility#you-can':
    'registered blind, talking computer, magnifier, JAWS, partially sighted, bigger writing, larger text, large print, poor eyesight, cannot see well, blind, glasses, screen reader, read aloud, listen, hear, keyboard, font, letters too small, zoom, dyslexia, slow, shaky hands, mouse',
  '/accessibility#paper':
    'large print, braille, audio, blind, cannot hold a pen, hands shake, arthritis, cannot write, cannot see to sign, print too small',
  '/accessibility#short': 'sign language, deaf, learning disability, what does not work, not accessible, translated',
  '/accessibility#tell-us':
    'page does not work, something broken, hard to use, another format, problem with the website',
  '/security#we-do': 'is it safe, secure, hackers, hacked, stolen, encryption, fraud, information safe, protect',
  '/security#you-can':
    'shared computer, library computer, strong password, phishing, log out, keep account safe, strange email',
  '/security#report': 'report a security problem, found a bug, vulnerability',
  '/security#if': 'data breach, hacked, stolen details',
  '/terms#who': 'who are you, company name, registered, behind this website, address of the company',
  '/terms#what': 'what you do, not lawyers, ombudsman, regulated, does a solicitor check my will',
  '/terms#account':
    'how old do I have to be, someone else used my account, fill it in for someone else, for my mother, share an account',
  '/terms#price': 'price, cost, extra charges, VAT, change for free, subscription',
  '/terms#refund': 'cancel, money back, 14 days, cooling off, paid by mistake',
  '/terms#care':
    'responsible if it goes wrong, liable, compensation, negligent, mistake in the will, insurance, website is down',
  '/terms#you': 'someone is telling me what to write, tells me what to put, on behalf of, pressure, truthful',
  '/terms#complaints': 'complain, complaint, unhappy with you, not satisfied, bad service, ombudsman',
  '/wills-terms#for-whom':
    'who can use this, age, old enough, too old, of sound mind, dementia, memory loss, confused, mental capacity, still able to make a will, ill',
  '/wills-terms#not-for':
    'not suitable, bad with money, drinks, drugs, addict, gambling, bankrupt, debts, foreign property, business, farm, maintenance, promise, bully, being forced, complicated, should see a solicitor',
  '/wills-terms#what-you-get': 'what do I get, what is included, PDF, download, guide, documents',
  '/wills-terms#signing': 'sign, witness, ink, paper, how many people watch, write on it, valid',
  '/wills-terms#outside':
    'what is not covered by the will, joint house, pension, life insurance, debts, loan, credit card, mortgage, funeral costs, money owed',
  '/wills-terms#life':
    'married, divorced, baby born, partner or husband or wife died, widow, widower, passed away, moved house, is my will still any good, out of date, old will, update',
  '/wills-terms#keeping': 'where do I keep it, safe, lost, original, copy, probate office, your company closes down',
  '/wills-terms#executors': 'ask the executor first, they refuse, say no, does not want to do it',
  '/wills-terms#partner':
    'can my partner change theirs after I die, promise each other, both of us, husband, wife, joint, each other',
  '/privacy#short': 'sell my data, adverts, spam, junk mail, what do you do with my details, train AI',
  '/privacy#cookies': 'cookies, tracking, adverts, policy',
  '/privacy#others':
    'can everyone read it after I am gone, public, published, share or sell my details with others, other companies, public record, can people look up my will',
  '/privacy#how-long': 'how long do you keep my details, delete, inactive account',
  '/privacy#safe': 'safe, passkey, two factor, hackers',
  '/privacy#rights':
    'delete my details, correct my details, see what you hold, data protection, information commissioner',
  '/power-of-attorney#what-you-get':
    'power of attorney price, how does the LPA work, cost of LPA, what forms, decide for me, health, money',
  '/power-of-attorney#what-you-do':
    'register a power of attorney, send it off, LP1F, LP1H, OPG, certificate provider, form, lasting',
  '/power-of-attorney#without-us': 'do a power of attorney myself, LPA free, government website',
  '/without-a-will':
    'no will, who gets everything, who inherits, intestate, intestacy, never made a will, order of relatives, next of kin, nothing written, what would my wife get, no family',
  '/prices': 'how much, price list, costs, for two, couple, discount, cheap, extras, printed and posted copy, both',
  '/check-my-will/start':
    'does a will run out, expire, last for years, already have a will, old will, will from years ago, is my will still any good, valid, made with a solicitor before, check, up to date, out of date',
  '/contact-us':
    'speak or talk to someone, real person, phone number, ring, call, telephone, email you, help me, stuck, confused, I do not understand, get in touch, chat, ask a question, not good with computers, someone has died',
  '/my-will/signing-day':
    'sign the will, day we sign, who signs first, witnesses, date it, make it official, where is it kept, lost the paper',
  '/my-will/about-me/full-name':
    'name, middle name, maiden name, known as, nickname, changed my name, spelling of my name, passport',
  '/my-will/about-me/full-address':
    'US passport, American, dual national, foreign citizen, green card, address, moved house, where I live, property or land abroad, Spain, France, villa, holiday home, place overseas, foreign bank, Scotland, American citizen, two homes, second country',
  '/my-will/about-me/you-own-property':
    'what I own, what it is worth, house value, mortgage, business, limited company, shop, landlord, buy to let, rent out, farm, owe more than I own, debts, estate too big, inheritance tax threshold, seven years, own my home, council house, renting',
  '/my-will/about-me/dob':
    'age, too young, too old, ill, illness, dying, terminal, cancer, months to live, hospital, hospice, memory, dementia, sound mind, blind, cannot read, cannot sign, hands shake, hold a pen, arthritis, sign it for dad, filling it in for my mother, helping someone else do theirs, on behalf of a parent, tells me what to put, someone pressing or forcing or bullying me, army, navy, soldier',
  '/my-will/about-me/marital-status':
    'legally married but live apart, married, single, divorced, separated, widowed, engaged, getting married, ex wife, ex husband, still legally married, divorce not finished, maintenance, ex claim',
  '/my-will/beneficiaries/partner':
    'partner, husband, wife, fiancé, girlfriend, boyfriend, live together, not married, spouse tax free, tax when everything goes to my wife, common law, second wife',
  '/my-will/beneficiaries/children':
    'different mums, different dads, stepmum or stepdad got the lot, my own boys or girls, children, step children, stepson, stepdaughter, adopted, foster, illegitimate, from a previous relationship or first marriage, kids from before, blended family, wife marries again, remarries, new husband gets it, my own children lose out, protect their inheritance, born outside marriage, IVF, twins',
  '/my-will/beneficiaries/other-beneficiaries':
    'friends, nieces, nephews, brother, sister, cousin, neighbour, carer, godchild, step children, grandchildren, someone not family, no children, add somebody else, parents',
  '/my-will/beneficiaries/guardians':
    'guardian, who brings up my kids, bring up, raise, live with, look after my children, if both parents die, both killed, real father or mother still around, other parent, dad, mum, parental responsibility, stepdad, grandparents, godparents, social services',
  '/my-will/beneficiaries/backup-guardians':
    'second choice guardian, guardian dies or cannot, look after children, reserve, bring up',
  '/my-will/beneficiaries/pets': 'dog, cat, pet, animal, money for the dog, vet, rehome',
  '/my-will/beneficiaries/pets-guardians': 'who takes my dog, cat, pet, animal, look after',
  '/my-will/beneficiaries/my-beneficiaries':
    'beneficiary, heir, meaning of beneficiary, late sister or brother, part, who gets what, who inherits, leave it all to, everything to my wife or husband, to each other first then the children, live in the house for life then to my kids, income or rent for life, disabled, disability benefits, PIP, universal credit, special needs, autism, downs, mental health, bad with money, drinks, addict, gambling, spend it all, carer gets something, unborn baby, child not born yet, charity, divorcing son, pass down',
  '/my-will/beneficiaries/backup-action':
    'her mum’s part, late sister, late brother, daughter’s part, dies before me, dies first, goes first, son dies his children get his share, predecease, if we die together, same time, already dead, passed away, second one goes, backup, next in line, then to the children, left everything to someone who has died, everyone dead, nobody left',
  '/my-will/estate-splits/split-distribution':
    'divide, split, share equally, fair, halves, percent, percentage, equal shares, more to one, unequal, quarter, third, treat all the same, carve up, step children and my own',
  '/my-will/estate-splits/exclude':
    'leave out, cut out, disinherit, exclude, nothing to my son or daughter, not speaking, no contact, estranged, fell out, write a reason, not get a penny',
  '/my-will/executors/executors':
    'bank or firm acts instead of family, company, trust corporation, executor, choose, who should I pick or choose, person in charge, in charge of it, who sorts it out, carry out, job, professional, solicitor or bank as executor, friend, son, daughter, sibling, how many, lives abroad, paid, someone to do it all, nobody to ask, no one available, executer, on my own',
  '/my-will/executors/my-executors':
    'backup executor, executor dies, ill, moves away or abroad, refuses, cannot or does not want to do it, who does it then, second choice, replacement, no one available, step in, instead, only one',
  '/my-will/executors/digital-assets':
    'facebook, social media, email, digital photos, online accounts, crypto, list of what I own, where everything is, subscriptions, instagram, laptop, take it down, close accounts, list my bank accounts',
  '/my-will/executors/executor-notify':
    'tell my executor, let them know, do they have to be told or agree, letter to executor, inform',
  '/my-will/gifts':
    'hundred, five hundred, great grandchild, godchild, each of them, leave something to, particular thing, jewellery, ring, watch, clock, furniture, china, painting, tools, car, collection, piano, heirloom, ornaments, belongings, possessions, sentimental, give money, sum, thousand pounds, legacy, donate to charity, hospice, church, cancer research, rspca, house or flat to different people, rent out, joint bank account, savings, shares, premium bonds, live in the house for life, until they are 21, at 18, grandson, granddaughter, niece, nephew, friend, disabled, mortgage on it, lower tax, care home fees, council',
  '/my-will/funeral-wishes':
    'funeral, buried, burial, cremated, cremation, ashes, scattered, grave, plot, coffin, church service, no fuss, hymns, music, flowers, donate my body or organs, medical science or students, wake, woodland, vicar, buried next to, headstone, prepaid plan, resuscitate, life support',
  '/my-will/summary':
    'check it is right, read it over, cancel or revoke an earlier or old will, what do these words mean, legal words, everything else, mistakes in it, finished',
}
