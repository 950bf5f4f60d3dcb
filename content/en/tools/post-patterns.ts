import type { postPatterns as de } from '../../de/tools/post-patterns.ts'

export const postPatterns: typeof de = {
  example: { topic: 'Posting QR-bills automatically', audience: 'fiduciary firms with many small clients' },
  patterns: {
    question: {
      name: 'The better question',
      hooks: {
        neutral: [
          '“{topic}”: which work goes away, and which stays?',
          '{topic}: what would tell you in three months that it was worth it?',
        ],
        personal: [
          'With “{topic}” I now start from a different question than I used to.',
          'There is one question I now always ask first about “{topic}”.',
        ],
        direct: [
          'Before you change anything about “{topic}”, keep count for a week.',
          '{topic}: if you do not know how long it takes today, you cannot say later whether it got better.',
        ],
      },
      core: [
        'Not: which software can do it? But: where is somebody waiting, where is something typed twice, and who decides?',
        'For {audience} it pays to write those three answers down on an ordinary Tuesday, before anything is introduced.',
      ],
      medium: [
        'The list soon shows what a machine can take over: whatever follows a rule and looks the same every time. And what stays with a person: the case that does not fit.',
      ],
      long: [
        'After that it takes less courage than one thinks. One part of the process, one month, counted before and after. If the figure is no better, you stop and have lost little.',
        'How you counted belongs on the same page: what was measured, by whom, over how many cases. Otherwise you end up arguing about feelings.',
      ],
    },
    checks: {
      name: 'Three checks',
      hooks: {
        neutral: [
          '{topic}: three checks that cost nothing before the first attempt.',
          'Three points on which “{topic}” depends in daily work.',
        ],
        personal: [
          'Three things about “{topic}” I would have liked to know earlier.',
          'My short list on “{topic}”: three points, no more.',
        ],
        direct: [
          'Three points decide about “{topic}”. Technology comes after them.',
          'Three questions on “{topic}”. If the first answer is no, you need not read the others.',
        ],
      },
      core: [
        '1. Is the master data right? One wrong field turns any automation into a source of errors.\n2. Is it clear who approves? A name, not a department.\n3. Is there a figure from before? Minutes, errors or days, whichever, as long as they were counted.',
        'For {audience}, half an hour is often enough to answer all three.',
      ],
      medium: [
        'The second is the one people like to skip. As long as nobody has to say yes, nobody says no in the end either.',
      ],
      long: [
        'For the third, a tally beside the keyboard will do. Ten cases, on different days, noted honestly.',
        'Once all three are in place, choosing the tool is almost boring. That is how it should be.',
      ],
    },
    misconception: {
      name: 'The misconception',
      hooks: {
        neutral: [
          'A common misconception about “{topic}”: that it takes new software first.',
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
        'First the process, then the exceptions, then the tool. In that order, every change stays small enough to be undone.',
        'For {audience} that means choosing one step that happens often and rarely surprises, and changing only that.',
      ],
      medium: ['What stays as it was has not been neglected. It is the part somebody is meant to look at.'],
      long: [
        'A good sign after four weeks: nobody talks about the tool any more. A bad one: somebody still keeps the old list beside it.',
        'And if it gets no better? A small step is quickly undone. That, too, is a result worth writing down.',
      ],
    },
    beforeAfter: {
      name: 'Before and after',
      hooks: {
        neutral: [
          '{topic}, before and after: the difference fits into two sentences.',
          'What changes with “{topic}” is best seen in a single case.',
        ],
        personal: [
          'I like to explain “{topic}” with a single case, from start to finish.',
          'When I have to explain “{topic}”, I draw two lines on a sheet of paper.',
        ],
        direct: [
          '{topic} in two sentences. A decision takes no more.',
          'Show me one single case of “{topic}”. It says more than twenty slides.',
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
        'Measuring it takes no effort: cases a week, how many on the list, how many wrongly proposed. Three figures, every Friday.',
        'After two months those three figures tell more than any presentation about the launch.',
      ],
    },
    smallStep: {
      name: 'Four weeks',
      hooks: {
        neutral: [
          '{topic}: the smallest step that can be tested is usually the best beginning.',
          'A start on “{topic}” that fits into one month.',
        ],
        personal: [
          'I would start much smaller with “{topic}” today.',
          'If I had only one month for “{topic}”, this is how I would spend it.',
        ],
        direct: [
          '{topic}: start small, count, decide. In that order.',
          'No concept for “{topic}” before one single case has gone through.',
        ],
      },
      core: [
        'Week 1: write down ten ordinary cases, with minutes.\nWeek 2: put the rule behind them into one sentence.\nWeek 3: let the new process run beside the old one.\nWeek 4: compare and decide.',
        'For {audience} this stays manageable: the old process remains until the new one has proved itself.',
      ],
      medium: [
        'The sentence of week two is the hardest. Where it says “usually” or “normally”, a rule is still missing.',
      ],
      long: [
        'In week three, boredom is a good sign. If something surprises you, the process was not the one you wrote down.',
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
          'With “{topic}” I look first at who signs in the end.',
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
        'Set up well, an approval takes seconds, because document, amount and proposal lie side by side. Set up badly, it is waved through.',
      ],
      long: [
        'One question tests it: when was a proposal last turned down? Those who do not know have a habit, not a control.',
        'It costs some time at first. It is the time you would otherwise spend looking for the mistake.',
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
    direct: ['What would you change first?', 'Disagreement is welcome.', 'Which point is missing?'],
  },
}
