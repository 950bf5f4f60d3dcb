import type { newsPatterns as de } from '../../de/tools/news-patterns.ts'

export const newsPatterns: typeof de = {
  example: {
    topic: 'An apprenticeship in our accounts office',
    audience: 'school leavers who like figures',
  },
  patterns: {
    brief: {
      name: 'In brief',
      hooks: {
        neutral: ['News from us: {topic}.', '{topic}: the essentials in brief.'],
        personal: ['Something about ourselves today: {topic}.', 'I am glad to tell you this: {topic}.'],
        direct: ['{topic}. Here is what it is about.', '{topic}: if it concerns you, read on.'],
      },
      core: [
        'What it is about: [in a sentence].\nWhen and where: [date, place].\nHow to go on: [the next step].',
        'It is meant for {audience}. If you are not sure whether it fits, ask straight away.',
      ],
      medium: ['This is the short version. The long one comes in a conversation, with [name].'],
      long: [
        'We like the slightly awkward questions best. They show both sides whether it is right.',
        'And if it does not fit, that is quickly said too. Passing it on helps all the same.',
      ],
    },
    reason: {
      name: 'The reason',
      hooks: {
        neutral: ['{topic}: why just now.', 'Behind “{topic}” there is a simple thought.'],
        personal: ['Why “{topic}” matters to me.', 'To me, “{topic}” is more than an announcement.'],
        direct: ['“{topic}”: the reason is quickly told.', '{topic}. Why, says the next sentence.'],
      },
      core: [
        'The occasion was: [what happened].',
        'For {audience} this changes: [what exactly]. And this stays: [what remains as it is].',
      ],
      medium: ['What came easily: [what]. What was hard: [what].'],
      long: [
        'What we do not know yet: [what is open]. We will write it here as soon as we do.',
        'If you would do it differently, please say so. That is what a post like this is for.',
      ],
    },
    fit: {
      name: 'Whom it fits',
      hooks: {
        neutral: ['{topic}: whom it fits and whom it does not.', 'With “{topic}” it helps to name the limits too.'],
        personal: [
          'With “{topic}” I would rather say at once whom it is not for.',
          'Whom I have in mind with “{topic}”.',
        ],
        direct: ['{topic}. Not for everyone, and on purpose.', '{topic}: see for yourself whether it fits.'],
      },
      core: ['It is right for {audience}, if [how you can tell].', 'It is not right if [an honest reason].'],
      medium: ['If you are somewhere in between, get in touch with [name]. Often a few words settle it.'],
      long: [
        'What you should bring: [requirement]. What you need not know: [what is often assumed].',
        'We would rather know early that it does not fit than late. That goes for both sides.',
      ],
    },
    people: {
      name: 'Who is behind it',
      hooks: {
        neutral: ['{topic}: who is behind it.', 'To “{topic}” belong people with names.'],
        personal: ['On “{topic}” I work with people I rely on.', 'Who sits at the table with me for “{topic}”.'],
        direct: ['{topic}. And these are the people.', '{topic}: questions go to a person, not to a mailbox.'],
      },
      core: ['Behind it are: [names and tasks].', 'For {audience} they can be reached directly: [how].'],
      medium: ['What they are good at stands in no CV: [an example from daily work].'],
      long: [
        'Anybody who has worked with them knows what is meant. Anybody else soon finds out.',
        'That is why there is no slogan here, but a name.',
      ],
    },
    answers: {
      name: 'What people ask',
      hooks: {
        neutral: ['{topic}: what people would like to know.', 'Questions on “{topic}”, briefly answered.'],
        personal: ['What I would ask about “{topic}” myself.', 'With “{topic}” I begin with the questions.'],
        direct: ['{topic}: questions and answers, without detours.', '{topic}. The essentials to look up.'],
      },
      core: [
        'What “{topic}” means: [short answer].\nWhat it costs or takes: [short answer].\nWhen to get in touch by: [date].',
        'For {audience} a question is missing? Into the comments, please.',
      ],
      medium: ['We have no answer to: [open question]. That should be said too.'],
      long: [
        'An answer that is right today may change. What counts is what is in writing: [where].',
        'If you would rather talk than write, you will find [name] on [telephone].',
      ],
    },
  },
  closings: {
    neutral: ['What would you like to know about it?', 'Whom should we tell?', 'Which question is missing?'],
    personal: ['I am glad of every message.', 'Whom would you tell about it?', 'What do you think?'],
    direct: ['Does it fit? Then get in touch.', 'Please pass it on.', 'Questions are welcome here.'],
  },
}
