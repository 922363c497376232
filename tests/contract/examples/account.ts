import { ask } from '../ask';
import { codeSentTo } from '../codes';
import type { Example } from './example';

const mobileOf = (last: number) => `0171111110${last}`;

/** Accounts and sign-in, beyond the first calls. */
export const accountExamples: Readonly<Record<string, Example>> = {
  publicKey: {},
  loginVerification: {
    request: { username: 'traveller', password: 'abc12345', type: 'username', verificationCode: '000000' },
    prepare: async (sandbox) => {
      await ask(sandbox, { call: 'login', request: { username: 'traveller', password: 'abc12345', type: 'username' } });
      return { request: { verificationCode: await codeSentTo(sandbox, '1700000099') } };
    },
  },
  createTrial: {},
  trialAccount: {},
  touch: { as: 'member0' },
  registerAuto: { request: { firebaseChannel: 'google', firebaseIdToken: 'sandbox:someone', type: 0, login: true } },
  smsPasswordReset: { request: { mobileNo: mobileOf(1), countryDialingCode: '880' } },
  smsVerify: {
    as: 'newcomer',
    request: { mobileNum: mobileOf(2), countryDialingCode: '880', verificationCode: '000000' },
    prepare: async (sandbox) => {
      await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum: mobileOf(2) } });
      return { request: { verificationCode: await codeSentTo(sandbox, mobileOf(2)) } };
    },
  },
  defaultAgent: {},
  geetest: { refusal: 'function.not.available' },
  forgotPassword: { request: { username: 'agent41', email: 'agent41@example.com' } },
  setPassword: {
    request: { newPassword: 'fresh1234', mobileNum: '1700000099', verificationCode: '000000' },
    prepare: async (sandbox) => {
      await ask(sandbox, { call: 'smsPasswordReset', request: { mobileNo: '1700000099' } });
      return { request: { verificationCode: await codeSentTo(sandbox, '1700000099') } };
    },
  },
  changePassword: {
    as: 'agent42',
    request: { oldPassword: 'abc12345', newPassword: 'fresh1234', confirmNewPassword: 'fresh1234' },
  },
  updateMember: { as: 'member0', request: { nickname: 'Rahim', qq: '123456' } },
  setNickname: { as: 'member0', request: { nickname: 'রহিম' } },
  setEmail: { as: 'agent1', request: { email: 'a.b@mail.co.uk', password: 'abc12345' } },
  setPayeeName: { as: 'member0', request: { payeeName: 'Abdur Rahim' } },
  memberIcon: { as: 'member0' },
  setMemberIcon: { as: 'member0', request: { icon: '3' } },
  playerAvatar: { as: 'member0' },
};
