import type { linkedinPostGenerator as de } from '../../de/tools/linkedin-post-generator.ts'
import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'LinkedIn post generator for finance topics, free',
    description:
      'Four drafts for your LinkedIn post from topic, audience and tone, in German or English. No AI model, free of charge, in your own browser.',
    keywords: ['LinkedIn post generator', 'LinkedIn post', 'draft', 'finance topics', 'free of charge'],
  },
  name: 'LinkedIn post generator',
  hero: {
    title: 'Four drafts for one post.',
    lead: 'Topic, audience, tone: out of these come four beginnings on fixed patterns, for you to carry on. No superlatives, no rockets, no invented figures. The experience has to be your own.',
  },
  rules: {
    title: 'How the drafts are made',
    items: [
      {
        title: 'From patterns, not from a model',
        text: 'Plans for two kinds of post: a process changes, or there is news. Every sentence was written by hand and is fixed; it knows nothing about your topic. The same details give the same drafts until you ask for new ones.',
      },
      {
        title: 'No figure that you did not type',
        text: 'No pattern holds a figure, a duration or a name. Square brackets mark something that only you know; replace them before you publish the post.',
      },
      {
        title: 'The opening',
        text: 'The feed shows some 140 to 210\u00a0characters, depending on the device, and then “see more”. The first sentence of every draft fits into 210\u00a0characters.',
      },
      {
        title: 'The length',
        text: "LinkedIn allows 3'000 characters. The drafts stay below, your additions included.",
      },
      {
        title: 'What comes from you',
        text: 'The field “Your point” makes the difference: a sentence from your working day, a figure you counted yourself. It stands in the post word for word, right after the opening.',
      },
    ],
  },
  example: {
    title: 'A good opening, counted',
    text: 'Topic “Month-end close”, tone direct, pattern “Start small”.',
    rows: [
      { label: 'Month-end close: start small, count, decide. In that order.', value: '59' },
      { label: 'Visible in the feed, about', value: '210' },
      { label: 'The whole post, at most', value: "3'000", total: true },
    ],
  },
  questions: {
    title: 'Questions on the drafts',
    items: [
      {
        question: 'May I use the texts?',
        answer:
          'Yes, freely and without naming the source. Check every sentence: what appears under your name must be true.',
      },
      {
        question: 'Is this written by an AI?',
        answer:
          'The four drafts are not: they are put together in your browser from fixed sentences and your details, and none of it is transmitted. Where a language model is connected, the page offers further ones below. These are marked as written by a machine, and your details go to the model only when you ask for it.',
      },
      {
        question: 'Why are there no emojis and no hashtags?',
        answer: 'Because a professional post does not need them. You can always add two fitting keywords at the end.',
      },
    ],
  },
  sources: [
    { title: 'Character limits for LinkedIn posts', publisher: 'findbest.tools', year: '2026' },
    { title: 'Where the feed cuts a post', publisher: 'bulkpublish.com', year: '2026' },
  ],
  closing: {
    title: 'The material lies in your books.',
    lead: 'Those who counted before and after have no need to exaggerate. In {promise.freeConsultationMinutes}\u00a0minutes we find a process that can be counted.',
    second: { label: 'See how we work', href: '/process' },
  },
}

export const linkedinPostGenerator: typeof de = {
  page,
  tool: {
    title: 'What are you writing about?',
    optional: '(optional)',
    kind: 'What is it about?',
    kinds: { process: 'a process changes', news: 'a piece of news' },
    kindHint: 'News: a job, an offer, an event.',
    honest:
      'Fixed sentences: they know nothing about your topic and hold no figure that you did not type. You fill in what stands in square brackets.',
    topic: 'Topic',
    topicHint: 'A few words, in the language of the post',
    audience: 'Audience',
    audienceHint: 'So that “for” fits before it',
    point: 'Your point',
    pointHint: 'What you saw, counted or learnt. It stands in the post word for word.',
    tone: 'Tone',
    tones: { neutral: 'matter-of-fact', personal: 'personal', direct: 'direct' },
    length: 'Length',
    lengths: { short: 'short', medium: 'medium', long: 'long' },
    language: 'Language of the post',
    languages: { de: 'German', en: 'English' },
    call: 'Call to action',
    callHint: 'Leave it empty and the post ends with a question.',
    incomplete: 'Topic and audience are still missing.',
    draft: 'Draft {n}: {name}',
    count: '{n} of {most} characters, opening {shown}',
    copy: 'Copy',
    copyWhich: 'draft {n}',
    copied: 'Copied.',
    copyFailed: 'Copying did not work. Please select the text by hand.',
    again: 'New drafts',
    announce: '{n} drafts, round {round}.',
    model: {
      title: 'Further drafts by a language model',
      note: 'Only if you press here do your details leave the browser: they go through our server to the service named under chat in the privacy policy. We do not keep them. Leave out names and confidential figures.',
      ask: 'Have the language model write',
      asking: 'The language model is writing. That can take up to half a minute.',
      name: 'written by a machine, please check',
      done: '{n} drafts written by a machine.',
      busy: 'The language model is busy. The drafts above do without it.',
      failed: 'Nothing usable came from the language model. The drafts above do without it.',
    },
  },
}
