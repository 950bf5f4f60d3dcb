/** Characters of an IBAN by country, after the IBAN registry (ISO 13616). */
export const ibanLengths: Record<string, number> = Object.fromEntries(
  [
    [15, 'NO'],
    [16, 'BE'],
    [18, 'DK FI FO GL NL SD'],
    [19, 'MK SI'],
    [20, 'AT BA EE KZ LT LU XK'],
    [21, 'CH HR LI LV'],
    [22, 'BG BH CR DE GB GE IE ME RS VA'],
    [23, 'AE GI IL IQ TL'],
    [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
    [25, 'LY PT ST'],
    [26, 'IS TR'],
    [27, 'FR GR IT MC MR SM'],
    [28, 'AL AZ BY CY DO GT HU LB PL SV'],
    [29, 'BR EG PS QA UA'],
    [30, 'JO KW MU'],
    [31, 'MT SC'],
    [32, 'LC'],
  ].flatMap(([length, countries]) =>
    String(countries)
      .split(' ')
      .map((country) => [country, Number(length)]),
  ),
)
