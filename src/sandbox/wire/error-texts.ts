import { contractErrorTexts } from './contract-error-texts';
import { type ErrorText, moneyErrorTexts } from './money-error-texts';

/** Every refusal of the platform: its HTTP status, and its text in English and Bengali; `words/` has the others. */
export const errorTexts = {
  request_param_err: { status: 400, EN: 'A field of the request is missing or wrong', BN: 'অনুরোধের একটি ঘর নেই বা ভুল' },
  request_body_required: {
    status: 400,
    EN: 'The encrypted request could not be checked',
    BN: 'এনক্রিপ্ট করা অনুরোধটি যাচাই করা যায়নি',
  },
  'function.not.available': { status: 400, EN: 'This feature is under maintenance', BN: 'এই সুবিধাটি রক্ষণাবেক্ষণে আছে' },
  'login.not.session': {
    status: 401,
    EN: 'You are not logged in, please login first',
    BN: 'আপনি লগইন করেননি, আগে লগইন করুন',
  },
  'user.or.token.invalid': {
    status: 401,
    EN: 'The account has been logged out, please log in again',
    BN: 'অ্যাকাউন্টটি লগআউট হয়েছে, আবার লগইন করুন',
  },
  CUSTOMER_NOT_LOGIN: {
    status: 401,
    EN: 'You are not logged in, please login first',
    BN: 'আপনি লগইন করেননি, আগে লগইন করুন',
  },
  token_ip_different: {
    status: 401,
    EN: 'Your address has changed, please log in again',
    BN: 'আপনার ঠিকানা বদলেছে, আবার লগইন করুন',
  },
  login_verify_required: { status: 400, EN: 'This login needs a further check', BN: 'এই লগইনে আরও একটি যাচাই দরকার' },
  bind_customer_required: {
    status: 400,
    EN: 'This identity is not bound to an account yet',
    BN: 'এই পরিচয়টি এখনো কোনো অ্যাকাউন্টে যুক্ত নয়',
  },
  'merchant.acct.setup.err': {
    status: 400,
    EN: 'The account is not set up at this merchant',
    BN: 'এই মার্চেন্টে অ্যাকাউন্টটি প্রস্তুত নয়',
  },
  TOO_MANY_REQUEST: { status: 429, EN: 'Too many requests, please wait', BN: 'অনেক বেশি অনুরোধ, একটু অপেক্ষা করুন' },
  TOO_MANY_REQUESTS: { status: 429, EN: 'Too many requests, please wait', BN: 'অনেক বেশি অনুরোধ, একটু অপেক্ষা করুন' },
  http_method_not_support: { status: 405, EN: 'This call does not take that method', BN: 'এই কলটি ঐ পদ্ধতি নেয় না' },
  '#727': { status: 500, EN: 'The system is busy', BN: 'সিস্টেম ব্যস্ত' },
  '#734': { status: 500, EN: 'The previous round is not finished', BN: 'আগের রাউন্ড শেষ হয়নি' },
  'gateway.timeout': {
    status: 504,
    EN: 'The request took too long, retry please',
    BN: 'অনুরোধে বেশি সময় লেগেছে, আবার চেষ্টা করুন',
  },
  'vendor.maintenance': { status: 500, EN: 'This vendor is under maintenance', BN: 'এই ভেন্ডর রক্ষণাবেক্ষণে আছে' },
  'balance.not.enough': { status: 400, EN: 'The balance is too low', BN: 'ব্যালেন্স যথেষ্ট নয়' },
  'modify.new.old.same': {
    status: 400,
    EN: 'New and old password cannot be the same',
    BN: 'নতুন ও পুরোনো পাসওয়ার্ড এক হতে পারে না',
  },
  'access.denied': {
    status: 403,
    EN: 'Access restricted or denied by location or IP',
    BN: 'অবস্থান বা আইপি অনুযায়ী প্রবেশ সীমিত বা নিষিদ্ধ',
  },
  'system.upgrading': {
    status: 503,
    EN: 'System upgrading, please try again later',
    BN: 'সিস্টেম হালনাগাদ হচ্ছে, পরে আবার চেষ্টা করুন',
  },
  'platform.maintenance': {
    status: 503,
    EN: 'The platform is under maintenance',
    BN: 'প্ল্যাটফর্মটি রক্ষণাবেক্ষণে আছে',
  },
  'agent.site.only': {
    status: 400,
    EN: 'Members cannot log in to the agent site',
    BN: 'সদস্যরা এজেন্ট সাইটে লগইন করতে পারেন না',
  },
  'member.site.only': {
    status: 400,
    EN: 'Agents cannot log in to the member site',
    BN: 'এজেন্টরা সদস্য সাইটে লগইন করতে পারেন না',
  },
  'agent.only': { status: 400, EN: 'This account is not an agent', BN: 'এই অ্যাকাউন্টটি এজেন্টের নয়' },
  'actual.account.required': {
    status: 400,
    EN: 'Please login an actual account to use this function',
    BN: 'এই সুবিধার জন্য আসল অ্যাকাউন্টে লগইন করুন',
  },
  'user.disabled': {
    status: 400,
    EN: 'Sorry, the user does not exist or is disabled',
    BN: 'দুঃখিত, ব্যবহারকারী নেই বা নিষ্ক্রিয়',
  },
  invitation_code_error: { status: 400, EN: 'Invalid invitation code', BN: 'আমন্ত্রণ কোডটি সঠিক নয়' },
  'unknown.system.err': { status: 500, EN: 'Unknown error', BN: 'অজানা ত্রুটি' },
  'no.data': { status: 400, EN: 'There is no such record', BN: 'এমন কোনো তথ্য নেই' },
  'login.incorrect': { status: 400, EN: 'Wrong username or password', BN: 'ব্যবহারকারীর নাম বা পাসওয়ার্ড ভুল' },
  'captcha.required': { status: 400, EN: 'Enter a captcha', BN: 'ক্যাপচা লিখুন' },
  'captcha.incorrect': { status: 400, EN: 'Verification code error', BN: 'যাচাইকরণ কোড ভুল' },
  'verification.code.incorrect': { status: 400, EN: 'Verification code error', BN: 'যাচাইকরণ কোড ভুল' },
  'verification.code.expired': {
    status: 400,
    EN: 'The verification code has expired',
    BN: 'যাচাইকরণ কোডের মেয়াদ শেষ',
  },
  'register.field.invalid': { status: 400, EN: 'Please check the marked fields', BN: 'চিহ্নিত ঘরগুলো দেখুন' },
  'username.exists': { status: 400, EN: 'Sorry, the username already exists', BN: 'দুঃখিত, ব্যবহারকারীর নামটি আগেই আছে' },
  'username.format': { status: 400, EN: 'Account format is incorrect', BN: 'অ্যাকাউন্টের বিন্যাস সঠিক নয়' },
  'password.format': { status: 400, EN: 'Password format is incorrect', BN: 'পাসওয়ার্ডের বিন্যাস সঠিক নয়' },
  'email.format': { status: 400, EN: 'E-mail format is incorrect', BN: 'ই-মেইলের বিন্যাস সঠিক নয়' },
  'name.format': { status: 400, EN: 'Name format is not valid', BN: 'নামের বিন্যাস সঠিক নয়' },
  'mobile.format': { status: 400, EN: 'The mobile num is not valid', BN: 'মোবাইল নম্বরটি সঠিক নয়' },
  'field.format': { status: 400, EN: 'The format is incorrect', BN: 'বিন্যাস সঠিক নয়' },
  'field.required': { status: 400, EN: 'This field is required', BN: 'এই ঘরটি পূরণ করতে হবে' },
  'password.mismatch': { status: 400, EN: 'Confirmation password not matched', BN: 'নিশ্চিতকরণ পাসওয়ার্ড মেলেনি' },
  'mobile.exists': { status: 400, EN: 'This mobile number is in use already', BN: 'এই মোবাইল নম্বরটি আগেই ব্যবহৃত' },
  'member.email.incorrect': {
    status: 400,
    EN: 'The username and the e-mail do not belong together',
    BN: 'ব্যবহারকারীর নাম ও ই-মেইল মেলে না',
  },
  'password.old.incorrect': { status: 400, EN: 'The old password is wrong', BN: 'পুরোনো পাসওয়ার্ডটি ভুল' },
  'payee.name.fixed': {
    status: 400,
    EN: 'The payee name is set; ask customer service to change it',
    BN: 'প্রাপকের নাম দেওয়া আছে; বদলাতে গ্রাহকসেবায় জানান',
  },
  'question.set': {
    status: 400,
    EN: 'A security question is answered already; change it instead',
    BN: 'নিরাপত্তা প্রশ্নের উত্তর আগেই দেওয়া আছে; সেটি বদলান',
  },
  'question.unknown': {
    status: 400,
    EN: 'Choose one of the questions that are offered',
    BN: 'দেওয়া প্রশ্নগুলোর একটি বেছে নিন',
  },
  'answer.format': { status: 400, EN: 'An answer has 2 to 50 characters', BN: 'উত্তর ২ থেকে ৫০ অক্ষরের হয়' },
  'mobile.missing': {
    status: 400,
    EN: 'No mobile number is bound to this account; bind one first',
    BN: 'এই অ্যাকাউন্টে কোনো মোবাইল নম্বর যুক্ত নেই; আগে একটি যুক্ত করুন',
  },
  'mobile.fixed': {
    status: 400,
    EN: 'A mobile number is bound; ask customer service to change it',
    BN: 'মোবাইল নম্বর যুক্ত আছে; বদলাতে গ্রাহকসেবায় জানান',
  },
  'mobile.recent': {
    status: 400,
    EN: 'This mobile number was bound less than a day ago; try again tomorrow or ask customer service',
    BN: 'এই মোবাইল নম্বর এক দিনেরও কম আগে যুক্ত হয়েছে; কাল চেষ্টা করুন বা গ্রাহকসেবায় জানান',
  },
  ...moneyErrorTexts,
  ...contractErrorTexts,
} as const satisfies Readonly<Record<string, ErrorText>>;

export type ErrorCode = keyof typeof errorTexts;

/** All refusals in one language; a missing code does not compile. */
export type RefusalWords = Readonly<Record<ErrorCode, string>>;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTexts, code);
}
