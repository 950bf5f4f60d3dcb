import type { postPatterns as de } from '../../de/tools/post-patterns.ts'

export const postPatterns: typeof de = {
  example: { topic: 'Posting QR-bills automatically', audience: 'fiduciary firms with many small clients' },
  patterns: {
    question: {
      name: 'The better question',
      hooks: {
        neutral: [
          '“{topic}”: which work goes away, and which stays?',
          '{topic}: what would tell you later that it was worth it?',
        ],
        personal: [
          'With “{topic}” I now start from a different question than I used to.',
          'There is a question I now always begin with when it comes to “{topic}”.',
        ],
        direct: [
          'Before you change anything about “{topic}”, keep count for a while.',
          '{topic}: if you do not know how long it takes today, you cannot say later whether it got better.',
        ],
      },
      core: [
        'Not: which software can do it? But: where is somebody waiting, where is the same thing typed again, and who decides?',
        'For {audience} it pays to write those answers down on an ordinary day, before anything is introduced.',
      ],
      medium: [
        'The list soon shows what a machine can take over: whatever follows a rule and looks the same every time. And what stays with a person: the case that does not fit.',
      ],
      long: [
        'After that it takes less courage than one thinks. A part of the process, a short time, counted before and after. If the figure is no better, you stop and have lost little.',
        'How you counted belongs on the same page: what was measured, by whom, over how many cases. Otherwise you end up arguing about feelings.',
      ],
    },
    checks: {
      name: 'The short list',
      hooks: {
        neutral: ['{topic}: what can be checked before it costs anything.', 'What “{topic}” depends on in daily work.'],
        personal: ['What I would have liked to know earlier about “{topic}”.', 'My short list on “{topic}”.'],
        direct: [
          'A few points decide about “{topic}”. Technology comes after them.',
          'A few questions on “{topic}”. If the answer is no right at the start, you need not read the rest.',
        ],
      },
      core: [
        '– Is the master data right? A wrong field turns any automation into a source of errors.\n– Is it clear who approves? A name, not a department.\n– Is there a figure from before? Minutes, errors or days, whichever, as long as they were counted.',
        'For {audience} that is a good beginning, even before any quote.',
      ],
      medium: [
        'The question of approval is the one people like to skip. As long as nobody has to say yes, nobody says no in the end either.',
      ],
      long: [
        'For the figure, a tally beside the keyboard will do. Ordinary cases, on different days, noted honestly.',
        'Once all of that is in place, choosing the tool is almost boring. That is how it should be.',
      ],
    },
    misconception: {
      name: 'The misconception',
      hooks: {
        neutral: [
          'A common misconception about “{topic}”: that it has to begin with new software.',
          '{topic}: the most expensive assumption is that everything has to happen at once.',
        ],
        personal: [
          'I have changed my mind about “{topic}”.',
          'I used to think “{topic}” was about speed. It is about calm.',
        ],
        direct: [
          '{topic}: please not everything at once.',
          'Starting “{topic}” with the tool means starting at the wrong end.',
        ],
      },
      core: [
        'The process to begin with, then the exceptions, then the tool. In that order, every change stays small enough to be undone.',
        'For {audience} that means choosing one step that happens often and rarely surprises, and changing only that.',
      ],
      medium: ['What stays as it was has not been neglected. It is the part somebody is meant to look at.'],
      long: [
        'A good sign after a while: nobody talks about the tool any more. A bad one: somebody still keeps the old list beside it.',
        'And if it gets no better? A small step is quickly undone. That, too, is a result worth writing down.',
      ],
    },
    beforeAfter: {
      name: 'Before and after',
      hooks: {
        neutral: [
          '{topic}, before and after: the difference is quickly told.',
          'What changes with “{topic}” is best seen in a single case.',
        ],
        personal: [
          'I like to explain “{topic}” with a single case, from start to finish.',
          'When I have to explain “{topic}”, I draw what was before and what comes after on a sheet of paper.',
        ],
        direct: [
          '{topic} in brief. A decision takes no more.',
          'Show me a single case of “{topic}”. It says more than any number of slides.',
        ],
      },
      core: [
        'Before: somebody opens, reads, retypes, files and asks back.\nAfter: the ordinary runs through, the unusual lands on a short list, and a person decides.',
        'For {audience} it is above all that list that matters: how long is it, and who works through it?',
      ],
      medium: [
        'If the list is empty, nobody is checking any more. If it is long, nothing has changed. In between lies a process one can trust.',
      ],
      long: [
        'Measuring it takes no effort: cases a week, how many on the list, how many wrongly proposed. Noted on the same weekday every time.',
        'After a while those figures tell more than any presentation about the launch.',
      ],
    },
    smallStep: {
      name: 'Start small',
      hooks: {
        neutral: [
          '{topic}: the smallest step that can be tested is usually the best beginning.',
          'A start on “{topic}” that stays manageable.',
        ],
        personal: [
          'I would start much smaller with “{topic}” today.',
          'If I had little time for “{topic}”, this is how I would begin.',
        ],
        direct: [
          '{topic}: start small, count, decide. In that order.',
          'No concept for “{topic}” before one single case has gone through.',
        ],
      },
      core: [
        'To begin with: write down ordinary cases, with minutes.\nThen: put the rule behind them into a sentence.\nThen: let the new process run beside the old one.\nAt the end: compare and decide.',
        'For {audience} this stays manageable: the old process remains until the new one has proved itself.',
      ],
      medium: [
        'The sentence with the rule is the hardest. Where it says “usually” or “normally”, a rule is still missing.',
      ],
      long: [
        'While both run side by side, boredom is a good sign. If something surprises you, the process was not the one you wrote down.',
        'At the end there is a yes or a no. Either is better than a project that goes on because it was begun.',
      ],
    },
    decision: {
      name: 'Who decides',
      hooks: {
        neutral: [
          '{topic}: the point that matters most is where somebody says yes or no.',
          'About “{topic}” we talk a lot about automation and little about approval.',
        ],
        personal: [
          'With “{topic}” I look above all at who signs in the end.',
          'One point about “{topic}” interests me more than all others: the approval.',
        ],
        direct: [
          '“{topic}”, but nobody approves: that is no progress, only a faster mistake.',
          'One question about “{topic}” to which a name is the only good answer: who approves?',
        ],
      },
      core: [
        'A machine may read, calculate and propose. It cannot answer for anything.',
        'For {audience} that means: every proposal says where it comes from, and every decision says whose it is.',
      ],
      medium: [
        'Set up well, an approval is quick, because document, amount and proposal lie side by side. Set up badly, it is waved through.',
      ],
      long: [
        'One question tests it: when was a proposal last turned down? Those who do not know have a habit, not a control.',
        'It costs some time at the beginning. It is the time you would otherwise spend looking for the mistake.',
      ],
    },
  },
  closings: {
    neutral: ['How do you handle this?', 'What has been your experience?', 'What would you add?'],
    personal: [
      'I would like to know how you solve this.',
      'How was it for you?',
      'I am happy to learn: what is missing?',
    ],
    direct: ['Where would you begin?', 'Disagreement is welcome.', 'Which point is missing?'],
  },
}
