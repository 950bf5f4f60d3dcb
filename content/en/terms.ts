import type { LegalCopy } from '../legal-shape.ts'

export const terms: LegalCopy = {
  meta: {
    title: 'Terms of use',
    description:
      'The terms for using {brand}: a non-commercial project that sells nothing on its website, the beta programme, prices, liability and law.',
    keywords: ['terms of use', 'beta programme', 'prices', 'liability'],
  },
  title: 'Terms of use',
  lead: 'This website informs. It sells nothing. Here you can read who provides the paid offers, what applies to the beta programme and what we answer for.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'project',
      title: 'What this website is',
      blocks: [
        {
          kind: 'text',
          text: '{brand} is a non-commercial community and information project on automating finance work in Swiss SMEs. It is run as a sub-project of a Swiss limited company, {parentCompany}. By using the website you accept these terms.',
        },
        {
          kind: 'text',
          text: 'Reading, tools, chat, newsletter, waiting list and the first call of {promise.freeConsultationMinutes}\u00a0minutes are free and commit you to nothing.',
        },
      ],
    },
    {
      id: 'providers',
      title: 'Who sells the paid offers',
      blocks: [
        {
          kind: 'text',
          text: 'The website also describes offers that cost money. They come neither from the project nor from {parentCompany}, but from these providers:',
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Sole proprietorship', detail: '{soleProprietorship}' },
            { term: 'Partner firms', detail: '{partnerFirms}' },
          ],
        },
        {
          kind: 'text',
          text: 'Every quote names the provider, who concludes the contract, issues the invoice and is liable for the work.',
        },
      ],
    },
    {
      id: 'no-contract',
      title: 'No contracts on this website',
      blocks: [
        {
          kind: 'text',
          text: 'There is no basket, order, invoice or payment here. Prices and descriptions are an invitation to talk and not an offer within the meaning of the Swiss Code of Obligations.',
        },
        {
          kind: 'text',
          text: 'A contract is made outside the website: you enquire, the provider sends you a written quote, you accept it in writing. Sending a form binds neither you nor us.',
        },
      ],
    },
    {
      id: 'no-advice',
      title: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'We give no tax or legal advice and audit no accounts. Texts, calculators and chat provide general information and do not replace a professional.',
            'We form no companies, file nothing with the commercial register and do not deal with authorities.',
            'We submit no VAT returns and no tax returns. You or your fiduciary firm do that.',
            'We are not supervised by FINMA, and FINMA neither examines nor approves software.',
          ],
        },
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        {
          kind: 'text',
          text: 'The offers are addressed to businesses. All prices are in Swiss francs, excluding VAT (exkl. MWST). They apply on the day you read them; the provider’s quote is binding. “From” refers to the smallest usual scope.',
        },
        {
          kind: 'text',
          text: 'Figures on time saved or payback are guide values or worked examples with their assumptions stated. They are not guaranteed.',
        },
        { kind: 'link', label: 'Services and prices', href: '/services' },
      ],
    },
    {
      id: 'beta',
      title: 'Beta programme',
      blocks: [
        {
          kind: 'text',
          text: 'In the beta programme a few companies test new processes before they are open to all, and tell us what is missing. An entry on the waiting list gives no right to a place.',
        },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Places',
              detail: 'Limited. What counts is the number shown on the website and, in the end, our acceptance',
            },
            {
              term: 'Acceptance',
              detail:
                'We usually review entries within {review.from} to {review.to}\u00a0hours and accept or decline by email. We need not give reasons for declining',
            },
            { term: 'Early Access', detail: '{early.test} {early.end}' },
            {
              term: 'Discount for beta partners',
              detail:
                'For everyone who has a place: {beta.discount} off the prices shown on the website on the day of acceptance. The acceptance states the rate, which holds until the beta programme ends',
            },
            {
              term: 'Updates for beta partners',
              detail: '{beta.partnerFreeUpdateMonths}\u00a0months from acceptance at no extra charge',
            },
            {
              term: 'Leaving',
              detail:
                'You may leave at any time. If we end or change the programme, we tell you by email {promise.noticeDays}\u00a0days beforehand',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Software in the beta programme is unfinished and may contain errors. Check every posting and every return before you use it, and keep your own copy of your data. Taking part costs money only if you sign a contract with one of the providers named.',
        },
      ],
    },
    {
      id: 'tools-and-chat',
      title: 'Tools and chat',
      blocks: [
        {
          kind: 'text',
          text: 'The tools follow the rules given on their pages with date and source. Check the result before you use it: a QR-bill before you send it, a VAT amount before you file it, a draft text before you publish it. What you make with them is yours.',
        },
        {
          kind: 'text',
          text: 'The chat is answered by a machine. It names its sources and can still be wrong. The page it points to is what counts.',
        },
      ],
    },
    {
      id: 'fair-use',
      title: 'Your use',
      blocks: [
        {
          kind: 'text',
          text: 'You may use the website freely, at work too. You may not:',
        },
        {
          kind: 'list',
          items: [
            'enter other people’s email addresses or false details',
            'use the forms and the chat by automated means or for advertising',
            'overload the website or circumvent its safeguards',
          ],
        },
        {
          kind: 'text',
          text: 'If you have found a security hole, please write to {mail.contact} and give us time to close it.',
        },
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        {
          kind: 'text',
          text: 'We aim for the website to be available {claim.uptimePercent}\u00a0% of the time over a calendar month, announced maintenance aside. That is a target and not a guarantee. We may change or discontinue parts of the website.',
        },
      ],
    },
    {
      id: 'accuracy',
      title: 'Content',
      blocks: [
        {
          kind: 'text',
          text: 'We write to the best of our knowledge, name sources and dates, and correct errors that are reported to us. Laws, tax rates and other makers’ products change; we cannot promise that every text is up to date and complete at all times. Projects marked as typical examples do not describe particular customers.',
        },
      ],
    },
    {
      id: 'copyright',
      title: 'Copyright and trademarks',
      blocks: [
        {
          kind: 'text',
          text: 'Texts, drawings and design are protected by copyright. You may link to them, save and print them for your own use, and quote from them with the source named. For anything else, please ask us.',
        },
        {
          kind: 'text',
          text: 'Names and trademarks of software, banks and authorities belong to their owners. We mention them to say what people work with. No partnership or endorsement is claimed.',
        },
      ],
    },
    {
      id: 'links',
      title: 'Links',
      blocks: [
        {
          kind: 'text',
          text: 'Some links lead to other parties’ sites, such as scheduling, LinkedIn or sources. Those parties are responsible for what is there. If we learn that a target is unlawful, we remove the link.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'text',
          text: 'The website is free of charge. As far as the law permits, we are liable for damage from its use only in cases of intent and gross negligence. Liability that cannot be limited by law, in particular for personal injury, is not limited. For paid offers, the provider is liable under its contract with you.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        {
          kind: 'text',
          text: 'The privacy policy says which personal data we handle and for how long.',
        },
        { kind: 'link', label: 'Privacy policy', href: '/privacy' },
      ],
    },
    {
      id: 'changes',
      title: 'Changes and languages',
      blocks: [
        {
          kind: 'text',
          text: 'The version published here with its date applies. Participants in the beta programme hear of changes that affect them by email, {promise.noticeDays}\u00a0days beforehand. If a provision is invalid, the others remain in force. If the languages differ, the German version prevails.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and place of jurisdiction',
      blocks: [
        {
          kind: 'text',
          text: 'Swiss law applies, excluding its conflict-of-laws rules. The place of jurisdiction is the registered office of {parentCompany}. Mandatory places of jurisdiction, in particular for consumers, are reserved.',
        },
      ],
    },
  ],
}
