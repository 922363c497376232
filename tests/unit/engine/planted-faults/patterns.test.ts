import { describe, it } from 'vitest';
import { expectTold, type Fault } from './planted-faults';

const email = String.raw`"emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+"`;
const payment = '"acceptedPattern": "[0-9]{6}"';

const faults: readonly Fault[] = [
  {
    what: 'an e-mail pattern that lost a bracket',
    file: 'aurora/merchant.json',
    from: email,
    to: String.raw`"emailPattern": "[^\\s@+@[^\\s@.]+(?:\\.[^\\s@.]+)+"`,
    at: String.raw`"[^\\s@+`,
    says: String.raw`The pattern "[^\\s@+@[^\\s@.]+(?:\\.[^\\s@.]+)+" of "emailPattern" has a [ without its ], so no browser checks it and a wrong value is refused by the server only. Add the bracket that is missing, or remove this one.`,
  },
  {
    what: 'an e-mail pattern with two signs @',
    file: 'aurora/merchant.json',
    from: email,
    to: String.raw`"emailPattern": "[^\\s@]+@@[^\\s@.]+(?:\\.[^\\s@.]+)+"`,
    at: String.raw`"[^\\s@]+@@`,
    says: String.raw`The forgot form refuses every e-mail address such as "nora@mail.com", "nora@mail.info", so nobody can ask for a new password. Write "emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+".`,
  },
  {
    what: 'an e-mail pattern of a page that refuses all',
    file: 'padma/overlays/forget.json',
    to: '{ "format": 1, "page": "forget", "set": { "form": { "props.emailPattern": "[a-z]+@[0-9]+" } } }',
    at: '"[a-z]+@[0-9]+"',
    says: String.raw`The forgot form refuses every e-mail address such as "nora@mail.com", "nora@mail.info", so nobody can ask for a new password. Write "emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+".`,
  },
  {
    what: 'an e-mail pattern that nothing can match',
    file: 'aurora/merchant.json',
    from: email,
    to: String.raw`"emailPattern": "$\\w+@\\w+"`,
    at: String.raw`"$\\w+@\\w+"`,
    says: String.raw`The pattern "$\\w+@\\w+" of "emailPattern" matches no value, so it is ignored and the form takes any value. Write "emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+".`,
  },
  {
    what: 'a rule of the platform that refuses every e-mail',
    file: 'aurora/console.json',
    from: String.raw`"acceptedPattern": "[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+"`,
    to: String.raw`"acceptedPattern": "[\\w.+-]+[\\w-]+(\\.[\\w-]+)+"`,
    at: String.raw`"[\\w.+-]+[`,
    kind: 'warning',
    says: 'The pattern refuses every e-mail address such as "nora@mail.com", "nora@mail.info", so nobody can fill "email" in. Correct the pattern.',
  },
  {
    what: 'a pattern shorter than the least length',
    file: 'aurora/console.json',
    from: payment,
    to: '"acceptedPattern": "[0-9]{4}"',
    at: '"minLength": ¦6',
    kind: 'warning',
    says: '"paymentPassword" needs 6 characters or more, and its pattern takes 4 at most, so no value is valid and nobody can fill it in; players who leave it empty can register. Lower "minLength", or let the pattern take more.',
  },
  {
    what: 'a pattern shorter than the least length behind a look ahead',
    file: 'aurora/console.json',
    from: payment,
    to: '"acceptedPattern": "(?=.*[0-9])[a-z0-9]{1,5}"',
    at: '"minLength": ¦6',
    kind: 'warning',
    says: '"paymentPassword" needs 6 characters or more, and its pattern takes 5 at most, so no value is valid and nobody can fill it in; players who leave it empty can register. Lower "minLength", or let the pattern take more.',
  },
  {
    what: 'a pattern whose lengths pass by those allowed',
    file: 'aurora/console.json',
    from: payment,
    to: '"acceptedPattern": "[0-9]{4}|[0-9]{8}"',
    at: '"maxLength": ¦6',
    kind: 'warning',
    says: '"paymentPassword" takes 6 characters, and its pattern 4 or 8, so no value is valid and nobody can fill it in; players who leave it empty can register. Change "minLength" and "maxLength", or the pattern.',
  },
  {
    what: 'a login that asks for a name longer than its pattern',
    file: 'padma/console.json',
    from: '"verification": {',
    to: '"verification": { "loginNickname": { "enabled": true, "acceptedPattern": "[a-z]{2,3}", "minLength": 4, "maxLength": 8 },',
    at: '"minLength": ¦4',
    kind: 'warning',
    says: '"loginNickname" needs 4 characters or more, and its pattern takes 3 at most, so no value is valid and nobody can log in. Lower "minLength", or let the pattern take more.',
  },
  {
    what: 'an e-mail pattern that lost a bracket of its end',
    file: 'aurora/merchant.json',
    from: String.raw`"emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+"`,
    to: String.raw`"emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+"`,
    at: String.raw`"[^\\s@]+@[^\\s@.]+(?:`,
    says: String.raw`The pattern "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+" of "emailPattern" has a ( without its ), so no browser checks it and a wrong value is refused by the server only. Add the bracket that is missing, or remove this one.`,
  },
  {
    what: 'an e-mail pattern that begins with what nothing is',
    file: 'padma/merchant.json',
    from: '"emailPattern": "',
    to: '"emailPattern": "(?!)',
    at: '"(?!)',
    says: 'The pattern "(?!)[^\\\\s@]+@[^\\\\s@.]+(?:\\\\.[^\\\\s@.]+)+" of "emailPattern" matches no value, so it is ignored and the form takes any value. Write "emailPattern": "[^\\\\s@]+@[^\\\\s@.]+(?:\\\\.[^\\\\s@.]+)+".',
  },
  {
    what: 'an e-mail pattern that freezes a page',
    file: 'padma/merchant.json',
    from: '"emailPattern": "',
    to: '"emailPattern": "(a+)+',
    at: '"(a+)+',
    says: 'The pattern "(a+)+[^\\\\s@]+@[^\\\\s@.]+(?:\\\\.[^\\\\s@.]+)+" of "emailPattern" takes exponential time, so one long value would freeze a page. Write it without nested repetition.',
  },
  {
    what: 'a pattern of exponential time',
    file: 'mono/console.json',
    from: '"acceptedPattern": "[A-Za-z][A-Za-z0-9]*"',
    to: '"acceptedPattern": "(a+)+b"',
    at: '"acceptedPattern": ¦"(a+)+b"',
    kind: 'warning',
    says: 'The pattern "(a+)+b" of "username" takes exponential time, so a phone gives up on a long value and leaves it to the platform, which may hang on it. Write it without nested repetition.',
  },
];

describe('a pattern that players cannot meet is told before they try', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});
