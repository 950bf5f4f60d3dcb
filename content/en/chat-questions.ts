import type { chatQuestions as de } from '../de/chat-questions.ts'

export const chatQuestions: typeof de = {
  '/faq#vat-return-work':
    'what do you automate in the VAT return | how do you help with VAT | automatic VAT return | have the VAT return prepared | which boxes of the form',
  '/faq#vat-deadlines':
    'by when must I file VAT | deadline for VAT return | VAT deadline | VAT due dates | when is VAT due | how many days after the quarter must VAT be paid | when must VAT be paid |  filing date quarter | extension of the deadline | correct last year | annual reconciliation | where do I file VAT | ePortal',
  '/faq#net-tax-rate':
    'what is the net tax rate | explain net tax rate | effective method or net tax rate | net tax rate vs effective method | flat rate | change the VAT method | which method is cheaper',
  '/faq#foreign-software':
    'acquisition tax | software from abroad | foreign invoices without VAT | Google or Microsoft subscription VAT | reverse charge on services from abroad',
  '/faq#bank-statements':
    'import bank statement | connect our bank | how does bank data get in | link bank account | how do bank transactions get into accounting | bank transactions | match payments automatically |  import camt | EBICS or bLink | which banks do you work with | which bank formats do you support | connect e-banking',
  '/faq#payment-release':
    'can your software make payments on its own | does the system pay automatically | do you trigger payments | who releases payments | payment without approval | could someone move our money unnoticed | steal money | are payments safe |  can you access my bank account | fraud with a wrong IBAN',
  '/faq#structured-addresses':
    'structured address on QR-bill | address rules | does the address have to be structured | new QR-bill rules 2025 | adjust addresses in master data | combined address',
  '/faq#interface-failure':
    'what happens when an interface fails | what if the interface breaks down | what if the system is down | outage | availability | uptime | what if something goes wrong | how do I notice an error',
  '/faq#no-interface':
    'our system has no interface | old software without API | connect software without an API | in-house software | export and import instead of an interface',
  '/faq#where-to-start':
    'where do we start | what to automate first | which process is suitable | first step | which task should go first',
  '/faq#incoming-invoices':
    'how are supplier invoices captured | invoices by email | read incoming invoices | capture PDF invoices automatically | scan and post receipts | OCR document capture | do you detect duplicate invoices',
  '/faq#what-ai-decides':
    'what does the AI do exactly | how accurate is the AI | error rate | how reliable is it | can I trust the AI | does the AI decide itself | how often is the AI wrong',
  '/faq#reminders':
    'automate reminders | can reminders be automated | dunning | send payment reminders automatically | does the system send dunning letters by itself |  chase late payers | default interest | reminder fee',
  '/faq#jobs':
    'will people lose their jobs | does AI replace employees | will jobs be cut | redundancies | what happens to our bookkeeper | is AI taking my work away',
  '/faq#keep-your-software':
    'which software do you support | which programs | do you support bexio | do you support SAP | does it work with Abacus | with Sage | with Run my Accounts | with Banana | do I have to switch my accounting software | must we replace our software | keep our software | do we need new software |  change software | compatible | which ERP | are you a bexio partner',
  '/faq#bexio-or-abacus':
    'bexio or Abacus | difference between bexio and Abacus | which is better bexio or Abacus | which accounting software fits us | compare bexio and Abacus | which software do you recommend',
  '/faq#changeover-date':
    'when is the best time to switch | do we have to wait until the end of the year | when can we start | switch during the year | start date',
  '/faq#fiduciary-clients':
    'we are a fiduciary firm with many clients | solution for accountants | several clients | keep clients apart | do you take our clients away | for fiduciaries',
  '/faq#payroll':
    'do you run payroll | payroll accounting | pay salaries | salary certificates | tax at source | payroll run | social insurance',
  '/faq#no-registration':
    'will you register my company | can you incorporate a GmbH for me | do you found companies | set up a company for me | commercial register entry | can you register us in the commercial register | do you do incorporations',
  '/faq#share-capital':
    'minimum share capital of a GmbH | how much capital for an AG | minimum capital | share capital | how much money do I need to start a company | contribution in kind',
  '/faq#vat-threshold':
    'at what turnover do I have to pay VAT | VAT registration threshold | when am I liable for VAT | when do I have to register for VAT | VAT liability | turnover limit VAT | voluntary VAT registration | do clubs pay VAT | is an association liable for VAT',
  '/faq#time-and-fees':
    'how long does it take to found a company | what does incorporation cost | commercial register fee | notary cost | how long does the register entry take | cost of founding a GmbH',
  '/faq#first-books':
    'which books do I have to keep | does a sole proprietorship need accounts | is double-entry bookkeeping mandatory | bookkeeping duty | does my sole proprietorship need double-entry accounts | simple bookkeeping | do I need an auditor',
  '/faq#data-location':
    'will our data be sent abroad | where is stored what the AI reads | does data leave Switzerland | where is my data stored | where is the data | server location | are your servers in Switzerland | data in Switzerland | cloud abroad | data centre | does the data stay in Switzerland | data storage',
  '/faq#access-and-models':
    'who can see our documents | who has access to our data | does the AI learn from our data | is our data used to train AI models | training with client data | access rights | do you see our books | does the AI read our confidential data | confidential |  automatic log-out after minutes',
  '/faq#retention':
    'how long do I have to keep receipts | retention period | document retention period | how long to keep documents |  is a scan enough legally | may I throw away paper receipts | may I bin receipts after scanning | archive documents digitally | keep invoices for years',
  '/faq#finma':
    'are you approved by FINMA | are you regulated by FINMA | FINMA licence | FINMA outsourcing | we are a bank or an asset manager | supervised by the financial regulator',
  '/faq#data-protection':
    'data protection | GDPR | data processing agreement | are you GDPR compliant | what must I consider in data protection | Swiss data protection act',
  '/faq#payback':
    'when does it pay off | is it worth it | ROI | payback | how much time do I save | how much do I save | when do I get my money back | time saving | return on investment',
  '/faq#pilot':
    'how does the pilot work | what is the pilot | what if the pilot does not convince us | money back | try it | test it first | risk | can we try before | what is the automation pilot',
  '/faq#what-to-bring':
    'what should I prepare for the first meeting | what do I bring to the call | how do I prepare | which documents do you need | what do you need from us | send passwords',
  '/faq#contract-partner':
    'who is our contract with | contract partner | who sends the invoice | can I order here online | can I buy something here | is this a commercial website | how can I pay',
  '/faq#after-the-call':
    'what happens after the call | what comes next | next steps | how does working together work | how do you proceed | which steps are there',
  '/#home-faq-4':
    'do I still need my accountant | do you replace our fiduciary | does it replace the bookkeeper | are you a fiduciary firm | do you do annual accounts | do you do my bookkeeping',
  '/#reasons-title':
    'how many projects have you done | how long have you been around | experience | how many customers do you have | in which cantons do you work | how many hours does it save',
  '/references':
    'do you have references | reference customers | reference projects |  happy clients | testimonials | reviews | who are your clients | can I talk to a client | case studies',
  '/references#samples-title':
    'are these real customers | are the examples real | why are there no names | made-up examples',
  '/process#implementation-title': 'how does the implementation work | how is it introduced | implementation in detail',
  '/process#needs-title': 'what do you need for the analysis | documents for the analysis',
  '/process#analysis-title':
    'what happens in the process analysis | what do I get from the analysis | how does the analysis work',
  '/workshops#workshop-faq-4':
    'may we use real documents in the workshop | practise with our own receipts | client data in the workshop',
  '/workshops#workshop-faq-7':
    'on site or online workshops | online or on site | do you come to us | do you come to our company for the training | training at our place |  workshop at our office | is the workshop online',
  '/workshops#workshop-faq-6': 'what is the questionnaire for | how long does the questionnaire take',
  '/workshops#plan-title':
    'workshop agenda | programme | schedule of the workshop | what happens on the seven days | rollout plan',
  '/workshops#day-1': 'what happens on the first day | first workshop day | day 1',
  '/workshops#day-3': 'what happens on day 3 of the rollout | third workshop day | day 3',
  '/workshops#day-7': 'what happens on the last day | seventh workshop day | day 7',
  '/workshops#topics-title':
    'workshop topics | what do you learn in the workshop | content of the workshop | course content',
  '/workshops#request-title': 'request a workshop | book a workshop | sign up for a workshop',
  '/services/ai-finance-workshop#service-faq-2':
    'do we need programming skills | previous knowledge for the workshop | do I need technical knowledge | is it difficult | suitable for beginners | do I have to code',
  '/services/company-formation#service-faq-4': 'do we need an auditor | opting out | waive the limited audit',
  '/services/erp-automation#service-faq-1':
    'does the machine post on its own | is it posted automatically | must I approve every posting | who approves postings',
  '/services/erp-automation#service-faq-3':
    'what happens to paper receipts | till receipts | receipts on paper | photograph a receipt',
  '/services/tax-reporting#service-faq-1':
    'do you file the VAT return | do you submit the return to the tax administration | do you do the VAT return for us | have VAT filed',
  '/services/ki-workflow-optimierung#service-faq-4': 'must I say that an AI is writing | AI labelling duty | AI Act',
  '/services/system-integration-api#service-faq-1':
    'is our bank included | does it work with UBS | PostFinance | Raiffeisen | connect a cantonal bank | which banks',
  '/video-studio#studio-faq-1':
    'can I watch the videos already | where are the videos | watch videos | learning videos',
  '/video-studio#events-title':
    'is there a webinar | next event | events | webinar date | register for an online event',
  '/video-studio#studio-faq-3': 'do I need an account | do I have to register | login | log in | forgot password',
  '/tools/qr-bill': 'make a QR bill | create a QR bill | generate a QR code for an invoice | payment slip generator',
  '/tools/qr-bill#qr-bill-questions-1': 'is the QR bill mandatory | must I use QR bills',
  '/tools/iban-check':
    'what is a QR-IBAN | difference between IBAN and QR-IBAN | check an IBAN | validate IBAN | is my IBAN right | recognise a QR-IBAN',
  '/tools/savings': 'calculate savings | savings calculator | work out how much I save | calculate ROI',
  '/tools/linkedin-post-generator':
    'write a LinkedIn post | create a LinkedIn post | post generator | social media text',
  '/tools/vat': 'calculate VAT | VAT calculator | gross to net',
  '/tools/vat#vat-questions-3': 'will VAT go up | is a higher VAT rate coming | VAT increase | 13th pension',
  '/privacy#rights':
    'delete my personal data | have my data deleted | what data do you hold about me | right of access | erase my data | request my data',
  '/privacy#retention': 'how long do you keep my data | how long are contact messages stored | deletion periods',
  '/privacy#recipients':
    'who receives my data | do you share data | do you sell my data | processors | hosting provider',
  '/privacy#contact-messages': 'what happens to my contact message | what happens to what I enter in the form',
  '/privacy#controller':
    'who is responsible for data protection | data protection officer | who do I contact about privacy',
  '/terms#no-contract':
    'do you sell anything on this site | online shop | order | payment on the website | does the form bind me',
  '/terms#project': 'is this a non-commercial website | is the site free | community project',
  '/terms#liability': 'are you liable | who is liable for mistakes | liability | guarantee',
  '/terms#law': 'which law applies | place of jurisdiction',
  '/terms#fair-use': 'report a security hole | what is forbidden',
  '/impressum#accessibility': 'accessibility | is the site accessible | screen reader',
  '/impressum#disputes': 'complaint | complain | not satisfied | where can I complain',
  '/blog/qr-rechnung-automation-schweiz': 'article about QR bills | automate QR bills',
  '/blog': 'do you have a blog | articles | read articles | posts',
}
