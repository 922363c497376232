/** What the platform of the frames can play: the body of the sandbox's scenario. */
export const playChoices: readonly { readonly value: string; readonly words: string }[] = [
  { value: '', words: 'As usual' },
  { value: '{"maintenance":true}', words: 'Maintenance' },
  { value: '{"regionRestriction":true}', words: 'Region closed' },
  { value: '{"slow":{"*":3000}}', words: 'Slow: 3 s a call' },
  { value: '{"fail":{"*":"unknown.system.err"}}', words: 'Every call fails' },
  { value: '{"captcha":true}', words: 'Captcha at login' },
  { value: '{"verifyLogin":true}', words: 'Code at login' },
];
